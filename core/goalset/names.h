// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QString>
#include <QStringList>

namespace boardwright {

/// Whether the set declares the name or a goal uses it. Linear in the set.
bool isBoardCategory(const GoalSet &set, const QString &name);
bool isLineCategory(const GoalSet &set, const QString &name);
bool isTag(const GoalSet &set, const QString &name);

/// Names used by goals, in order; they may repeat.
struct CarriedNames {
    QStringList boardCategories{};
    QStringList lineCategories{};
    QStringList tags{};
};

/// Appends the names that the set does not declare yet to its lists: categories with a limit of 100
/// %, tags as far as mayDeclareTag() allows. Empty names are ignored. Returns false if the set did
/// not change. Near linear in the lists and the names, independent of the number of goals.
bool declare(GoalSet &set, const CarriedNames &names);

/// Whether the site accepts a tag of this name: it is in snake case and not too long.
bool isGoodTag(const QString &tag);

/// Whether the tag can be declared without an error: isGoodTag(), and the list is not full.
bool mayDeclareTag(const GoalSet &set, const QString &tag);

} // namespace boardwright

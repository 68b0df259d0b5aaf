// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QString>
#include <QStringList>

namespace boardwright {

/// Whether the name is declared, or a goal carries it. Linear in the set.
bool isBoardCategory(const GoalSet &set, const QString &name);
bool isLineCategory(const GoalSet &set, const QString &name);
bool isTag(const GoalSet &set, const QString &name);

/// Names as goals carry them, in order; they may repeat.
struct CarriedNames {
    QStringList boardCategories{};
    QStringList lineCategories{};
    QStringList tags{};
};

/// Declares those that the set does not declare yet, at the ends of its lists: categories with a
/// limit of 100 %, tags as far as mayDeclareTag() says so. Empty names are left out. False: none
/// was, and the set is the same. Near linear in the lists and the names, whatever the goals.
bool declare(GoalSet &set, const CarriedNames &names);

/// Whether the site takes a tag of this name: it is spelled as tags are, and not too long.
bool isGoodTag(const QString &tag);

/// Whether declaring the tag adds no error: it is a good one, and there is room for one more.
bool mayDeclareTag(const GoalSet &set, const QString &tag);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QString>
#include <QStringList>

namespace boardwright {

/// A set of `goals` objectives named "goal 1", "goal 2" ... without any rule.
GoalSet plainSet(int goals);

/// Adds an objective and returns it; the reference is valid until the next one is added.
Objective &addGoal(GoalSet &set, const QString &goal);

/// The members of an object in a file, all with the same value.
Verbatim membersOf(const QStringList &keys, const QByteArray &value = "true");

/// The row of the objective with `id`, or -1.
qsizetype rowOf(const GoalSet &set, RowId id);

/// The set with all categories and tags renamed, so that they sort in the opposite order.
GoalSet withOtherNames(GoalSet set);

/// About fifty goals with every feature that the constrained generator knows. Golden boards are
/// made of it: a change here requires blessing them again.
GoalSet goldenSet();

} // namespace boardwright

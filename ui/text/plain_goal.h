// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

#include <QString>

namespace boardwright {

/// The goal as one line of plain text, for all that cannot paint its marks: sentences, boxes,
/// menus, tool tips, names of undo steps, screen readers, copies. {{X}} becomes the values that it
/// can take
/// ("2–5", "3/6/9"; of more than three with gaps only the first and the last), "X" without a range.
/// Plural endings are written out, or dropped if the only value is 1. Other text in braces or
/// brackets means nothing to boards and stays.
QString plainGoal(const QString &goal, const QList<int> &range = {});
QString plainGoal(const Objective &objective);

/// plainGoal(), cut where it is long, for sentences and names of undo steps.
QString shortGoal(const QString &goal, const QList<int> &range = {});
QString shortGoal(const Objective &objective);

} // namespace boardwright

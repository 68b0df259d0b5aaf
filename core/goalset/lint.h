// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QList>

#include <span>

namespace boardwright {

/// The problems of a goal set that do not depend on the board: limits of the lockout.live schema
/// (goalset/field_limits.h), undeclared or unused names, meaningless values, and values that the
/// fields of `sections` do not allow. In the order of sortedProblems(). Problems for one kind of
/// board come from Generator::lint. Linear in the set; pure; any thread.
QList<Problem> lint(const GoalSet &set, std::span<const Section *const> sections);

} // namespace boardwright

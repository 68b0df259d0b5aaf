// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QList>

#include <span>

namespace boardwright {

/// What is wrong or odd in a goal set whatever the board: limits of the lockout.live schema
/// (goalset/field_limits.h), names that are not declared or not used, values that make no sense,
/// and what the fields of `sections` do not allow. In the order of sortedProblems(). What is wrong
/// for one kind of board is said by Generator::lint. Linear in the set; pure; any thread.
QList<Problem> lint(const GoalSet &set, std::span<const Section *const> sections);

} // namespace boardwright

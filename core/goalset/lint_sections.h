// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem_list.h"
#include "core/goalset/section.h"

#include <span>

namespace boardwright {

/// Reports field values that their fields do not allow; as warnings where a field does not apply
/// (isMeant()), because they wait for another choice. Part of lint().
void lintSections(
    const GoalSet &set, std::span<const Section *const> sections, ProblemList &problems);

} // namespace boardwright

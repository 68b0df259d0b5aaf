// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright {

/// All problems of a set for a generator and its settings, including those of goalset/lint.h, in
/// the order of sortedProblems(). Pure; any thread.
QList<Problem> problemsOf(const GoalSet &set, const Generator &generator, const Settings &settings);

} // namespace boardwright

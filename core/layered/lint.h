// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/layered/parameters.h"

namespace boardwright::layered {

/// What is wrong with a set for layered boards of this size.
QList<Problem> lint(const GoalSet &set, const Options &options);

} // namespace boardwright::layered

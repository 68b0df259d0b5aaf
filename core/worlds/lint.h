// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "core/worlds/parameters.h"

namespace boardwright::worlds {

/// The problems of a set's pool, each with its row and column.
QList<Problem> lint(const GoalSet &set, const Options &options);

} // namespace boardwright::worlds

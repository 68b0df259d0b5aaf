// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/settings.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright::layered {

/// Whether a board has each piece of the set as often as the set says, and nothing else. Shares no
/// code with the generator.
std::vector<Finding> checkBoard(const GoalSet &set, const Result &result);

} // namespace boardwright::layered

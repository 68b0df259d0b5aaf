// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/settings.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright::playbingo {

/// Whether a complete board keeps the site's rules, as far as they do not depend on the seed: goals
/// of the list that pass its filters and suit their cells, none twice but where the layout says so,
/// maxima of categories, and with the line rule the least clash of each cell. Shares no code with
/// the generator.
std::vector<Finding> checkBoard(const GoalSet &set, const Settings &settings, const Result &result);

} // namespace boardwright::playbingo

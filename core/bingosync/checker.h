// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/settings.h"
#include "core/goalset/goalset.h"

#include <vector>

namespace boardwright::bingosync {

/// Whether a complete board keeps the rules of its kind, as far as they do not depend on random
/// numbers: goals of the list, of the tiers of their cells, none twice where the kind allows none,
/// and for SRL v5 the least clash of each tier. Shares no code with the generator.
std::vector<Finding> checkBoard(const GoalSet &set, const Settings &settings, const Result &result);

} // namespace boardwright::bingosync

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

namespace boardwright {

/// combat and travel are declared, shop only for lines, wild not at all; empty has no goals.
GoalSet fourCategories();

} // namespace boardwright

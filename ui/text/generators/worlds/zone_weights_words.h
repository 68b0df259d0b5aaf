// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/zone_weights.h"

#include <QStringList>

namespace boardwright {

/// What the weights that were found leave worse than those of the set, as worseWords().
QStringList worseZoneWeights(const worlds::WeightComparison &comparison);

} // namespace boardwright

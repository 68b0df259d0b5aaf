// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/weight_balancer.h"

#include <QStringList>

namespace boardwright {

/// What the best weights leave worse than those of the list, as worseWords().
QStringList worseWeights(const BalanceComparison &comparison);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/statistics_result.h"

#include <QString>

namespace boardwright {

/// One line about all counted boards: how many of how many, and how many were relaxed or not
/// filled.
QString statisticsSummary(const StatisticsResult &result);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/chart_data.h"
#include "ui/editing/lab/statistics_table_model.h"

namespace boardwright {

/// The chart beside the table of a scope, for its current cell.
/// - The board: how often its measure had each value, or all classes of the measure.
/// - Goals: a histogram of the column, with the bar of the current goal highlighted.
/// - Limits, lines, cells: the column's number of each, in the order of the set or the board.
/// If the column has only words or caps, the first column that can be drawn is used. No bars if
/// there is nothing to draw.
ChartData statisticsChart(const StatisticsTableModel &model, int row, int column);

} // namespace boardwright

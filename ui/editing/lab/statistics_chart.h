// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/chart_data.h"
#include "ui/editing/lab/statistics_table_model.h"

namespace boardwright {

/// What to draw beside the table of a scope while a cell of it is the current one.
/// - The board: how often its number had each value; of classes, all classes of it.
/// - Goals: how many of them have about the same number in the column, the current one's bar
/// chosen.
/// - Limits, lines, cells: the column's number of each, in the order of the set or the board.
/// A column of words stands for the first one with numbers. No bars where there is nothing to draw.
ChartData statisticsChart(const StatisticsTableModel &model, int row, int column);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/statistics_columns.h"

#include <QStringList>
#include <QVariant>

namespace boardwright {

/// The texts of statistics cells, translated. Numbers are those of statisticsNumber().

/// The name of an item: "Beat the boss", "Cell 7 (row 2, column 2)", "Relaxations".
QString statisticsName(const StatisticsResult &result, const StatisticsItem &item);
/// The same for a place that names the kind of item: "7" among cells.
QString statisticsShortName(const StatisticsResult &result, const StatisticsItem &item);
QString statisticsText(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);
/// The value for spreadsheets: a share in percent, an amount in its unit, or text.
QVariant statisticsPlainValue(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);
/// Details that do not fit into the cell, as rich text; may be empty.
QString statisticsToolTip(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);

QString statisticsColumnTitle(
    const StatisticsResult &result, Scope scope, const StatisticsColumn &column);
/// A sentence; empty if the title needs no explanation.
QString statisticsColumnHelp(const StatisticsResult &result, const StatisticsColumn &column);
/// The number of a column as text: "34 %", "1.42".
QString statisticsNumberText(const StatisticsColumn &column, const Measure *measure, double number);

/// The classes of a measure that an item had, at most `most`, most frequent first, each with its
/// share of boards: "Line limit 34 %".
QStringList classShares(
    const Tally &tally, std::size_t measure, std::size_t item, std::size_t most);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/statistics_columns.h"

#include <QStringList>
#include <QVariant>

namespace boardwright {

/// What the cells of statistics say, translated. Numbers are those of statisticsNumber().

/// What an item is called: "Beat the boss", "Cell 7 (row 2, column 2)", "Relaxations".
QString statisticsName(const StatisticsResult &result, const StatisticsItem &item);
QString statisticsText(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);
/// For spreadsheets: a share in percent, an amount in its unit, or text.
QVariant statisticsPlainValue(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);
/// Rich text, or empty: what the cell has no room for.
QString statisticsToolTip(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column);

QString statisticsColumnTitle(
    const StatisticsResult &result, Scope scope, const StatisticsColumn &column);
/// A sentence; empty: the title says it all.
QString statisticsColumnHelp(const StatisticsResult &result, const StatisticsColumn &column);
/// The number of a column as it is read: "34 %", "1.42".
QString statisticsNumberText(const StatisticsColumn &column, const Measure *measure, double number);

/// The classes of a measure that an item had, the most frequent first, `most` at most, each with
/// its share of boards: "Line limit 34 %".
QStringList classShares(
    const Tally &tally, std::size_t measure, std::size_t item, std::size_t most);

} // namespace boardwright

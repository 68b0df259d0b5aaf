// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/statistics_export.h"

#include "core/lab/tally_json.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct StatisticsExport {
    Q_DECLARE_TR_FUNCTIONS(boardwright::StatisticsExport)
};

} // namespace

FileExport::File statisticsFile(
    StatisticsFormat format, const std::shared_ptr<const StatisticsResult> &result)
{
    const bool isJson = format == StatisticsFormat::Json;
    return {.title = StatisticsExport::tr("Export Statistics"),
        .name = isJson ? QStringLiteral("statistics.json") : QStringLiteral("statistics.csv"),
        .kind = isJson ? StatisticsExport::tr("Statistics") : StatisticsExport::tr("Tables"),
        .content
        = [isJson, result] { return isJson ? tallyJson(result->tally) : tallyCsv(result->tally); }};
}

} // namespace boardwright

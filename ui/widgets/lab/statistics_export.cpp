// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/statistics_export.h"

#include "core/lab/tally_json.h"

#include <QWidget>

namespace boardwright {

namespace {

std::function<QByteArray()> statisticsBytes(
    StatisticsExport::Format format, const std::shared_ptr<const StatisticsResult> &result)
{
    return [format, result] {
        return format == StatisticsExport::Format::Json ? tallyJson(result->tally)
                                                        : tallyCsv(result->tally);
    };
}

} // namespace

StatisticsExport::StatisticsExport(QWidget &parent)
    : QObject(&parent)
    , m_files(parent)
{
    connect(&m_files, &FileExport::written, this, &StatisticsExport::written);
    connect(&m_files, &FileExport::failed, this, &StatisticsExport::failed);
}

StatisticsExport::~StatisticsExport() = default;

void StatisticsExport::choose(Format format, const std::shared_ptr<const StatisticsResult> &result)
{
    if (!result)
        return;
    const bool isJson = format == Format::Json;
    m_files.choose({.title = tr("Export Statistics"),
        .name = isJson ? QStringLiteral("statistics.json") : QStringLiteral("statistics.csv"),
        .kind = isJson ? tr("Statistics") : tr("Tables"),
        .content = statisticsBytes(format, result)});
}

void StatisticsExport::write(
    Format format, const std::shared_ptr<const StatisticsResult> &result, const QString &path)
{
    m_files.write(path, statisticsBytes(format, result));
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/statistics_export.h"

#include "core/lab/tally_json.h"

#include <QFileDialog>

#include <utility>

namespace boardwright {

StatisticsExport::StatisticsExport(QWidget &parent)
    : QObject(&parent)
    , m_parent(parent)
{
}

StatisticsExport::~StatisticsExport() = default;

void StatisticsExport::choose(Format format, const std::shared_ptr<const StatisticsResult> &result)
{
    if (!result)
        return;
    const bool isJson = format == Format::Json;
    auto *dialog = new QFileDialog(m_parent.window(), tr("Export Statistics"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(isJson ? QStringLiteral("json") : QStringLiteral("csv"));
    dialog->setNameFilters(
        {isJson ? tr("Statistics (*.json)") : tr("Tables (*.csv)"), tr("All files (*)")});
    dialog->selectFile(
        isJson ? QStringLiteral("statistics.json") : QStringLiteral("statistics.csv"));
    connect(dialog, &QFileDialog::fileSelected, this,
        [this, format, result](const QString &path) { write(format, result, path); });
    dialog->open();
}

void StatisticsExport::write(
    Format format, const std::shared_ptr<const StatisticsResult> &result, const QString &path)
{
    m_waiting.append({.path = path,
        .content =
            [format, result] {
                return format == Format::Json ? tallyJson(result->tally) : tallyCsv(result->tally);
            },
        .expected = {}});
    if (!m_writer) {
        m_writer = std::make_unique<FileWriter>();
        connect(m_writer.get(), &FileWriter::written, this, [this](const QString &to) {
            Q_EMIT written(to);
            next();
        });
        connect(m_writer.get(), &FileWriter::failed, this,
            [this](const QString & /*to*/, const Problem &problem) {
                Q_EMIT failed(problem);
                next();
            });
    }
    next();
}

void StatisticsExport::next()
{
    if (!m_waiting.isEmpty() && !m_writer->isBusy())
        m_writer->write(m_waiting.takeFirst());
}

} // namespace boardwright

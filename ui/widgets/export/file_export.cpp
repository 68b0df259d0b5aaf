// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/export/file_export.h"

#include "ui/widgets/controls/dialogs.h"

#include <QFileDialog>
#include <QFileInfo>

namespace boardwright {

FileExport::FileExport(JobPool &files, QWidget &parent)
    : m_parent(parent)
    , m_writer(files, this, &writeFile, [this](const FileOutcome &outcome) { take(outcome); })
{
}

FileExport::~FileExport() = default;

void FileExport::choose(const File &file)
{
    const QString suffix = QFileInfo(file.name).suffix();
    auto *dialog = new QFileDialog(m_parent.window(), file.title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->setNameFilters(
        {QStringLiteral("%1 (*.%2)").arg(file.kind, suffix), tr("All files (*)")});
    dialog->selectFile(file.name);
    askForFile(dialog, this,
        [this, content = file.content](const QString &path) { write(path, content); });
}

void FileExport::write(const QString &path, const std::function<QByteArray()> &content)
{
    m_jobs.append({.path = path, .content = content, .expected = {}});
    if (m_jobs.size() == 1)
        m_writer.submit(m_jobs.first());
}

void FileExport::take(const FileOutcome &outcome)
{
    const QString path = m_jobs.takeFirst().path;
    if (!m_jobs.isEmpty())
        m_writer.submit(m_jobs.first());
    if (const auto *problem = std::get_if<Problem>(&outcome))
        Q_EMIT failed(*problem);
    else
        Q_EMIT written(path);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/export/file_export.h"

#include <QFileDialog>
#include <QFileInfo>

namespace boardwright {

FileExport::FileExport(QWidget &parent)
    : m_parent(parent)
{
}

FileExport::~FileExport() = default;

void FileExport::choose(const File &file)
{
    const QString suffix = QFileInfo(file.name).suffix();
    auto *dialog = new QFileDialog(m_parent.window(), file.title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->setNameFilters(
        {QStringLiteral("%1 (*.%2)").arg(file.kind, suffix), tr("All files (*)")});
    dialog->selectFile(file.name);
    connect(dialog, &QFileDialog::fileSelected, this,
        [this, content = file.content](const QString &path) { write(path, content); });
    dialog->open();
}

void FileExport::write(const QString &path, const std::function<QByteArray()> &content)
{
    m_waiting.append({.path = path, .content = content, .expected = {}});
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

void FileExport::next()
{
    if (!m_waiting.isEmpty() && !m_writer->isBusy())
        m_writer->write(m_waiting.takeFirst());
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/files/file_writer.h"
#include "ui/editing/workers/newest_worker.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace boardwright {

/// Writes files that a person chooses, whatever is in them, one after the other on the files
/// thread. GUI thread; its destruction waits for the file that is being written.
class FileExport final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileExport)

public:
    struct File {
        QString title; ///< of the dialog
        QString name; ///< proposed, with its suffix
        QString kind; ///< what the dialog calls such files: "Tables"
        /// Makes the bytes, on that thread: it holds all that it needs.
        std::function<QByteArray()> content;
    };

    /// Dialogs stand on the window of `parent`, which must outlive it.
    FileExport(JobPool &files, QWidget &parent);
    ~FileExport() override;

    /// Asks for a place, then writes there.
    void choose(const File &file);

    void write(const QString &path, const std::function<QByteArray()> &content);

Q_SIGNALS:
    void written(const QString &path);
    /// The file is as it was.
    void failed(const Problem &problem);

private:
    void take(const FileOutcome &outcome);

    QWidget &m_parent;
    QList<FileJob> m_jobs; ///< the first one is being written
    NewestWorker<FileJob, FileOutcome> m_writer;
};

} // namespace boardwright

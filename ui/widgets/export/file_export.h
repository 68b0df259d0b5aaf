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

/// Writes files with any content to places that the user chooses, one after another on the files
/// thread. GUI thread. The destructor waits for the file being written.
class FileExport final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileExport)

public:
    struct File {
        QString title; ///< of the dialog
        QString name; ///< proposed name, with suffix
        QString kind; ///< name of the file type in the dialog: "Tables"
        /// Makes the content on the files thread, so it must own all data that it uses.
        std::function<QByteArray()> content;
    };

    /// Dialogs open above the window of `parent`, which must outlive this object.
    FileExport(JobPool &files, QWidget &parent);
    ~FileExport() override;

    /// Asks for a place without blocking, then writes the file there; nothing if the user cancels.
    void choose(const File &file);

    /// Writes the file after those requested before. An existing file is replaced.
    void write(const QString &path, const std::function<QByteArray()> &content);

    /// Whether a file is being written, or waits for that.
    bool isWriting() const { return !m_jobs.isEmpty(); }

Q_SIGNALS:
    void written(const QString &path);
    /// The file could not be written. An existing file is unchanged.
    void failed(const Problem &problem);

private:
    void take(const FileOutcome &outcome);

    QWidget &m_parent;
    QList<FileJob> m_jobs; ///< the first one is being written
    NewestWorker<FileJob, FileOutcome> m_writer;
};

} // namespace boardwright

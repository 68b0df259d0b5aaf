// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/files/file_writer.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

class QWidget;

namespace boardwright {

/// Writes files that a person chooses, whatever is in them, in the background and one after the
/// other. GUI thread; its destruction waits for the file that is being written.
class FileExport final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileExport)

public:
    struct File {
        QString title; ///< of the dialog
        QString name; ///< proposed, with its suffix
        QString kind; ///< what the dialog calls such files: "Tables"
        /// Makes the bytes, on another thread: it holds all that it needs.
        std::function<QByteArray()> content;
    };

    /// Dialogs stand on the window of `parent`, which must outlive it.
    explicit FileExport(QWidget &parent);
    ~FileExport() override;

    /// Asks for a place, then writes there.
    void choose(const File &file);

    void write(const QString &path, const std::function<QByteArray()> &content);

Q_SIGNALS:
    void written(const QString &path);
    /// The file is as it was.
    void failed(const Problem &problem);

private:
    void next();

    QWidget &m_parent;
    QList<FileWriter::Job> m_waiting;
    std::unique_ptr<FileWriter> m_writer; ///< with a thread; null until there is something to write
};

} // namespace boardwright

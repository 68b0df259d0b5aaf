// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native.h"
#include "ui/editing/document/document.h"
#include "ui/editing/files/file_watch.h"
#include "ui/editing/workers/newest_worker.h"
#include "ui/widgets/window/reading_sign.h"

#include <QObject>

namespace boardwright {

class MessageBar;

/// Reports when another program changes or removes the document's file, and reads it again if the
/// user wants that. Reloading is one undo step, so nothing is lost.
class FileChanges final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileChanges)

public:
    /// All arguments must outlive this object.
    FileChanges(GoalSetDocument &document, MessageBar &messages, JobPool &files);
    ~FileChanges() override;

    FileWatch &watch() { return m_watch; }

    const FileWatch &watch() const { return m_watch; }

    /// Reads the file again. `step` is the name of the undo step.
    void reread(const QString &step);

    /// What says that the file is being read again.
    ReadingSign &sign() { return m_sign; }

Q_SIGNALS:
    /// Emitted before the document is changed.
    void aboutToReread();
    /// Notes from reading the file.
    void notesChanged(const QList<Problem> &notes);
    /// The file is gone, and the user wants to save it again, there or elsewhere.
    void saveWanted();
    void saveAsWanted();
    /// A transient message for the status bar.
    void told(const QString &text);

private:
    void tell();
    void take(const std::expected<NativeFile, Problem> &read);
    void show(const NativeFile &file);

    GoalSetDocument &m_document;
    MessageBar &m_messages;
    FileWatch m_watch;
    ReadingSign m_sign;
    NewestWorker<QString, std::expected<NativeFile, Problem>> m_reader; ///< by path
    QString m_step; ///< name of the undo step for the file being read
};

} // namespace boardwright

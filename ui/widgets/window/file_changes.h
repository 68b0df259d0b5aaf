// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native.h"
#include "ui/editing/document/document.h"
#include "ui/editing/files/file_watch.h"
#include "ui/editing/workers/newest_worker.h"

#include <QObject>

namespace boardwright {

class MessageBar;

/// Tells when another program changes or removes the document's file, and reads it again where the
/// user wants that: as one undo step, so that nothing is lost.
class FileChanges final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileChanges)

public:
    /// All must outlive it.
    FileChanges(GoalSetDocument &document, MessageBar &messages, JobPool &files);
    ~FileChanges() override;

    FileWatch &watch() { return m_watch; }

    const FileWatch &watch() const { return m_watch; }

    /// Reads the file again; the step in the history is called `step`.
    void reread(const QString &step);

Q_SIGNALS:
    /// Before the document is changed.
    void aboutToReread();
    /// What reading went around.
    void notesChanged(const QList<Problem> &notes);
    /// The file is gone, and the user wants it back, there or elsewhere.
    void saveWanted();
    void saveAsWanted();

private:
    void tell();
    void take(const std::expected<NativeFile, Problem> &read);
    void show(const NativeFile &file);

    GoalSetDocument &m_document;
    MessageBar &m_messages;
    FileWatch m_watch;
    NewestWorker<QString, std::expected<NativeFile, Problem>> m_reader; ///< by path
    QString m_step; ///< in the history, of what is being read
};

} // namespace boardwright

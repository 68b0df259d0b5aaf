// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/files/file_reader.h"
#include "ui/editing/files/file_watch.h"

#include <QObject>

namespace boardwright {

class MessageBar;

/// Tells when another program changes or removes the document's file, and reads it again where the
/// user wants that: as one undo step, so that nothing is lost.
class FileChanges final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileChanges)

public:
    /// Both must outlive it.
    FileChanges(GoalSetDocument &document, MessageBar &messages, QObject *parent = nullptr);
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
    void show(const NativeFile &file);

    GoalSetDocument &m_document;
    MessageBar &m_messages;
    FileWatch m_watch;
    FileReader m_reader;
    QString m_step; ///< empty: nothing is being read
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/files/file_digest.h"
#include "ui/editing/workers/newest_worker.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>

namespace boardwright {

/// What became of a file since it was last read or written here.
enum class FileState : std::uint8_t { Same, Changed, Missing };

/// Looks after one file on the disk that other programs may change. Only its content counts: a
/// file that was touched, or replaced by an equal one, is the same. It is read on the files thread.
/// Law: once nobody has touched the file for a while, and after check() in any case,
/// state() is the truth about it. GUI thread only.
class FileWatch final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileWatch)

public:
    explicit FileWatch(JobPool &files, QObject *parent = nullptr);
    ~FileWatch() override;

    /// From now on looks after `path` (empty: nothing), which holds, or held, what is known.
    void watch(const QString &path, const FileDigest &known);

    const QString &path() const { return m_path; }

    /// Of what was last read, written or accepted here.
    const FileDigest &known() const { return m_known; }

    FileState state() const { return m_state; }

    /// Has a look in the background.
    void check();

    /// What the file holds now is known. A file that is missing stays missing.
    void accept();

    /// While this program writes the file itself, until watch() says what it holds, or resume().
    void pause();
    void resume();

Q_SIGNALS:
    /// Also from Changed to Changed, when the file was changed once more.
    void stateChanged();

private:
    void take(const FileDigest &digest);
    void followPath();

    QString m_path;
    FileDigest m_known;
    FileDigest m_seen;
    FileState m_state = FileState::Same;
    bool m_wasMissed = false; ///< at the last look
    bool m_isPaused = false;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
    NewestWorker<QString, FileDigest> m_worker; ///< by path; empty: the file is missing
};

} // namespace boardwright

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

/// The state of a file since it was last read or written here.
enum class FileState : std::uint8_t { Same, Changed, Missing };

/// Watches one file that other programs may change. Only its content counts: a file that was
/// touched, or replaced by an equal one, is the same. A change counts once two checks have found
/// it, so a file that another program is still writing is not judged by its first half. The file is
/// read on the files thread. Law: state() is correct once the file has not been touched for a
/// while, and in any case a while after check(). GUI thread only.
class FileWatch final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileWatch)

public:
    explicit FileWatch(JobPool &files, QObject *parent = nullptr);
    ~FileWatch() override;

    /// Starts watching `path` (empty: nothing). `known` is the digest of its last known content.
    void watch(const QString &path, const FileDigest &known);

    const QString &path() const { return m_path; }

    /// The digest of what was last read, written or accepted here.
    const FileDigest &known() const { return m_known; }

    FileState state() const { return m_state; }

    /// Reads the file in the background.
    void check();

    /// Accepts the current content of the file as known. A missing file stays missing.
    void accept();

    /// Suspends watching while this program writes the file itself, until watch() or resume().
    void pause();
    void resume();

Q_SIGNALS:
    /// Also emitted from Changed to Changed, if the file was changed once more.
    void stateChanged();

private:
    void take(const FileDigest &digest);
    void followPath();

    QString m_path;
    FileDigest m_known;
    FileDigest m_seen;
    FileState m_state = FileState::Same;
    FileState m_found = FileState::Same; ///< at the last check
    bool m_isPaused = false;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
    NewestWorker<QString, FileDigest> m_worker; ///< by path; empty: the file is missing
};

} // namespace boardwright

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

/// How a file differs from what was last read, written or accepted here.
enum class FileState : std::uint8_t { Same, Changed, Missing };

/// Watches one file that other programs may change. Only its content counts: a file that was
/// touched, or replaced by an equal one, is the same. A change counts once two checks, 150 ms
/// apart, have found it, so that a file is not judged while another program is writing it. The file
/// is read on the files thread. Law: state() becomes correct soon after the file was last touched,
/// and soon after check(). A file that cannot be read keeps its state. GUI thread only.
class FileWatch final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileWatch)

public:
    /// `files` is the files thread.
    explicit FileWatch(JobPool &files, QObject *parent = nullptr);
    ~FileWatch() override;

    /// Starts watching `path` (empty: nothing) instead of the path before. `known` is the digest of
    /// its last known content; if empty, the content of the first check becomes the known one.
    void watch(const QString &path, const FileDigest &known);

    const QString &path() const { return m_path; }

    /// The digest of what was last read, written or accepted here.
    const FileDigest &known() const { return m_known; }

    FileState state() const { return m_state; }

    /// Reads the file in the background; stateChanged() follows if it differs.
    void check();

    /// Accepts the current content of the file as known. A missing file stays missing.
    void accept();

    /// Suspends watching while this program writes the file itself, until watch() or resume().
    void pause();
    /// Continues, and checks the file.
    void resume();

Q_SIGNALS:
    /// state() differs, or a changed file was changed once more.
    void stateChanged();

private:
    void take(const FileDigest &digest);
    void followPath();

    QString m_path;
    FileDigest m_known;
    FileDigest m_seen; ///< of the content that state() is about
    FileState m_state = FileState::Same;
    FileState m_found = FileState::Same; ///< by the last check; a later one must confirm it
    bool m_isDoubtful = false; ///< no look has begun since what m_found says was found
    bool m_isPaused = false;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< until the next check
    /// Takes a path, replies with a digest; an empty one means that the file is missing.
    NewestWorker<QString, FileDigest> m_worker;
};

} // namespace boardwright

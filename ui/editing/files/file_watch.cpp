// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/file_watch.h"

#include "core/formats/file.h"

#include <QFileInfo>

#include <chrono>
#include <utility>

namespace boardwright {

namespace {

// Programs save in several steps: a file may be missing or incomplete for a moment.
constexpr std::chrono::milliseconds settling(150);

std::optional<FileDigest> digestOfFile(const QString &path, const std::stop_token & /*stop*/)
{
    const auto bytes = readFile(path);
    if (bytes)
        return digestOf(*bytes);
    if (bytes.error().code == Code::FileMissing)
        return FileDigest();
    return std::nullopt; // locked for a moment, or no longer a file: saving will report it
}

} // namespace

FileWatch::FileWatch(JobPool &files, QObject *parent)
    : QObject(parent)
    , m_worker(files, this, &digestOfFile, [this](const FileDigest &digest) { take(digest); })
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(settling);
    connect(&m_soon, &QTimer::timeout, this, &FileWatch::check);
    // Does not wait for silence: some folders change all the time.
    const auto lookSoon = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, lookSoon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, lookSoon);
}

FileWatch::~FileWatch() = default;

void FileWatch::watch(const QString &path, const FileDigest &known)
{
    m_worker.stop(); // pending results are superseded by `known`
    m_isPaused = false;
    m_known = known;
    m_seen = known;
    m_found = FileState::Same;
    m_isDoubtful = false;
    if (path != m_path) {
        const QStringList before = m_watcher.files() + m_watcher.directories();
        if (!before.isEmpty())
            m_watcher.removePaths(before);
        m_path = path;
    }
    followPath();
    if (std::exchange(m_state, FileState::Same) != FileState::Same)
        Q_EMIT stateChanged();
    check(); // it may have changed since it was read
}

void FileWatch::check()
{
    m_soon.stop();
    if (m_path.isEmpty() || m_isPaused)
        return;
    followPath();
    m_isDoubtful = false;
    m_worker.submit(m_path);
}

void FileWatch::accept()
{
    if (m_state != FileState::Changed)
        return;
    m_known = m_seen;
    m_found = FileState::Same;
    m_state = FileState::Same;
    Q_EMIT stateChanged();
}

void FileWatch::pause()
{
    m_worker.stop();
    m_isPaused = true;
}

void FileWatch::resume()
{
    m_isPaused = false;
    check();
}

/// Watches the path again. QFileSystemWatcher drops a path whose file is replaced or removed. The
/// folder is watched to notice when a file of that name returns; if the path is a link, also the
/// folder of its target.
void FileWatch::followPath()
{
    if (m_path.isEmpty())
        return;
    const QFileInfo info(m_path);
    QStringList paths{info.absolutePath()};
    if (info.exists())
        paths << m_path << info.canonicalPath();
    paths.removeDuplicates();
    for (const QString &path : std::as_const(paths)) {
        if (!m_watcher.files().contains(path) && !m_watcher.directories().contains(path))
            m_watcher.addPath(path);
    }
}

void FileWatch::take(const FileDigest &digest)
{
    if (m_known.isEmpty())
        m_known = digest; // the content was unknown
    FileState found = FileState::Missing;
    if (!digest.isEmpty())
        found = digest == m_known ? FileState::Same : FileState::Changed;
    // A single look may fall between the steps of a program that is saving: one that begins later
    // decides, not one that was on its way already.
    const bool isAsBefore = std::exchange(m_found, found) == found;
    if ((!isAsBefore || m_isDoubtful) && found != FileState::Same && found != m_state) {
        m_isDoubtful = true;
        m_soon.start();
        return;
    }
    const FileDigest before = std::exchange(m_seen, digest);
    const FileState was = std::exchange(m_state, found);
    if (m_state != was || (m_state == FileState::Changed && before != m_seen))
        Q_EMIT stateChanged();
}

} // namespace boardwright

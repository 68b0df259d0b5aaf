// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/inotify.h>
#include <unistd.h>

#include <QFile>
#include <QString>

#include <array>

namespace boardwright {

/// Notices that a file is opened, by whatever part of the program.
class OpenWatch final {
    Q_DISABLE_COPY_MOVE(OpenWatch)

public:
    explicit OpenWatch(const QString &path)
        : m_events(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        inotify_add_watch(m_events, QFile::encodeName(path).constData(), IN_OPEN);
    }

    ~OpenWatch() { close(m_events); }

    /// Whether it was opened since the last question.
    bool wasOpened() const
    {
        std::array<char, 4096> events{};
        return read(m_events, events.data(), events.size()) > 0;
    }

private:
    int m_events;
};

} // namespace boardwright

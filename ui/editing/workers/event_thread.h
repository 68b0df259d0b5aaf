// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/workers/stand_back.h"

#include <QThread>

#include <mutex>

namespace boardwright {

/// A QThread with an event loop and an end that can be seen: QThread::wait() synchronises inside
/// Qt, where neither a reader of this code nor ThreadSanitizer can see that whatever the thread did
/// comes before whatever follows join(); the mutex says it.
class EventThread final : public QThread {
public:
    /// Ends the event loop after what runs in it now, and waits for that.
    void join()
    {
        quit();
        wait();
        const std::scoped_lock ended(m_mutex);
    }

protected:
    void run() override
    {
        standBack(Rank::Worker);
        exec();
        const std::scoped_lock ended(m_mutex);
    }

private:
    std::mutex m_mutex;
};

} // namespace boardwright

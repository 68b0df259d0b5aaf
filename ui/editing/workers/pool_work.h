// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/workers/job_pool.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace boardwright {

/// Work of one owner on the job pool, and the replies of its pieces. Only the last start() counts:
/// starting again, or stopping, stops what runs and drops its replies. Replies reach the owner's
/// thread through a box owned by both sides, in the order in which the pieces finish, which is
/// arbitrary. Lives on the owner's thread, as a member of the owner.
template <typename Reply>
class PoolWork final {
public:
    /// Does one piece on one thread of the pool; std::nullopt if it was stopped or has no reply.
    using Worker
        = std::function<std::optional<Reply>(std::size_t piece, const std::stop_token &stop)>;
    using Replies = std::vector<Reply>;

    /// See Job. `makeWorker` is called on threads of the pool, concurrently on several. Data shared
    /// by workers must be owned by them jointly; they must not use the owner's objects.
    struct Task {
        std::size_t pieces = 1;
        JobPriority priority = JobPriority::Asked;
        bool isSerial = false;
        std::function<Worker()> makeWorker;
    };

    /// `receive` is called with the replies since its last call, and may start or stop work. With a
    /// `pause`, a single-shot timer, it is not called while that runs, and each call starts the
    /// timer. The pool and the timer must outlive this.
    PoolWork(JobPool &pool, std::function<void(Replies)> receive, QTimer *pause = nullptr)
        : m_pool(pool)
        , m_receive(std::move(receive))
        , m_pause(pause)
    {
        QObject::connect(&pool, &JobPool::advanced, &m_context, [this] { deliver(); });
        if (pause != nullptr)
            QObject::connect(pause, &QTimer::timeout, &m_context, [this] { deliver(); });
    }

    void start(Task task)
    {
        m_box = std::make_shared<Box>();
        m_job = m_pool.start({.pieces = task.pieces,
            .priority = task.priority,
            .isSerial = task.isSerial,
            .makeWorker = [box = m_box, makeWorker = std::move(task.makeWorker)](
                              const std::stop_token & /*stop*/) -> Job::Worker {
                return
                    [box, worker = makeWorker()](std::size_t piece, const std::stop_token &stop) {
                        std::optional<Reply> reply = worker(piece, stop);
                        if (!reply)
                            return;
                        const std::scoped_lock lock(box->mutex);
                        box->replies.push_back(std::move(*reply));
                    };
            }});
    }

    void stop()
    {
        m_job = {};
        m_box.reset();
    }

    /// Whether pieces are left to do.
    bool isRunning() const { return m_job.isRunning(); }

private:
    struct Box {
        std::mutex mutex;
        Replies replies; ///< not delivered yet
    };

    void deliver()
    {
        if (!m_box || (m_pause != nullptr && m_pause->isActive()))
            return;
        Replies replies;
        {
            const std::scoped_lock lock(m_box->mutex);
            replies.swap(m_box->replies);
        }
        if (replies.empty())
            return;
        m_receive(std::move(replies));
        if (m_pause != nullptr)
            m_pause->start();
    }

    JobPool &m_pool;
    std::function<void(Replies)> m_receive;
    QTimer *m_pause;
    std::shared_ptr<Box> m_box; ///< of m_job; null: nothing is running
    RunningJob m_job;
    QObject m_context; ///< receiver of the connections
};

} // namespace boardwright

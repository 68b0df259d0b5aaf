// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/workers/job_pool.h"
#include "ui/editing/workers/mailbox.h"
#include "ui/editing/workers/wake_up.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace boardwright {

/// Answers the newest of its requests, one at a time, on a thread shared with other workers. Of the
/// requests that arrive while it is busy, all but the last are dropped. Lives on the owner's
/// thread. Laws: replies come in the order of their requests; the last request is answered unless
/// it is stopped, or the worker or the pool is destroyed; a stopped request is never answered. The
/// destructor stops the running request and waits for it, but not for other workers.
template <typename Request, typename Reply>
class NewestWorker final {
public:
    /// Runs on a thread of the pool; std::nullopt means no reply (a stopped job).
    using Answer = std::function<std::optional<Reply>(const Request &, std::stop_token)>;
    /// Runs on the owner's thread; a newer reply replaces one that was not taken yet.
    using Notice = std::function<void(Reply)>;

    /// `notice` is not called after `owner` is destroyed; the worker should be a member of it.
    NewestWorker(JobPool &pool, QObject *owner, Answer answer, Notice notice,
        JobPriority priority = JobPriority::Following)
        : m_channel(std::make_shared<Channel>(std::move(answer), m_replied))
        , m_pool(&pool)
        , m_job(pool.start({.pieces = 0,
              .priority = priority,
              .isSerial = true,
              .makeWorker = [channel = m_channel](const std::stop_token &) -> Job::Worker {
                  return [channel](std::size_t /*piece*/, const std::stop_token &stop) {
                      channel->answerNewest(stop);
                      channel->dropSpent();
                  };
              }}))
    {
        QObject::connect(
            &m_replied, &WakeUp::rung, owner,
            [waiting = std::weak_ptr(m_channel), notice = std::move(notice)] {
                const auto channel = waiting.lock();
                auto envelope = channel ? channel->replies.take() : std::nullopt;
                if (envelope && !envelope->stop.stop_requested())
                    notice(std::move(envelope->content));
            },
            Qt::QueuedConnection);
    }

    ~NewestWorker()
    {
        if (m_pool)
            m_pool->finish(m_job);
        m_channel->answer = {}; // the pool's thread may still hold the channel for a moment
    }

    NewestWorker(const NewestWorker &) = delete;
    NewestWorker &operator=(const NewestWorker &) = delete;

    /// Submits a request; returns its number, which increases by one each time.
    std::uint64_t submit(Request request)
    {
        ++m_submitted;
        m_channel->requests.put(
            {.number = m_submitted, .content = std::move(request), .stop = m_stop});
        wake();
        return m_submitted;
    }

    /// Stops all requests so far: the running one, a waiting one, and one whose reply is waiting.
    void stop()
    {
        m_stop.request_stop();
        m_stop = std::stop_source();
    }

    std::uint64_t restart(Request request)
    {
        stop();
        return submit(std::move(request));
    }

    /// Releases a share of something that the worker made. If it is the last share, the worker
    /// destroys the object after its pending work: destroying thousands of rows would block the
    /// owner's thread.
    void discard(std::shared_ptr<const void> spent)
    {
        if (spent == nullptr)
            return;
        {
            const std::scoped_lock lock(m_channel->spentMutex);
            m_channel->spent.push_back(std::move(spent));
        }
        wake();
    }

    /// The number of the running request, or else of the last one that ran; 0 before the first.
    std::uint64_t running() const { return m_channel->running.load(std::memory_order_relaxed); }

private:
    template <typename Content>
    struct Envelope {
        std::uint64_t number = 0;
        Content content;
        std::stop_source stop;
    };

    /// State shared with the pool.
    struct Channel {
        Channel(Answer how, WakeUp &bell)
            : answer(std::move(how))
            , replied(bell)
        {
        }

        void answerNewest(const std::stop_token &ending)
        {
            std::optional<Envelope<Request>> envelope = requests.take();
            if (!envelope)
                return;
            running.store(envelope->number, std::memory_order_relaxed);
            if (envelope->stop.stop_requested())
                return;
            const std::stop_callback endsIt(
                ending, [stop = envelope->stop]() mutable { stop.request_stop(); });
            std::optional<Reply> reply = answer(envelope->content, envelope->stop.get_token());
            if (!reply || envelope->stop.stop_requested())
                return;
            replies.put(
                {.number = envelope->number, .content = std::move(*reply), .stop = envelope->stop});
            Q_EMIT replied.rung();
        }

        void dropSpent()
        {
            std::vector<std::shared_ptr<const void>> dying; // destroyed after the lock is released
            const std::scoped_lock lock(spentMutex);
            dying.swap(spent);
        }

        Answer answer;
        WakeUp &replied; ///< valid while the worker lives, and its destructor waits for what runs
        std::atomic<std::uint64_t> running = 0;
        Mailbox<Envelope<Request>> requests;
        Mailbox<Envelope<Reply>> replies;
        std::mutex spentMutex;
        std::vector<std::shared_ptr<const void>> spent;
    };

    void wake()
    {
        if (m_pool)
            m_pool->request(m_job);
    }

    WakeUp m_replied;
    std::shared_ptr<Channel> m_channel;
    std::stop_source m_stop;
    std::uint64_t m_submitted = 0;
    QPointer<JobPool> m_pool;
    RunningJob m_job;
};

} // namespace boardwright

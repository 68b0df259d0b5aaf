// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/workers/event_thread.h"
#include "ui/editing/workers/mailbox.h"
#include "ui/editing/workers/wake_up.h"

#include <QObject>

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

/// A thread of its own that answers the newest of the requests it is sent: requests that came while
/// it was busy are dropped but for the last. Requests and replies cross in mailboxes; the queued
/// calls between the threads are wake-ups that carry nothing. Lives on the owner's thread. Law:
/// replies come in the order of their requests, and the last request is answered unless the worker
/// is destroyed or the request stopped. Destruction stops what runs and waits for it.
template <typename Request, typename Reply>
class NewestWorker final {
public:
    /// Runs on the worker's thread; nothing is replied where it returns nothing (a stopped job).
    using Answer = std::function<std::optional<Reply>(const Request &, std::stop_token)>;
    /// Runs on the owner's thread after a reply came.
    using Notice = std::function<void()>;

    /// `notice` is not called any more once `owner` is gone; the worker should be a member of it.
    NewestWorker(QObject *owner, Answer answer, const Notice &notice)
        : m_answer(std::move(answer))
    {
        QObject::connect(&m_replied, &WakeUp::rung, owner, notice, Qt::QueuedConnection);
        QObject::connect(
            &m_asked, &WakeUp::rung, &m_worker,
            [this] {
                answerNewest();
                dropSpent();
            },
            Qt::QueuedConnection);
        m_worker.moveToThread(&m_thread);
        m_thread.start();
    }

    ~NewestWorker()
    {
        m_stop.request_stop();
        m_thread.join();
    }

    NewestWorker(const NewestWorker &) = delete;
    NewestWorker &operator=(const NewestWorker &) = delete;

    /// Asks for an answer; returns the request's number, which rises by one with each.
    std::uint64_t submit(Request request)
    {
        ++m_submitted;
        m_requests.put(
            {.number = m_submitted, .request = std::move(request), .stop = m_stop.get_token()});
        Q_EMIT m_asked.rung();
        return m_submitted;
    }

    /// Stops the running job, and any that waits, then asks for this one.
    std::uint64_t restart(Request request)
    {
        m_stop.request_stop();
        m_stop = std::stop_source();
        return submit(std::move(request));
    }

    /// The newest reply that was not taken yet.
    std::optional<Reply> take() { return m_replies.take(); }

    /// Gives up a share of what the worker made. If it is the last, the worker destroys it, after
    /// what it has to do by then: taking apart thousands of rows would hold up the owner's thread.
    void discard(std::shared_ptr<const void> spent)
    {
        if (spent == nullptr)
            return;
        {
            const std::scoped_lock lock(m_spentMutex);
            m_spent.push_back(std::move(spent));
        }
        Q_EMIT m_asked.rung();
    }

    /// The number of the request that runs, or ran last; 0 before the first.
    std::uint64_t running() const { return m_running.load(std::memory_order_relaxed); }

private:
    struct Envelope {
        std::uint64_t number = 0;
        Request request;
        std::stop_token stop;
    };

    void answerNewest()
    {
        const std::optional<Envelope> envelope = m_requests.take();
        if (!envelope)
            return;
        m_running.store(envelope->number, std::memory_order_relaxed);
        std::optional<Reply> reply = m_answer(envelope->request, envelope->stop);
        if (!reply || envelope->stop.stop_requested())
            return;
        m_replies.put(std::move(*reply));
        Q_EMIT m_replied.rung();
    }

    void dropSpent()
    {
        std::vector<std::shared_ptr<const void>> spent; // dies after the lock
        const std::scoped_lock lock(m_spentMutex);
        spent.swap(m_spent);
    }

    Answer m_answer;
    std::stop_source m_stop;
    std::uint64_t m_submitted = 0;
    std::atomic<std::uint64_t> m_running = 0;
    Mailbox<Envelope> m_requests;
    Mailbox<Reply> m_replies;
    std::mutex m_spentMutex;
    std::vector<std::shared_ptr<const void>> m_spent;
    WakeUp m_asked;
    WakeUp m_replied;
    EventThread m_thread;
    QObject m_worker;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/workers/job_pool.h"

#include "ui/editing/workers/stand_back.h"

#include <algorithm>
#include <utility>

namespace boardwright {

struct JobState {
    explicit JobState(Job what)
        : job(std::move(what))
    {
    }

    Job job;
    std::stop_source stop;
    std::size_t next = 0; ///< the first piece that nobody took; guarded by the pool
    std::atomic<std::size_t> done = 0;
};

namespace {

int threadsOfMachine()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

} // namespace

RunningJob &RunningJob::operator=(RunningJob &&other) noexcept
{
    stop();
    m_state = std::move(other.m_state);
    return *this;
}

void RunningJob::stop()
{
    if (m_state)
        m_state->stop.request_stop();
}

bool RunningJob::isDone() const
{
    return !m_state || m_state->done.load() == m_state->job.pieces;
}

bool RunningJob::isRunning() const
{
    return !isDone() && !m_state->stop.stop_requested();
}

std::size_t RunningJob::piecesDone() const
{
    return m_state ? m_state->done.load() : 0;
}

JobPool::JobPool(QObject *parent)
    : JobPool(threadsOfMachine(), parent)
{
}

JobPool::JobPool(int threads, QObject *parent)
    : QObject(parent)
{
    connect(
        &m_bell, &WakeUp::rung, this,
        [this] {
            m_isRung = false;
            Q_EMIT advanced();
        },
        Qt::QueuedConnection);
    m_threads.reserve(static_cast<std::size_t>(threads));
    for (int i = 0; i < threads; ++i)
        m_threads.emplace_back([this] { work(); });
}

JobPool::~JobPool()
{
    const std::scoped_lock lock(m_mutex);
    m_isEnding = true;
    for (const auto &job : m_jobs)
        job->stop.request_stop();
    for (const auto &job : m_running)
        job->stop.request_stop();
    m_hasWork.notify_all();
    // The threads are joined when they are destroyed, which is before all that they use.
}

RunningJob JobPool::start(Job job)
{
    auto state = std::make_shared<JobState>(std::move(job));
    if (state->job.pieces > 0) {
        const std::scoped_lock lock(m_mutex);
        const auto place = std::ranges::find_if(
            m_jobs, [&](const auto &other) { return other->job.priority < state->job.priority; });
        m_jobs.insert(place, state);
    }
    m_hasWork.notify_all();
    return RunningJob(std::move(state));
}

/// Null where there is nothing to do.
std::shared_ptr<JobState> JobPool::next()
{
    std::erase_if(m_jobs, [](const auto &job) { return job->stop.stop_requested(); });
    const auto job = std::ranges::find_if(m_jobs, [this](const auto &waiting) {
        return !waiting->job.isSerial || !std::ranges::contains(m_running, waiting);
    });
    return job == m_jobs.end() ? nullptr : *job;
}

void JobPool::work()
{
    standBack(Rank::Job); // nobody sees statistics that come a tenth of a second later
    std::shared_ptr<JobState> job;
    Job::Worker worker;
    std::unique_lock lock(m_mutex);
    while (!m_isEnding) {
        const std::shared_ptr<JobState> now = next();
        if (now != job) {
            lock.unlock();
            worker = {}; // before its job, which may own what it looks at
            job = now;
            if (job)
                worker = job->job.makeWorker(job->stop.get_token());
            lock.lock();
            continue; // much may have happened meanwhile
        }
        if (!job) {
            m_hasWork.wait(lock);
            continue;
        }
        const std::size_t piece = job->next++;
        if (job->next == job->job.pieces)
            std::erase(m_jobs, job);
        m_running.push_back(job);
        lock.unlock();
        worker(piece, job->stop.get_token());
        // A piece that was told to stop may be half done: such a job is never done.
        if (!job->stop.stop_requested())
            ++job->done;
        if (!m_isRung.exchange(true))
            Q_EMIT m_bell.rung();
        lock.lock();
        m_running.erase(std::ranges::find(m_running, job));
    }
}

} // namespace boardwright

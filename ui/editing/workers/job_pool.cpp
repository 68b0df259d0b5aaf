// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/workers/job_pool.h"

#include "ui/editing/workers/lower_priority.h"

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
    std::size_t next = 0; ///< the first piece not taken yet; guarded by the pool
    std::chrono::nanoseconds spent{}; ///< by all threads; guarded by the pool

    /// Since all jobs began to wait.
    auto turns() const { return spent / JobPool::turn; }

    std::atomic<std::size_t> done = 0;
};

namespace {

int threadsOf(PoolKind kind)
{
    if (kind != PoolKind::Jobs)
        return 1;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

/// Lowers the priority of the calling thread. Users wait for boards and files, but do not notice
/// statistics that arrive a tenth of a second later.
void enter(PoolKind kind)
{
    constexpr int niceness = 4;
    constexpr int nicenessOfJobs = 10;
    switch (kind) {
    case PoolKind::Preview:
        lowerPriority("preview", niceness);
        break;
    case PoolKind::Files:
        lowerPriority("files", niceness);
        break;
    case PoolKind::Jobs:
        lowerPriority("pool", nicenessOfJobs);
        break;
    }
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

JobPool::JobPool(PoolKind kind, QObject *parent)
    : JobPool(kind, threadsOf(kind), parent)
{
}

JobPool::JobPool(int threads, QObject *parent)
    : JobPool(PoolKind::Jobs, threads, parent)
{
}

JobPool::JobPool(PoolKind kind, int threads, QObject *parent)
    : QObject(parent)
    , m_kind(kind)
    , m_wanted(threads)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &JobPool::replaceHeldUp);
    connect(
        &m_bell, &WakeUp::rung, this,
        [this] {
            m_isRung = false;
            Q_EMIT advanced();
        },
        Qt::QueuedConnection);
    const std::scoped_lock lock(m_mutex);
    for (int i = 0; i < threads; ++i)
        addThread();
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
    // The threads are joined when they are destroyed, which happens before anything they use.
}

RunningJob JobPool::start(Job job)
{
    auto state = std::make_shared<JobState>(std::move(job));
    if (state->job.pieces > 0) {
        const std::scoped_lock lock(m_mutex);
        insert(state);
    }
    m_hasWork.notify_all();
    return RunningJob(std::move(state));
}

void JobPool::request(const RunningJob &job)
{
    const auto &state = job.m_state;
    {
        const std::scoped_lock lock(m_mutex);
        if (state->next == state->job.pieces++)
            insert(state);
        if (!m_patience.isActive())
            m_begunBefore = m_begun;
    }
    m_hasWork.notify_all();
    if (!m_patience.isActive())
        m_patience.start();
}

void JobPool::finish(RunningJob &job)
{
    job.stop();
    std::unique_lock lock(m_mutex);
    std::erase(m_jobs, job.m_state);
    m_pieceEnded.wait(lock, [&] { return !std::ranges::contains(m_running, job.m_state); });
}

void JobPool::insert(const std::shared_ptr<JobState> &job)
{
    const auto place = std::ranges::find_if(
        m_jobs, [&](const auto &other) { return other->job.priority < job->job.priority; });
    // A new job gets no more turns than those that wait already.
    if (!m_jobs.empty())
        job->spent
            = std::max(job->spent, (*std::ranges::min_element(m_jobs, {}, [](const auto &other) {
                  return other->spent;
              }))->spent);
    m_jobs.insert(place, job);
}

void JobPool::addThread()
{
    m_threads.emplace_back([this] {
        enter(m_kind);
        work();
    });
}

/// Called by a thread that is about to end.
void JobPool::retire()
{
    const auto self
        = std::ranges::find(m_threads, std::this_thread::get_id(), &std::jthread::get_id);
    m_retired = std::move(*self); // joins the previous one, which no longer needs the lock
    m_threads.erase(self);
}

void JobPool::replaceHeldUp()
{
    const std::scoped_lock lock(m_mutex);
    if (!next())
        return;
    if (m_begun == std::exchange(m_begunBefore, m_begun))
        addThread();
    m_patience.start();
}

/// Null if there is nothing to do.
std::shared_ptr<JobState> JobPool::next()
{
    std::erase_if(m_jobs, [](const auto &job) { return job->stop.stop_requested(); });
    std::shared_ptr<JobState> best;
    for (const auto &job : m_jobs) {
        if (job->job.isSerial && std::ranges::contains(m_running, job))
            continue;
        if (!best || (best->job.priority != JobPriority::Quick && job->turns() < best->turns()))
            best = job;
    }
    return best;
}

void JobPool::work()
{
    std::shared_ptr<JobState> job;
    Job::Worker worker;
    std::unique_lock lock(m_mutex);
    while (!m_isEnding) {
        const std::shared_ptr<JobState> now = next();
        if (now != job) {
            lock.unlock();
            worker = {}; // before its job, which may own data that it uses
            job = now;
            if (job)
                worker = job->job.makeWorker(job->stop.get_token());
            lock.lock();
            continue; // the state may have changed in the meantime
        }
        if (!job) {
            if (m_idle == m_wanted) {
                retire();
                return;
            }
            ++m_idle;
            m_hasWork.wait(lock);
            --m_idle;
            continue;
        }
        const std::size_t piece = job->next++;
        if (job->next == job->job.pieces)
            std::erase(m_jobs, job);
        m_running.push_back(job);
        ++m_begun;
        lock.unlock();
        const auto begun = std::chrono::steady_clock::now();
        worker(piece, job->stop.get_token());
        const auto took = std::chrono::steady_clock::now() - begun;
        // A stopped piece may be incomplete, so a stopped job never counts as done.
        if (!job->stop.stop_requested())
            ++job->done;
        if (!m_isRung.exchange(true))
            Q_EMIT m_bell.rung();
        lock.lock();
        job->spent += took;
        m_running.erase(std::ranges::find(m_running, job));
        m_pieceEnded.notify_all();
    }
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/workers/wake_up.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace boardwright {

/// The threads beside the window's: these three pools and no others.
enum class PoolKind : std::uint8_t {
    Preview, ///< one thread: the board in sight, then its trace
    Files, ///< one thread: what touches the disk, and the source, which is a file as text
    Jobs, ///< all else: one thread less than the machine has cores, but one at least
};

/// What may wait for what: of the jobs that have work left, a higher one gets every free thread.
enum class JobPriority : std::uint8_t {
    Asked, ///< somebody asked for it and looks on: seed search, tuning
    Following, ///< follows every edit: statistics
    Quick, ///< follows every edit and is soon done: what the edit did
};

/// Long work, in pieces that threads take one after the other.
struct Job {
    /// Does one piece, 0 <= piece < pieces, on one thread of the pool; is to return soon once the
    /// token says so. One at a time of a worker, in rising order, but not every piece comes to it.
    using Worker = std::function<void(std::size_t piece, const std::stop_token &stop)>;

    std::size_t pieces = 1;
    JobPriority priority = JobPriority::Asked;
    /// One piece at a time, each after the one before: other threads take the next job meanwhile.
    bool isSerial = false;
    /// Called on a thread of the pool before its first piece; on several at once. What workers
    /// share they own together, never the window's objects.
    std::function<Worker(const std::stop_token &stop)> makeWorker;
};

/// A job, and how far it is; known to the pool only.
struct JobState;

/// A job that was started: the one way to stop it. Stopped when this is destroyed or replaced;
/// neither waits. Owned by one thread; an empty one has done all it will.
class RunningJob final {
public:
    RunningJob() = default;

    ~RunningJob() { stop(); }

    RunningJob(RunningJob &&other) noexcept = default;
    RunningJob &operator=(RunningJob &&other) noexcept;
    RunningJob(const RunningJob &) = delete;
    RunningJob &operator=(const RunningJob &) = delete;

    /// No piece begins any more; those that run are told.
    void stop();

    /// Whether every piece was done: what the workers handed over is complete.
    bool isDone() const;
    /// Whether it has neither been stopped nor done all.
    bool isRunning() const;
    /// Pieces that are done.
    std::size_t piecesDone() const;

private:
    friend class JobPool;

    explicit RunningJob(std::shared_ptr<JobState> state)
        : m_state(std::move(state))
    {
    }

    std::shared_ptr<JobState> m_state;
};

/// The threads of one kind. Jobs hand results over in mailboxes that they share with who started
/// them; advanced() says that it is time to look. GUI thread. Destruction stops all jobs and waits
/// for the pieces that run.
///
/// A disk may hang and a file may be large, yet the files thread also keeps unsaved work. So a
/// thread that holds up a request (see request()) is replaced: when something waits and nothing was
/// begun for `patience`, another thread takes over what waits, and one of the two ends when both
/// are idle. Go's scheduler treats threads in system calls the same way (its name there: handoff).
/// Law: within 2 * patience of a request, a thread is free for the most urgent one.
class JobPool final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JobPool)

public:
    static constexpr std::chrono::milliseconds patience{250};

    explicit JobPool(PoolKind kind = PoolKind::Jobs, QObject *parent = nullptr);
    /// A pool of jobs with so many threads.
    JobPool(int threads, QObject *parent);
    ~JobPool() override;

    [[nodiscard]] RunningJob start(Job job);

    /// Adds a piece to a job. Unlike other jobs it does not wait for a thread that is held up.
    void request(const RunningJob &job);

    /// Stops a job and waits for its pieces that run, not for those of others.
    void finish(RunningJob &job);

    /// How many there are when none is held up.
    int threads() const { return m_wanted; }

Q_SIGNALS:
    /// Pieces of some jobs were done since this was last told.
    void advanced();

private:
    JobPool(PoolKind kind, int threads, QObject *parent);
    void work();
    void insert(const std::shared_ptr<JobState> &job);
    std::shared_ptr<JobState> next();
    void addThread();
    void retire();
    void replaceHeldUp();

    const PoolKind m_kind;
    const int m_wanted;
    QTimer m_patience; ///< runs while something may wait
    std::size_t m_begunBefore = 0; ///< pieces that were begun when the timer was started

    std::mutex m_mutex; ///< of what follows, up to the bell
    std::condition_variable m_hasWork;
    std::condition_variable m_pieceEnded;
    std::vector<std::shared_ptr<JobState>>
        m_jobs; ///< with pieces left, the first to be served first
    std::vector<std::shared_ptr<JobState>> m_running; ///< one for each piece that runs
    std::size_t m_begun = 0; ///< pieces
    int m_idle = 0; ///< threads that wait for work
    bool m_isEnding = false;
    std::atomic<bool> m_isRung = false;
    WakeUp m_bell;
    std::jthread m_retired; ///< has ended, or is about to
    std::vector<std::jthread> m_threads; ///< last: they end first
};

} // namespace boardwright

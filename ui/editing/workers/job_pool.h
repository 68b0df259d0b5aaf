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

/// All threads except the window's: these three pools and no others.
enum class PoolKind : std::uint8_t {
    Preview, ///< one thread: the current board, then its trace
    Files, ///< one thread: disk access, and the source, which is a file as text
    Jobs, ///< everything else: one thread fewer than cores, at least one
};

/// The scheduling priority of a job. Quick jobs with work left get every free thread. The others
/// take turns, so that what the user asked for does not wait for the statistics of slow boards, nor
/// these for a long search: the one that has had the fewest turns goes on, of equals the one of
/// higher priority.
enum class JobPriority : std::uint8_t {
    Asked, ///< requested by the user, who watches: seed search, tuning
    Following, ///< restarted by every edit: statistics
    Quick, ///< restarted by every edit and soon done: the receipt
};

/// A long computation, split into pieces that threads take one after the other.
struct Job {
    /// Does one piece, 0 <= piece < pieces, on one thread of the pool; should return soon once
    /// `stop` is requested. A worker gets one piece at a time, in ascending order, but not every
    /// piece.
    using Worker = std::function<void(std::size_t piece, const std::stop_token &stop)>;

    std::size_t pieces = 1;
    JobPriority priority = JobPriority::Asked;
    /// One piece at a time, each after the previous one; other threads take the next job meanwhile.
    bool isSerial = false;
    /// Called on a thread of the pool whenever it turns to this job, concurrently on several
    /// threads. Data shared by workers must be owned by them jointly; they must not use the
    /// window's objects.
    std::function<Worker(const std::stop_token &stop)> makeWorker;
};

/// A job and its progress; private to the pool.
struct JobState;

/// The handle of a started job, and the only way to stop it. Destroying or replacing the handle
/// stops the job without waiting. Owned by one thread. An empty handle counts as done.
class RunningJob final {
public:
    RunningJob() = default;

    ~RunningJob() { stop(); }

    RunningJob(RunningJob &&other) noexcept = default;
    RunningJob &operator=(RunningJob &&other) noexcept;
    RunningJob(const RunningJob &) = delete;
    RunningJob &operator=(const RunningJob &) = delete;

    /// Starts no more pieces and requests running pieces to stop.
    void stop();

    /// Whether every piece was done, so that the workers' results are complete.
    bool isDone() const;
    /// Whether it has neither been stopped nor finished.
    bool isRunning() const;
    /// The number of finished pieces.
    std::size_t piecesDone() const;

private:
    friend class JobPool;

    explicit RunningJob(std::shared_ptr<JobState> state)
        : m_state(std::move(state))
    {
    }

    std::shared_ptr<JobState> m_state;
};

/// The threads of one kind. Jobs put results into mailboxes shared with their owner; advanced() is
/// emitted when there may be new ones. GUI thread. The destructor stops all jobs and waits for
/// running pieces.
///
/// A disk may hang and a file may be large, yet the files thread also keeps unsaved work. So a
/// thread that blocks a request (see request()) is replaced: if something waits and nothing was
/// started for `patience`, another thread takes over the waiting work, and one of the two ends when
/// both are idle. Go's scheduler does the same for threads in system calls (there called handoff).
/// Law: within 2 * patience of a request, a thread is free for the most urgent one.
class JobPool final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JobPool)

public:
    static constexpr std::chrono::milliseconds patience{250};

    /// A turn, in time spent by all threads. Beginning one takes time, too: a worker is made.
    static constexpr std::chrono::milliseconds turn{200};

    explicit JobPool(PoolKind kind = PoolKind::Jobs, QObject *parent = nullptr);
    /// A pool for jobs with this many threads.
    JobPool(int threads, QObject *parent);
    ~JobPool() override;

    [[nodiscard]] RunningJob start(Job job);

    /// Adds a piece to a job. Unlike other pieces, it does not wait for a blocked thread.
    void request(const RunningJob &job);

    /// Stops a job and waits for its running pieces, but not for those of other jobs.
    void finish(RunningJob &job);

    /// The number of threads when none is blocked.
    int threads() const { return m_wanted; }

Q_SIGNALS:
    /// Pieces were finished since the last signal.
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
    std::size_t m_begunBefore = 0; ///< number of started pieces when the timer started

    std::mutex m_mutex; ///< guards the members below, up to m_bell
    std::condition_variable m_hasWork;
    std::condition_variable m_pieceEnded;
    std::vector<std::shared_ptr<JobState>> m_jobs; ///< with pieces left, in the order of service
    std::vector<std::shared_ptr<JobState>> m_running; ///< one entry for each running piece
    std::size_t m_begun = 0; ///< number of started pieces
    int m_idle = 0; ///< threads waiting for work
    bool m_isEnding = false;
    std::atomic<bool> m_isRung = false;
    WakeUp m_bell;
    std::jthread m_retired; ///< a thread that has ended, or is about to
    std::vector<std::jthread> m_threads; ///< last, so that they are joined first
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/files/recovery_finder.h"
#include "ui/editing/workers/newest_worker.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <memory>

namespace boardwright {

class FileWatch;

/// Where and how often unsaved work is written.
struct RecoverySettings {
    QString folder; ///< created when there is something to write
    /// From a change until it should be written. A crash may cost two seconds of work: the rest is
    /// left for a blocked files thread (2 * JobPool::patience) and for writing.
    std::chrono::milliseconds delay{1'000};
    std::chrono::milliseconds interval{1'000}; ///< minimum between two writes
    /// From a write that failed until it is tried again, unless there is a change before.
    std::chrono::milliseconds retry{10'000};
};

/// Keeps a copy of a document's unsaved work on disk in case the program crashes. The document's
/// own file is never touched. The copy is written on the files thread, before all other work
/// waiting there. Laws: while the document is unmodified there is no copy (except for the moment it
/// takes to remove it); a copy is always complete; it is locked while this program runs. If the
/// document is modified when the keeper is destroyed, the copy stays. GUI thread only.
class RecoveryKeeper final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecoveryKeeper)

public:
    /// The document and `watch` must outlive it. `watch` has the digest of the document's file.
    RecoveryKeeper(const GoalSetDocument &document, const FileWatch &watch, JobPool &files);
    ~RecoveryKeeper() override;

    void start(const RecoverySettings &settings);

    /// Takes ownership of the copy of found work, which the document holds now, so that there is
    /// never more than one copy of the same work.
    void takeOver(const FoundWork &found);

    /// Writes unsaved work without waiting for more of it.
    void keepNow();

    /// The user gave up the unsaved work. A later change counts again.
    void discard();

Q_SIGNALS:
    /// Unsaved work could not be written. It is tried again, and if nothing has changed since, only
    /// the end of that is told, by kept().
    void failed(const Problem &problem);
    void kept();

private:
    /// Used only by the worker until it has ended.
    struct Copy;

    /// The copy of found work, to take over.
    struct Claim {
        QString file;
        std::shared_ptr<KernelLock> lock;
    };

    struct Order {
        std::uint64_t round = 0;
        /// Repeated in every order until one of them has been carried out.
        std::optional<Claim> claim;
        std::optional<GoalSet> set; ///< std::nullopt: remove the copy
        UnsavedWork work;
    };

    struct Reply {
        std::uint64_t round = 0;
        std::expected<void, Problem> outcome;
    };

    static Reply carryOut(Copy &copy, Order order);
    void follow();
    void keep();
    void forget();
    void retry();
    void takeReply(const Reply &reply);

    const GoalSetDocument &m_document;
    const FileWatch &m_watch;
    JobPool &m_files;
    RecoverySettings m_settings;
    QTimer m_timer;
    QElapsedTimer m_sinceWrite;
    QDateTime m_changed;
    std::optional<Claim> m_claim;
    std::uint64_t m_round = 0;
    std::uint64_t m_claimRound = 0; ///< the first order that has m_claim
    std::uint64_t m_discardedAt = 0; ///< revision whose unsaved work was discarded
    bool m_hasCopy = false; ///< or may have one
    bool m_isRetrying = false; ///< what was told by failed(), without a change since
    std::shared_ptr<Copy> m_copy;
    std::optional<NewestWorker<Order, Reply>> m_worker;
};

} // namespace boardwright

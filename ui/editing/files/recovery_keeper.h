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

/// Where and how often unsaved work is kept.
struct RecoverySettings {
    QString folder; ///< made when there is something to keep
    /// From a change until it is to be written. A crash may cost two seconds of work: that leaves
    /// twice the patience of the files thread with what holds it up, and a moment to write.
    std::chrono::milliseconds delay{1'000};
    std::chrono::milliseconds interval{1'000}; ///< at least between two writes
};

/// Keeps a copy of a document's unsaved work on the disk, for the case that the program ends
/// without warning. Written on the files thread, before all that waits there. Laws: while the
/// document is not modified there is no copy (but for the moment it takes to remove it); a copy is
/// whole; it is nobody else's while this program runs. Where the document is modified when the
/// keeper goes, the copy stays. GUI thread only.
class RecoveryKeeper final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecoveryKeeper)

public:
    /// The document and `watch` must outlive it. `watch` knows what the document's file holds.
    RecoveryKeeper(const GoalSetDocument &document, const FileWatch &watch, JobPool &files);
    ~RecoveryKeeper() override;

    void start(const RecoverySettings &settings);

    /// The document holds this work now: its copy is ours from now on. So there is one copy at any
    /// time, and nobody is offered two of the same work.
    void takeOver(const FoundWork &found);

    /// The user gave up the unsaved work; a later change counts again.
    void discard();

Q_SIGNALS:
    /// Unsaved work cannot be kept.
    void failed(const Problem &problem);
    void kept();

private:
    /// The worker's until that has ended.
    struct Copy;

    /// The copy of found work, to be made ours.
    struct Claim {
        QString file;
        std::shared_ptr<KernelLock> lock;
    };

    struct Order {
        std::uint64_t round = 0;
        std::optional<Claim> claim; ///< again in every order, until one of them is carried out
        std::optional<GoalSet> set; ///< nothing: the copy is to be removed
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
    std::uint64_t m_discardedAt = 0; ///< revision whose unsaved work nobody wants
    bool m_hasCopy = false; ///< or may have
    std::shared_ptr<Copy> m_copy;
    std::optional<NewestWorker<Order, Reply>> m_worker;
};

} // namespace boardwright

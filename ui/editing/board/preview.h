// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"
#include "ui/editing/workers/newest_worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace boardwright {

/// The board of the current seed. The preview thread makes it again after every change. If edits
/// come faster than boards, intermediate boards are skipped, but never the last one. A job is
/// stopped early only if it is outdated and over its budget; the budget doubles with each stop
/// until a board is shown, so that slow boards are not stopped forever. Each set is compiled once;
/// studies share the subject of the result. GUI thread only.
class Preview final : public QObject {
    Q_OBJECT

public:
    explicit Preview(QObject *parent = nullptr);
    ~Preview() override;

    /// Requests the board of `seed`; updated() is emitted when it, or one requested later, is
    /// ready. `generator` must outlive the preview.
    void request(const GoalSet &set, const Generator &generator, const Settings &settings,
        const QString &seed);

    /// Discards the current result and all pending ones, so that the next result answers a later
    /// request. For opening another document.
    void startOver();

    /// The newest board; null before the first. Revisions of successive results increase.
    std::shared_ptr<const PreviewResult> result() const { return m_result; }

    /// The revision of the last request; result() is up to date if it has the same one.
    std::uint64_t requested() const { return m_request.revision; }

    bool isUpToDate() const { return m_result && m_result->request.revision == requested(); }

    /// The preview thread, for work that yields to the board.
    JobPool &pool() { return m_pool; }

Q_SIGNALS:
    void updated();
    /// A request was made that result() does not answer yet.
    void outdated();
    /// result() is up to date, and its subject differs from the one when this was last emitted, so
    /// that studies should start. Emitted after updated().
    void settled();
    /// startOver() was called.
    void startedOver();

private:
    using Reply = std::shared_ptr<const PreviewResult>;

    void takeReply(Reply reply);
    void settle();
    void watchBudget();

    std::shared_ptr<const PreviewResult> m_result;
    SharedSubject m_settled; ///< the subject when settled() was last emitted
    bool m_hasSettled = false;
    PreviewRequest m_request; ///< the last one
    QTimer m_budgetTimer;
    std::uint64_t m_newest = 0; ///< the worker's number of the last request
    std::uint64_t m_watched = 0; ///< the worker's job when the timer was started
    int m_stops = 0; ///< since a board was shown
    JobPool m_pool{PoolKind::Preview};
    NewestWorker<PreviewRequest, Reply> m_worker;
};

} // namespace boardwright

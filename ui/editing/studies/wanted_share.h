// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/goal_share.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>

#include <expected>
#include <optional>

namespace boardwright {

/// Searches for the weighting, or the number that the generator has instead (Tunable), that gives a
/// goal a requested share of boards, and sets it as one undo step, or reports why there is none.
/// There is one request at a time, and the newest wins. If the set or the settings change during a
/// search, it starts again. GUI thread.
class WantedShare final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    WantedShare(
        GoalSetDocument &document, BoardChoice &choice, JobPool &pool, QObject *parent = nullptr);
    ~WantedShare() override;

    /// `share`: 0..1.
    void ask(RowId id, double share);

    bool isBusy() const { return m_criterion.has_value(); }

Q_SIGNALS:
    /// A temporary message about the progress or the result.
    void told(const QString &text);
    /// Why the request cannot be met.
    void refused(const QString &reason);

private:
    struct Criterion {
        RowId id = RowId::none;
        double share = 0;
        Knob knob{};
    };

    using Work = PoolWork<std::expected<ShareAnswer, QList<Problem>>>;

    void start();
    void receive(const Work::Replies::value_type &found);
    void answer(const Criterion &criterion, const ShareAnswer &found);

    GoalSetDocument &m_document;
    BoardChoice &m_choice;
    std::optional<Criterion> m_criterion;
    Work m_work; ///< for m_criterion
};

/// The share of boards, 0..1, that was entered in percent, as valueOfEdit() reads it: "6 %", "6",
/// "6,5". The error is a sentence.
std::expected<double, QString> shareOfText(const QString &text);

} // namespace boardwright

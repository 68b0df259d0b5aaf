// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/goal_share.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"
#include "ui/editing/workers/pool_work.h"

#include <QMap>
#include <QObject>

#include <expected>
#include <optional>
#include <vector>

namespace boardwright {

/// Searches for the weightings, or the numbers that the generator has instead (Tunable), that give
/// goals requested shares of boards, and sets them as one undo step, or reports why there are none.
/// There is one request at a time, and the newest wins. If the set or the settings change during a
/// search, it starts again. GUI thread.
class WantedShare final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    WantedShare(
        GoalSetDocument &document, BoardChoice &choice, JobPool &pool, QObject *parent = nullptr);
    ~WantedShare() override;

    /// `shares`: 0..1, by goal. Those that several goals are to have are looked for together,
    /// because each change affects the others.
    void ask(const QMap<RowId, double> &shares);

    bool isBusy() const { return m_criterion.has_value(); }

Q_SIGNALS:
    /// A temporary message about the progress or the result.
    void told(const QString &text);
    /// Why the request cannot be met.
    void refused(const QString &reason);

private:
    struct Criterion {
        QMap<RowId, double> shares;
        std::vector<Knob> knobs; ///< of the goals that can be searched for
    };

    using Work = PoolWork<std::expected<ShareAnswer, QList<Problem>>>;

    void start();
    void receive(const Work::Replies::value_type &found);
    void answer(const Criterion &criterion, const ShareAnswer &found);
    void answerOne(const Criterion &criterion, const ShareAnswer &answer);
    void giveUp(const QString &reason);

    GoalSetDocument &m_document;
    BoardChoice &m_choice;
    std::optional<Criterion> m_criterion;
    Work m_work; ///< for m_criterion
};

/// The field of a share of boards that is entered, in percent.
extern const Field shareField;

/// The share of boards, 0..1, that was entered in percent, as valueOfEdit() reads it: "6 %", "6",
/// "6,5". The error is a sentence.
std::expected<double, QString> shareOfEdit(const QVariant &entered);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/curation_report.h"
#include "core/worlds/world_set.h"
#include "core/worlds/zone_weights.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/document/document.h"
#include "ui/editing/studies/tool_results.h"
#include "ui/editing/workers/pool_work.h"
#include "ui/text/tune_words.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// One wish with those before it: the worlds that it chooses, and how even they are.
struct CuratedWish {
    worlds::WishCost cost;
    worlds::AppearanceShares shares;
    std::vector<worlds::SortRelevance> relevance;
};

/// Curates the worlds of the window's set and settings on the job pool: makes many, chooses some
/// that are as even as wished, and tells what each wish costs. Also searches for weights of zones
/// with which zones appear evenly without a choice. Nothing is applied before apply(). Results
/// belong to the set and settings that they were started with (ToolResults). GUI thread.
class WorldCuration final : public QObject {
    Q_OBJECT

public:
    enum class Task : std::uint8_t {
        None,
        Weighing, ///< weights are searched for
        Making, ///< worlds are made
        Choosing, ///< some of them are chosen
    };

    /// All must outlive this.
    WorldCuration(
        GoalSetDocument &document, Preview &preview, JobPool &pool, QObject *parent = nullptr);
    ~WorldCuration() override;

    /// Whether there are worlds to make: those of the board shown.
    bool canBegin() const;

    /// Chooses `count` of the worlds of seeds 1 to `candidates`. Discards the previous choice. Does
    /// nothing unless canBegin().
    void curate(qint64 count, qint64 candidates, const worlds::CurationWishes &wishes);

    /// Searches for weights. Discards those of the previous search. Does nothing unless canBegin().
    void weigh();

    /// Keeps the results so far.
    void stop();

    Task task() const { return m_task; }

    bool isRunning() const { return m_task != Task::None; }

    /// Whether the worlds of the window are not those of the results, nor those that apply() made
    /// of them.
    bool isStale() const { return m_results.isOutdated(); }

    /// The pool of the results; null before the first.
    const worlds::Pool *pool() const;

    /// What each wish chose, first none; fewer while choosing.
    const std::vector<CuratedWish> &wishes() const { return m_wishes; }

    /// Worlds that can be won, of the seeds tried.
    qint64 candidates() const { return m_candidates ? std::ssize(*m_candidates) : 0; }

    /// Worlds wanted for each one made; 0: all candidates are not enough.
    double yieldOf(const CuratedWish &wish) const;

    const std::vector<worlds::ZoneBalancer::Round> &rounds() const { return m_rounds; }

    /// The seeds of the worlds chosen for all wishes, in the order of choice; empty until then.
    QStringList seeds() const;

    /// Whether weights were found that differ from those of the set, which has not changed since.
    bool canApply() const;

    /// The set of the results, and what apply() would make of it. Need results.
    const GoalSet &setBefore() const { return m_question.subject->set(); }

    GoalSet setAfter() const;
    /// What the weights that were found leave worse than it was; not known until all rounds are
    /// done and before and after are compared.
    WorseNumbers worse() const;

    /// Gives the zones these weights, as one step.
    void apply();

    /// The progress and the result, in words.
    QString words() const;

Q_SIGNALS:
    void updated();
    /// There are other wishes().
    void wishesChanged();

private:
    /// A piece of any task.
    struct Reply {
        std::size_t piece = 0;
        std::vector<worlds::WorldCandidate> candidates;
        std::vector<CuratedWish> wishes; ///< at most one
        std::vector<worlds::ZoneBalancer::Round> rounds; ///< at most one
        std::vector<int> weights;
        std::optional<worlds::WeightComparison> comparison{};
    };

    struct WeighingJob;

    using Work = PoolWork<Reply>;

    /// What results are about.
    struct Question {
        SharedSubject subject; ///< of the worlds generator; null before the first
        qint64 wanted = 0;
        qint64 seeds = 0;
        worlds::CurationWishes wishes{};
    };

    const worlds::WorldSet &worldSet() const;
    bool begin(Task task);
    void receive(Work::Replies replies);
    void receiveRounds(Work::Replies &replies);
    void receiveCandidates(Work::Replies &replies);
    void receiveWishes(Work::Replies &replies);
    void choose();
    void end();
    void follow();
    bool areSettingsSame() const;
    QList<std::pair<RowId, FieldValues>> changesIn(const GoalSet &set) const;
    QString progressWords() const;
    QString choiceWords() const;
    QString weightWords() const;

    GoalSetDocument &m_document;
    Preview &m_preview;
    Question m_question;
    Task m_task = Task::None;
    Task m_last = Task::None; ///< that was begun last: Making or Weighing
    ToolResults m_results;
    std::map<std::size_t, std::vector<worlds::WorldCandidate>> m_pieces; ///< made so far
    std::size_t m_pieceCount = 0;
    std::shared_ptr<const std::vector<worlds::WorldCandidate>> m_candidates; ///< null: not all made
    std::vector<CuratedWish> m_wishes;
    std::vector<worlds::ZoneBalancer::Round> m_rounds;
    std::vector<int> m_weights; ///< by zone; empty: none were found
    std::optional<worlds::WeightComparison> m_comparison; ///< of these weights
    Work m_work;
};

} // namespace boardwright

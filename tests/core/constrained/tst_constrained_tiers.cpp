// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The first pick for each cell in constrained mode, phase by phase, compared with the scores of all
// candidates.

#include "core/constrained/candidates.h"
#include "core/constrained/constants.h"
#include "core/constrained/pool.h"
#include "core/constrained/search_scores.h"
#include "core/constrained/stages.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/stage_sets.h"
#include "tests/support/boards/stages_ran.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

namespace {

/// A board that replays a trace, with scores.
class Follower {
public:
    explicit Follower(const CompiledSet &set)
        : m_set(set)
        , m_pool(set)
        , m_board(set)
        , m_candidates(set)
        , m_scores(set)
    {
    }

    void begin(QStringView seed)
    {
        m_pool.roll(m_set, Draws(seed));
        m_board.clear();
        m_candidates.begin(m_board, m_pool.goals());
    }

    void follow(const Step &step)
    {
        if (step.act == Act::Place) {
            const GoalIndex goal = goalOf(step.what);
            m_board.place(step.a, goal, -1); // goals of these sets have no values
            m_candidates.placed(m_board, step.a, goal);
        }
        if (step.act == Act::Remove) {
            const GoalIndex goal = m_board.goalAt(step.a);
            m_board.remove(step.a);
            m_candidates.removed(m_board, step.a, goal);
        }
    }

    /// The number of candidates with a better score than the step's goal, and the number of all
    /// candidates.
    std::pair<int, int> rankOf(const Step &step)
    {
        m_scores.begin(m_board, m_candidates, m_pool.goals(), step.a);
        const std::int64_t picked = m_scores.of(m_candidates, goalOf(step.what));
        int better = 0;
        int all = 0;
        for (const GoalIndex goal : m_pool.goals()) {
            if (!m_candidates.has(step.a, goal))
                continue;
            ++all;
            better += m_scores.of(m_candidates, goal) > picked ? 1 : 0;
        }
        return {better, all};
    }

private:
    GoalIndex goalOf(RowId row) const
    {
        return std::ranges::lower_bound(m_set.goalOfId, row, {}, &IdOfGoal::id)->goal;
    }

    const CompiledSet &m_set;
    Pool m_pool;
    BoardState m_board;
    Candidates m_candidates;
    SearchScores m_scores;
};

} // namespace

class TestConstrainedTiers final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void eachPhasePicksFromItsTier_data();
    static void eachPhasePicksFromItsTier();
};

void TestConstrainedTiers::eachPhasePicksFromItsTier_data()
{
    QTest::addColumn<bool>("isRestrictive");
    QTest::newRow("constrained mode") << true;
    QTest::newRow("random picks") << false;
}

void TestConstrainedTiers::eachPhasePicksFromItsTier()
{
    QFETCH(const bool, isRestrictive);
    constexpr std::array tiers{100, constants::firstPhaseTier, constants::secondPhaseTier};
    const StageSet about = latinSet(5, isRestrictive, 5);
    BoardMaker maker(about.goals, about.settings);
    Follower follower(maker.compiled());
    Trace trace;
    std::array<int, 3> picks{}; // by phase: first picks of a cell
    // Of these, picks outside the best 50 and 25 %.
    std::array<int, 3> beyondHalf{};
    std::array<int, 3> beyondQuarter{};
    for (int seed = 0; seed < 120; ++seed) {
        maker.run(QString::number(seed), Watch(), &trace);
        follower.begin(QString::number(seed));
        for (const StageRan &ran : stagesRan(trace, maker.result())) {
            int placed = 0;
            for (std::size_t i = ran.begin; i <= ran.end; ++i) {
                const Step &step = trace.steps[i];
                placed += step.act == Act::Place ? 1 : 0;
                // A cell is tried for the first time after a placement or on the cleared board.
                const bool isFirst = ran.stage == toStage(ConstrainedStage::CleanSlate)
                    && step.act == Act::Place && placed <= ran.chosen()
                    && trace.funnelOf(step).back().left > 1
                    && (trace.steps[i - 1].act == Act::Place || placed == 1);
                if (isFirst) {
                    const auto [better, all] = follower.rankOf(step);
                    const auto phase = static_cast<std::size_t>(ran.phase);
                    QCOMPARE(all, trace.funnelOf(step).back().left);
                    ++picks.at(phase);
                    const auto isBeyond
                        = [&](int percent) { return better >= (all * percent + 99) / 100; };
                    beyondHalf.at(phase) += isBeyond(50) ? 1 : 0;
                    beyondQuarter.at(phase) += isBeyond(25) ? 1 : 0;
                    if (isRestrictive)
                        QVERIFY(!isBeyond(tiers.at(phase)));
                }
                follower.follow(step);
            }
        }
    }
    qInfo("phase 1: %d first picks, %d beyond the best half, %d beyond the best quarter; "
          "phase 2: %d, %d, %d",
        picks[1], beyondHalf[1], beyondQuarter[1], picks[2], beyondHalf[2], beyondQuarter[2]);
    QVERIFY(picks[1] > 1000 && picks[2] > 200);
    if (isRestrictive) { // the tier narrows from phase to phase
        QVERIFY(beyondHalf[1] == 0 && beyondQuarter[1] > 50);
        QVERIFY(beyondHalf[2] == 0 && beyondQuarter[2] == 0);
    } else {
        QVERIFY(beyondHalf[1] > 50 && beyondHalf[2] > 20);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedTiers, NoApplication)

#include "tst_constrained_tiers.moc"

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/candidates.h"
#include "core/constrained/pool.h"
#include "tests/support/boards/exclusion_groups.h"
#include "tests/support/boards/plain_rules.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A board on which goals are placed and removed, with its candidates.
class Walk {
public:
    Walk(GoalSet set, const ModeSettings &settings)
        : m_goalSet(std::move(set))
        , m_settings(settings)
        , m_set(compileConstrained(m_goalSet, settings))
        , m_pool(*m_set)
        , m_board(*m_set)
        , m_candidates(*m_set)
    {
    }

    void begin(QStringView seed)
    {
        m_pool.roll(*m_set, Draws(seed));
        m_candidates.begin(m_board, m_pool.goals());
    }

    /// Places a goal on an open site, sometimes exceeding limits, or removes one from any site.
    void step(SplitMix &random)
    {
        std::vector<SiteIndex> open;
        for (int i = 0; i < m_set->cells(); ++i) {
            if (m_board.isOpen(SiteIndex{i}))
                open.push_back(SiteIndex{i});
        }
        const bool isFull = open.empty();
        if (isFull || (!m_board.fillOrder().empty() && random.chance(40))) {
            const SiteIndex site
                = random.chance(50) ? m_board.fillOrder().back() : random.pick(m_board.fillOrder());
            const GoalIndex goal = m_board.goalAt(site);
            m_board.remove(site);
            m_candidates.removed(m_board, site, goal);
            return;
        }
        const SiteIndex site = random.pick(open);
        const bool breaks = random.chance(20);
        for (int draw = 0; draw < 60; ++draw) {
            const GoalIndex goal = random.below(static_cast<int>(m_set->goals.size()));
            if (breaks ? m_board.mayStand(goal, site) : m_board.fits(goal, site)) {
                place(site, goal, random);
                return;
            }
        }
    }

    /// The first difference between the counts and BoardState; empty if there is none.
    QString difference()
    {
        std::vector<bool> isIn(m_set->goals.size(), false);
        for (const GoalIndex goal : m_pool.goals())
            isIn[static_cast<std::size_t>(goal)] = true;
        std::vector<int> sitesOf(m_set->goals.size(), 0);
        for (int i = 0; i < m_set->cells(); ++i) {
            const SiteIndex site{i};
            if (!m_board.isOpen(site))
                continue;
            int count = 0;
            for (std::size_t index = 0; index < isIn.size(); ++index) {
                const auto goal = static_cast<GoalIndex>(index);
                const bool fits = isIn[index] && m_board.fits(goal, site);
                (fits ? fitting : barred) += 1;
                count += fits ? 1 : 0;
                sitesOf[index] += fits ? 1 : 0;
                if (m_candidates.has(site, goal) != fits)
                    return u"goal %1 on site %2"_s.arg(index).arg(i);
            }
            if (m_candidates.count(site) != count)
                return u"count of site %1"_s.arg(i);
        }
        for (std::size_t index = 0; index < isIn.size(); ++index) {
            const auto goal = static_cast<GoalIndex>(index);
            if (m_candidates.sitesOf(goal) != sitesOf[index])
                return u"sites of goal %1"_s.arg(index);
            if (m_candidates.sitesAmong(goal, m_candidates.open(), 2)
                != std::min(sitesOf[index], 2))
                return u"two sites of goal %1"_s.arg(index);
        }
        return {};
    }

    /// The first difference from the plain rules; empty if there is none.
    QString differenceToPlainRules() const
    {
        const PlainRules plain(m_goalSet, m_settings);
        std::vector<Placed> board(m_set->shape->sites.size());
        for (const SiteIndex site : m_board.fillOrder()) {
            const CompiledGoal &goal = m_set->goals[static_cast<std::size_t>(m_board.goalAt(site))];
            const int value = m_board.valueAt(site);
            board[static_cast<std::size_t>(site)] = {.what = goal.row,
                .value
                = value < 0 ? 0 : goal.values.of(m_set->values)[static_cast<std::size_t>(value)]};
        }
        for (int i = 0; i < m_set->cells(); ++i) {
            if (!m_board.isOpen(SiteIndex{i}))
                continue;
            for (const GoalIndex goal : m_pool.goals()) {
                const qsizetype row = m_set->goals[static_cast<std::size_t>(goal)].rowIndex;
                const bool fits
                    = plain.mayStand(board, row, i) && plain.brokenLimits(board, row, i) == 0;
                if (m_candidates.has(SiteIndex{i}, goal) != fits)
                    return u"goal of row %1 on site %2"_s.arg(row).arg(i);
            }
        }
        return {};
    }

    const BoardState &board() const { return m_board; }

    bool hasGoals() const { return !m_set->goals.empty(); }

    int fitting = 0; ///< pairs seen
    int barred = 0;

private:
    void place(SiteIndex site, GoalIndex goal, SplitMix &random)
    {
        const CompiledGoal &placed = m_set->goals[static_cast<std::size_t>(goal)];
        std::vector<int> unused;
        for (std::uint32_t i = 0; i < placed.values.count; ++i) {
            if (m_board.isValueFree(placed, i, site))
                unused.push_back(static_cast<int>(i));
        }
        m_board.place(site, goal, unused.empty() ? -1 : random.pick(unused));
        m_candidates.placed(m_board, site, goal);
    }

    GoalSet m_goalSet;
    ModeSettings m_settings;
    std::shared_ptr<const CompiledSet> m_set;
    Pool m_pool;
    BoardState m_board;
    Candidates m_candidates;
};

/// Random exclusion groups.
void addRandomGroups(GoalSet &set, SplitMix &random)
{
    addGroups(set, {random.between(1, 2), random.between(1, 3), random.between(2, 6)});
    for (qsizetype goal = 0; goal < set.objectives.size(); ++goal) {
        for (int group = 0; group < 3; ++group) {
            if (random.chance(25))
                join(set, goal, group);
        }
    }
}

} // namespace

class TestConstrainedCandidates final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void equalARecountAtEveryStep();
    static void equalThePlainRules();
};

void TestConstrainedCandidates::equalARecountAtEveryStep()
{
    SplitMix random(21);
    int fitting = 0;
    int barred = 0;
    for (int round = 0; round < 250; ++round) {
        const ModeSettings settings = randomSettings(random);
        GoalSet set = randomGoalSet(random, settings);
        if (round % 3 == 0)
            addRandomGroups(set, random);
        Walk walk(std::move(set), settings);
        if (!walk.hasGoals())
            continue;
        // The second turn starts from the board that the first left, with another pool.
        for (int turn = 0; turn < 2; ++turn) {
            walk.begin(QString::number(turn));
            QCOMPARE(walk.difference(), QString());
            for (int step = 0; step < 2 * settings.cells() + 10; ++step) {
                walk.step(random);
                QCOMPARE(walk.difference(), QString());
            }
        }
        fitting += walk.fitting;
        barred += walk.barred;
    }
    qInfo("%d pairs fit, %d do not", fitting, barred);
    QVERIFY(fitting > 1'000'000 && barred > 1'000'000);
}

void TestConstrainedCandidates::equalThePlainRules()
{
    SplitMix random(22);
    int boards = 0;
    while (boards < 120) {
        const ModeSettings settings = randomSettings(random);
        if (settings.cells() > 16) // the plain rules are slow
            continue;
        Walk walk(randomGoalSet(random, settings), settings);
        if (!walk.hasGoals())
            continue;
        ++boards;
        walk.begin(u"plain");
        for (int step = 0; step < 24; ++step) {
            QCOMPARE(walk.differenceToPlainRules(), QString());
            walk.step(random);
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedCandidates, NoApplication)

#include "tst_constrained_candidates.moc"

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/compiled_set.h"
#include "core/constrained/pool.h"
#include "tests/support/chi_square.h"
#include "tests/support/goal_sets.h"
#include "tests/support/random_sets.h"
#include "tests/support/split_mix.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int seeds = 20'000;
constexpr Settings small{.rows = 3, .columns = 3};

using Ids = std::vector<RowId>; // ascending

/// The pool of one set, as rows' ids.
class Rolled {
public:
    Rolled(const GoalSet &set, const Settings &settings)
        : m_set(compileConstrained(set, settings))
        , m_pool(*m_set)
    {
    }

    const Pool &roll(QStringView seed)
    {
        m_pool.roll(*m_set, Draws(seed));
        return m_pool;
    }

    Ids ids(QStringView seed)
    {
        Ids ids;
        for (const GoalIndex goal : roll(seed).goals())
            ids.push_back(m_set->goals[static_cast<std::size_t>(goal)].row);
        std::ranges::sort(ids);
        return ids;
    }

    int cells() const { return m_set->cells(); }

    int mostCopies() const
    {
        return std::ranges::max(m_set->goals, {}, &CompiledGoal::copies).copies;
    }

private:
    std::shared_ptr<const CompiledSet> m_set;
    Pool m_pool;
};

/// A random set whose goals all have texts of their own, so that rows can move.
GoalSet distinctSet(SplitMix &random, const Settings &settings)
{
    GoalSet set = randomGoalSet(random, settings);
    for (qsizetype row = 0; row < set.objectives.size(); ++row)
        set.objectives[row].goal += u" of row %1"_s.arg(row);
    return set;
}

} // namespace

class TestConstrainedPool final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void weightsOverSeeds_data();
    static void weightsOverSeeds();
    static void rollsAreIndependent();
    static void raisingNeverRemoves();
    static void rowsDoNotMatter();
    static void pulledBackAsManyAsNeeded();
    static void pulledBackInOneOrder();
    static void pulledBackUniformly();
    static void supply_data();
    static void supply();
};

void TestConstrainedPool::weightsOverSeeds_data()
{
    QTest::addColumn<int>("weighting");
    QTest::addColumn<int>("percent");
    for (const int weighting : {1, 10, 33, 50, 90, 99})
        QTest::addRow("%d", weighting) << weighting << weighting;
    QTest::newRow("0: never") << 0 << 0;
    QTest::newRow("below 0: never") << -7 << 0;
    QTest::newRow("100: always") << 100 << 100;
    QTest::newRow("above 100: always") << 130 << 100;
}

void TestConstrainedPool::weightsOverSeeds()
{
    QFETCH(const int, weighting);
    QFETCH(const int, percent);
    GoalSet set = plainSet(10);
    set.objectives[4].weighting = weighting;
    Rolled rolled(set, small);
    int hits = 0;
    for (int seed = 0; seed < seeds; ++seed)
        hits += std::ranges::contains(rolled.roll(QString::number(seed)).goals(), 4) ? 1 : 0;
    QVERIFY2(isWithin(3, hits, seeds, percent / 100.0), qPrintable(QString::number(hits)));
}

void TestConstrainedPool::rollsAreIndependent()
{
    GoalSet set = plainSet(12);
    for (const int row : {3, 4, 11})
        set.objectives[row].weighting = 50;
    Rolled rolled(set, small);
    std::array<int, 8> counts{};
    for (int seed = 0; seed < seeds; ++seed) {
        const auto &goals = rolled.roll(QString::number(seed)).goals();
        std::size_t which = 0;
        for (const int row : {3, 4, 11})
            which = 2 * which + (std::ranges::contains(goals, row) ? 1 : 0);
        ++counts[which];
    }
    QVERIFY2(looksUniform(counts), qPrintable(QString::number(chiSquare(counts))));
}

void TestConstrainedPool::raisingNeverRemoves()
{
    SplitMix random(1);
    int joined = 0;
    int compared = 0;
    for (int round = 0; round < 400; ++round) {
        const Settings settings = randomSettings(random);
        GoalSet set = randomGoalSet(random, settings);
        const qsizetype row = random.below(static_cast<int>(set.objectives.size()));
        const RowId id = set.objectives[row].id;
        const QString seed = QString::number(round);
        Ids before;
        bool pulledBefore = true;
        for (const int weighting : {1, 5, 20, 40, 60, 80, 95, 99, 100}) {
            set.objectives[row].weighting = weighting;
            Rolled rolled(set, settings);
            const Ids now = rolled.ids(seed);
            const bool pulled = rolled.roll(seed).pulledBack() > 0;
            QVERIFY(std::ranges::contains(now, id) || !std::ranges::contains(before, id));
            if (!pulled && !pulledBefore) {
                // Nobody else's roll is touched.
                Ids others;
                std::ranges::set_difference(now, before, std::back_inserter(others));
                QVERIFY(others.empty() || others == Ids{id});
                QVERIFY(std::ranges::includes(now, before));
                joined += others.empty() ? 0 : 1;
                ++compared;
            }
            before = now;
            pulledBefore = pulled;
        }
    }
    QVERIFY(compared > 500);
    QVERIFY(joined > 50);
}

void TestConstrainedPool::rowsDoNotMatter()
{
    SplitMix random(2);
    int pulledBack = 0;
    for (int round = 0; round < 400; ++round) {
        const Settings settings = randomSettings(random);
        GoalSet set = distinctSet(random, settings);
        Rolled rolled(set, settings);
        const QString seed = QString::number(round);
        const Ids before = rolled.ids(seed);
        const int supplyBefore = rolled.roll(seed).supply();
        pulledBack += rolled.roll(seed).pulledBack() > 0 ? 1 : 0;

        for (qsizetype row = 0; row < set.objectives.size(); ++row)
            set.objectives.swapItemsAt(
                row, random.below(static_cast<int>(set.objectives.size())));
        Rolled moved(set, settings);
        // Goals of one tag supply one cell whichever of them comes first.
        QVERIFY(moved.ids(seed) == before);
        QCOMPARE(moved.roll(seed).supply(), supplyBefore);
    }
    QVERIFY(pulledBack > 50);
}

void TestConstrainedPool::pulledBackAsManyAsNeeded()
{
    // Each goal supplies one cell: exactly the missing ones come back.
    GoalSet set = plainSet(30);
    for (Objective &goal : set.objectives)
        goal.weighting = 25;
    Rolled rolled(set, small);
    int pulledBack = 0;
    for (int seed = 0; seed < 1000; ++seed) {
        const Pool &pool = rolled.roll(QString::number(seed));
        const auto size = static_cast<int>(pool.goals().size());
        QCOMPARE(pool.supply(), size);
        QVERIFY(size >= 9);
        QVERIFY(pool.pulledBack() == 0 || size == 9);
        QVERIFY(std::ranges::is_sorted(pool.goals()));
        QCOMPARE(std::ranges::adjacent_find(pool.goals()), pool.goals().end());
        pulledBack += pool.pulledBack() > 0 ? 1 : 0;
    }
    QVERIFY(pulledBack > 500);

    // In general the last one that came back was needed still.
    SplitMix random(3);
    for (int round = 0; round < 500; ++round) {
        const Settings settings = randomSettings(random);
        const GoalSet any = randomGoalSet(random, settings);
        Rolled anyRolled(any, settings);
        const Pool &pool = anyRolled.roll(QString::number(round));
        if (pool.pulledBack() > 0)
            QVERIFY(pool.supply() - anyRolled.mostCopies() < settings.cells());
    }
}

void TestConstrainedPool::pulledBackInOneOrder()
{
    // Who comes back for a small board comes back for every larger one.
    SplitMix random(4);
    int grew = 0;
    for (int round = 0; round < 300; ++round) {
        GoalSet set = distinctSet(random, small);
        for (Objective &goal : set.objectives) {
            goal.forcedPositions = {};
            goal.weighting = random.between(1, 40);
        }
        const QString seed = QString::number(round);
        Ids before;
        for (const Settings settings : {Settings{.rows = 3, .columns = 3},
                 Settings{.rows = 3, .columns = 4}, Settings{.rows = 4, .columns = 5}}) {
            Rolled rolled(set, settings);
            const Ids now = rolled.ids(seed);
            QVERIFY(std::ranges::includes(now, before));
            grew += now.size() > before.size() && !before.empty() ? 1 : 0;
            before = now;
        }
    }
    QVERIFY(grew > 100);
}

void TestConstrainedPool::pulledBackUniformly()
{
    GoalSet set = plainSet(40);
    for (Objective &goal : set.objectives)
        goal.weighting = 0;
    Rolled rolled(set, small);
    std::vector<int> counts(40, 0);
    for (int seed = 0; seed < seeds; ++seed) {
        const Pool &pool = rolled.roll(QString::number(seed));
        QCOMPARE(pool.pulledBack(), 9);
        for (const GoalIndex goal : pool.goals())
            ++counts[static_cast<std::size_t>(goal)];
    }
    // Nine of forty without replacement: the counts vary less than independent ones, by 31 / 40.
    for (const int count : counts)
        QVERIFY(isWithin(oneInAMillion, count, seeds, 9.0 / 40));
    QVERIFY(chiSquare(counts) < 31.0 / 40 * chiSquareQuantile(39, oneInAMillion));
    QVERIFY(chiSquare(counts) > 31.0 / 40 * chiSquareQuantile(39, -oneInAMillion));
}

void TestConstrainedPool::supply_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("expected");

    QTest::newRow("plain goals") << u"plain"_s << 12;
    QTest::newRow("copies") << u"copies"_s << 14;
    QTest::newRow("copies without values") << u"no values"_s << 12;
    QTest::newRow("equal values") << u"equal"_s << 13;
    QTest::newRow("values that are no quantities") << u"odd"_s << 13;
    QTest::newRow("one tag for three") << u"tag"_s << 10;
    QTest::newRow("a tag and copies") << u"tagged copies"_s << 12;
    QTest::newRow("designated cells") << u"forced"_s << 13;
    QTest::newRow("designated outside") << u"outside"_s << 11;
    QTest::newRow("a tag is not used up outside") << u"tag outside"_s << 11;
    QTest::newRow("disabled") << u"disabled"_s << 11;
}

void TestConstrainedPool::supply()
{
    QFETCH(const QString, kind);
    GoalSet set = plainSet(12);
    Objective &goal = set.objectives[0];
    goal.individualLimit = 3;
    goal.range = {4, 5, 6};
    if (kind == u"plain")
        goal.individualLimit = 1;
    else if (kind == u"no values")
        goal.range = {};
    else if (kind == u"equal")
        goal.range = {4, 4, 5};
    else if (kind == u"odd")
        goal.range = {-1, 0, 5, 6};
    else if (kind == u"tagged copies")
        goal.tag = u"t"_s;
    else if (kind == u"forced")
        goal.forcedPositions = {2, 9, 9, 10, 0};
    else if (kind == u"outside")
        goal.forcedPositions = {10};
    else if (kind == u"disabled")
        goal.disabled = true;
    if (kind == u"tag") {
        goal.individualLimit = 1;
        for (const int row : {0, 5, 9})
            set.objectives[row].tag = u"t"_s;
    }
    if (kind == u"tag outside") {
        goal.forcedPositions = {10};
        for (const int row : {0, 5})
            set.objectives[row].tag = u"t"_s;
    }
    Rolled rolled(set, small);
    QTEST(rolled.roll(u"any").supply(), "expected");
}

} // namespace boardwright

QTEST_APPLESS_MAIN(boardwright::TestConstrainedPool)

#include "tst_constrained_pool.moc"

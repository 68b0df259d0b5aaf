// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A reworded goal that keeps its draws is in the same cells of all boards of all generators.

#include "core/balanced/sections.h"
#include "core/generator/generator.h"
#include "core/goalset/identity.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/piece_sets.h"
#include "tests/support/sets/site_tiers.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// With data for every generator, twins, and ids of balanced goals that come from their texts.
GoalSet commonSet()
{
    GoalSet set = listedSet();
    for (const Objective &objective : goldenSet().objectives) {
        set.objectives.append(objective);
        set.objectives.last().id = set.nextRow();
    }
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        Objective &objective = set.objectives[row];
        objective.weighting = 80;
        if (objective.extension.contains(balanced::goals.key))
            objective.extension[balanced::goals.key].remove(balanced::id.key);
        if (row % 10 == 7)
            objective.goal = set.objectives[row - 1].goal;
    }
    set.objectives[3].goal = u"ruby"_s; // a gem of zones
    set.objectives[4].goal = u"pearl"_s;
    addPieces(set, 8);
    addZones(set, 32);
    addSiteTiers(set);
    return set;
}

/// Some goals get another text, or that of another goal.
GoalSet reworded(GoalSet set)
{
    SplitMix random(5);
    for (Objective &objective : set.objectives) {
        if (objective.goal == u"ruby"_s || random.below(4) == 0)
            objective.goal = random.below(2) == 0
                ? objective.goal + u'!'
                : set.objectives[random.below(static_cast<int>(set.objectives.size()))].goal;
    }
    return set;
}

bool standAlike(const Result &one, const Result &other)
{
    return one.at == other.at && one.route == other.route
        && std::ranges::equal(one.parts, other.parts, [](const Part &a, const Part &b) {
               return a.site == b.site && a.seed == b.seed && standAlike(*a.result, *b.result);
           });
}

/// The boards of one version of a set.
struct Maker {
    Maker(const Generator &made, const GoalSet &set)
        : generator(made)
        , compiled(made.compile(set, made.settingsFor(set)).value_or(nullptr))
    {
        if (compiled)
            scratch = made.scratch(*compiled);
    }

    const Result &make(const QString &seed)
    {
        Watch watch;
        // A board that could not be filled must be the same one, too.
        [[maybe_unused]] const Outcome outcome
            = generator.run(*compiled, *scratch, seed, board, nullptr, watch);
        return board;
    }

    const Generator &generator;
    std::shared_ptr<const Compiled> compiled;
    std::unique_ptr<Scratch> scratch;
    Result board;
};

} // namespace

class TestKeptDraws final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardsStay_data();
    static void boardsStay();
};

void TestKeptDraws::boardsStay_data()
{
    QTest::addColumn<QString>("generator");
    QTest::addColumn<int>("seeds");
    constexpr int usual = 5'000;
    constexpr int slow = 1'000;
    constexpr int few = 200;
    for (const Generator *each : generators()) {
        const Info &info = each->info();
        QTest::newRow(info.key.data()) << QString(info.key)
                                       << (!info.drawsByText                ? few
                                                  : info.key == "worlds"_L1 ? slow
                                                                            : usual);
    }
}

void TestKeptDraws::boardsStay()
{
    QFETCH(const QString, generator);
    QFETCH(const int, seeds);
    const Generator *made = generatorOf(generator);
    QVERIFY(made != nullptr);
    const GoalSet before = commonSet();
    const GoalSet lost = reworded(before);
    GoalSet kept = lost;
    for (const Objective &objective : withKeptDraws(before, lost))
        kept.objectives[rowOf(kept, objective.id)] = objective;
    Maker one(*made, before);
    Maker other(*made, kept);
    Maker third(*made, lost);
    QVERIFY(one.compiled && other.compiled && third.compiled);
    int differ = 0;
    const int count = walkLength(seeds);
    for (int i = 1; i <= count; ++i) {
        const QString seed = QString::number(i);
        const Result &stood = one.make(seed);
        QVERIFY2(standAlike(stood, other.make(seed)), qPrintable(seed));
        differ += standAlike(stood, third.make(seed)) ? 0 : 1;
    }
    // Without kept draws, most would not stay; or all, if texts do not count.
    QVERIFY2(made->info().drawsByText ? differ > count / 4 : differ == 0,
        qPrintable(QString::number(differ)));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestKeptDraws, NoApplication)

#include "tst_kept_draws.moc"

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/set_list.h"
#include "core/formats/native.h"
#include "core/lab/simulate.h"
#include "core/lab/tally_reading.h"
#include "core/tune/trial.h"
#include "core/tune/tuner.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int threads = 2;
constexpr qint64 freshSeeds = 20'000;

} // namespace

/// What tuning promises, on a set of 200 goals.
class TestTunedShares final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reachableGoalsAreWithinATenth();
    void theOthersAreListedWithTheirLimit();
    void theFileKeepsThePromise();
    static void balanceIsTuned();

private:
    GoalSet m_set;
    GoalSet m_after;
    std::optional<Trial> m_trial;
};

void TestTunedShares::initTestCase()
{
    const Generator &generator = *generators().front();
    const Settings settings = defaultSettings(generator.info().parameters);
    m_set = withTargets(unevenSet(200), {u"all"_s});
    const TunePlan plan = tunePlanOf(generator.info(), m_set, settings);
    Tuner tuner(generator, m_set, settings, plan, {});
    while (tuner.round({.threads = threads})) { }
    m_after = tuner.tuned();
    m_trial = trialOf(*subjectOf(generator, m_set, settings),
        *subjectOf(generator, m_after, settings), plan, freshSeeds, threads);
    QVERIFY(m_trial.has_value());
}

void TestTunedShares::reachableGoalsAreWithinATenth()
{
    // 20 bosses take one cell and 10 songs one; the other 170 goals share 23.
    constexpr double level = 23.0 / 170;
    double least = 1;
    double most = 0;
    for (std::size_t i = 0; i < m_trial->items.size(); ++i) {
        const TrialItem &item = m_trial->items[i];
        QCOMPARE(item.isReached, i >= 30);
        if (i < 30)
            continue;
        least = std::min(least, *item.after / level);
        most = std::max(most, *item.after / level);
    }
    qInfo("reachable goals: %.3f to %.3f of their share", least, most);
    QVERIFY2(least >= 0.9 && most <= 1.1, qPrintable(u"%1 to %2"_s.arg(least).arg(most)));
}

void TestTunedShares::theOthersAreListedWithTheirLimit()
{
    const auto reasons = generators().front()->info().measures;
    const auto leftOut = std::ranges::find(reasons, "left_out"_L1, &Measure::key);
    for (std::size_t i = 0; i < 30; ++i) {
        const TrialItem &item = m_trial->items[i];
        QVERIFY(!item.isReached && item.heldBy && item.heldBy->reason);
        const QString reason = leftOut->classes[*item.heldBy->reason].key;
        QCOMPARE(reason, i < 20 ? u"board_limit"_s : u"tag"_s);
        QCOMPARE(item.heldBy->limit.has_value(), i < 20);
        if (i < 20)
            QCOMPARE(item.heldBy->limit->name, u"boss"_s);
    }
}

/// Written, read and simulated like any other set.
void TestTunedShares::theFileKeepsThePromise()
{
    const auto file = readNative(writeNative(m_after));
    QVERIFY(file.has_value());
    const Generator &generator = *generators().front();
    const auto subject
        = subjectOf(generator, file->set, defaultSettings(generator.info().parameters));
    const Tally tally = simulate(
        *subject, {.first = 700'001, .last = 700'000 + freshSeeds}, {.threads = threads});
    for (std::size_t row = 0; row < tally.appearances.size(); ++row) {
        const double promised = *m_trial->items[row].after;
        const double error = std::sqrt(2 * promised * (1 - promised) / freshSeeds);
        QVERIFY(std::abs(appearanceShare(tally, row) - promised) < 4.5 * error);
    }
}

/// Goals of one difficulty compete for one cell, and rules of synergy keep some of them out. So not
/// all can be alike, but most become so; and goals that no board has keep the balance they have.
void TestTunedShares::balanceIsTuned()
{
    const Generator &generator = *generatorOf(u"balanced");
    GoalSet set = setOfList(referenceList(fixturePath("balanced/list.json")));
    const Settings settings = generator.settingsFor(set);
    QCOMPARE(addTarget(generator.info(), set, u"all"_s), TargetText::Fine);
    const TunePlan plan = tunePlanOf(generator.info(), set, settings);
    constexpr qint64 seeds = 8'000;
    Tuner tuner(generator, set, settings, plan, {.seeds = seeds});
    while (tuner.round({.threads = threads})) { }
    const GoalSet after = tuner.tuned();
    const auto trial = trialOf(*subjectOf(generator, set, settings),
        *subjectOf(generator, after, settings), plan, seeds, threads);
    double never = 0;
    double kept = 0; // the others were drawn on some other seed
    double drawn = 0;
    double nearBefore = 0;
    double nearAfter = 0;
    for (std::size_t i = 0; i < plan.items.size(); ++i) {
        const TrialItem &item = trial->items[i];
        if (*item.after == 0) {
            QVERIFY(item.heldBy && item.heldBy->isNever);
            const int row = plan.items[i].row;
            never += 1;
            kept += after.objectives[row] == set.objectives[row] ? 1 : 0;
            continue;
        }
        constexpr double fifth = 0.2;
        drawn += 1;
        nearBefore += std::abs(*item.before - item.wanted) <= fifth * item.wanted ? 1 : 0;
        nearAfter += std::abs(*item.after - item.wanted) <= fifth * item.wanted ? 1 : 0;
    }
    QVERIFY2(never > 50 && kept >= 0.95 * never, qPrintable(u"%1 of %2"_s.arg(kept).arg(never)));
    const QString found
        = u"of %1 goals drawn, %2 before and %3 after"_s.arg(drawn).arg(nearBefore).arg(nearAfter);
    qInfo("%s", qPrintable(found));
    QVERIFY2(nearAfter >= 0.7 * drawn && nearBefore < 0.3 * drawn, qPrintable(found));
}

BOARDWRIGHT_UNIT(TestTunedShares, NoApplication)
#include "tst_tuned_shares.moc"

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/simulate.h"
#include "core/lab/tally_reading.h"
#include "core/tune/state_json.h"
#include "core/tune/trial.h"
#include "core/tune/tuner.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <memory>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

const Generator &generator()
{
    return *generators().front();
}

Settings settings()
{
    return defaultSettings(generator().info().parameters);
}

SharedSubject subjectFor(const GoalSet &set)
{
    const auto subject = subjectOf(generator(), set, settings());
    Q_ASSERT(subject.has_value());
    return *subject;
}

std::unique_ptr<Tuner> tunerFor(
    const GoalSet &set, const TuneOptions &options, std::span<const QString> allowed = {})
{
    return std::make_unique<Tuner>(generator(), set, settings(),
        tunePlanOf(generator().info(), set, settings(), allowed), options);
}

/// The set after all rounds.
GoalSet tuned(const GoalSet &set, const TuneOptions &options, std::span<const QString> allowed = {})
{
    const auto tuner = tunerFor(set, options, allowed);
    while (tuner->round({.threads = 2})) { }
    Q_ASSERT(tuner->isDone());
    return tuner->tuned();
}

/// Shares by row, counted by other code than the tuner's, on seeds that it has not seen.
std::vector<double> sharesOf(const GoalSet &set, qint64 seeds)
{
    const Tally tally = simulate(
        subjectFor(set), {.first = 1'000'001, .last = 1'000'000 + seeds}, {.threads = 2});
    std::vector<double> shares;
    for (std::size_t row = 0; row < tally.appearances.size(); ++row)
        shares.push_back(appearanceShare(tally, row));
    return shares;
}

constexpr TuneOptions quick{.engine = TuneEngine::Approximation, .seeds = 3'000};
constexpr TuneOptions both{.iterations = 2, .seeds = 320};
constexpr TuneOptions briefClimb{.engine = TuneEngine::Climbing, .iterations = 6, .seeds = 160};
constexpr TuneOptions briefPlain{.engine = TuneEngine::PlainClimbing, .iterations = 6, .seeds = 60};

/// The state after this many rounds on so many threads.
TuneState stateAfter(const GoalSet &set, const TuneOptions &options, int rounds, int threads)
{
    const auto tuner = tunerFor(set, options);
    for (int round = 0; round < rounds; ++round)
        tuner->round({.threads = threads});
    return tuner->state();
}

} // namespace

class TestTuner final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void goalsBecomeAlike();
    static void sharesAreAsWanted();
    static void categoriesAreAsWanted();
    static void limitsAreLoosenedIfAllowed();
    static void numbersComeIntoTheirBand_data();
    static void numbersComeIntoTheirBand();
    static void threadsMakeNoDifference_data();
    static void threadsMakeNoDifference();
    static void interruptionsMakeNoDifference_data();
    static void interruptionsMakeNoDifference();
    static void aStopChangesNothing();
    static void pausesMakeNoDifference_data();
    static void pausesMakeNoDifference();
    static void restartsWithinRoundsMakeNoDifference_data();
    static void restartsWithinRoundsMakeNoDifference();
    static void foreignStatesAreRefused();
    void hostileNumbersAreRefusedOrHarmless_data();
    void hostileNumbersAreRefusedOrHarmless();
    static void manyBoardsAreKept();
    static void boardsAreCounted_data();
    static void boardsAreCounted();
};

void TestTuner::goalsBecomeAlike()
{
    const GoalSet set = withTargets(unevenSet(60), {u"all"_s});
    const GoalSet after = tuned(set, quick);
    constexpr qint64 seeds = 4'000;
    const std::vector<double> was = sharesOf(set, seeds);
    const std::vector<double> is = sharesOf(after, seeds);
    // 6 bosses take one cell and 3 songs one: both less than they would have if all were alike.
    constexpr double level = 23.0 / 51;
    int nearBefore = 0;
    for (std::size_t row = 9; row < is.size(); ++row) {
        QVERIFY2(std::abs(is[row] - level) <= 0.1 * level,
            qPrintable(u"row %1: %2 of %3"_s.arg(row).arg(is[row]).arg(level)));
        nearBefore += std::abs(was[row] - level) <= 0.1 * level ? 1 : 0;
    }
    QVERIFY(nearBefore < 20);
    for (qsizetype row = 0; row < 9; ++row)
        QCOMPARE(after.objectives[row].weighting, 100); // as much as can be

    const auto trial = trialOf(subjectFor(set), subjectFor(after),
        tunePlanOf(generator().info(), set, settings()), seeds, 2);
    QVERIFY(trial.has_value());
    for (std::size_t i = 0; i < trial->items.size(); ++i) {
        const TrialItem &item = trial->items[i];
        QVERIFY(std::abs(*item.after - is[i]) < 0.05); // other seeds
        QVERIFY(std::abs(*item.before - was[i]) < 0.05);
        QCOMPARE(item.isReached, i >= 9);
        if (i >= 9)
            continue;
        QVERIFY(item.heldBy.has_value());
        QVERIFY(item.heldBy->isAtEnd);
        QCOMPARE(item.heldBy->limit.has_value(), i < 6);
        if (i < 6) {
            QCOMPARE(item.heldBy->limit->name, u"boss"_s);
            QCOMPARE(item.heldBy->percent, 4);
        }
        QVERIFY(std::abs(item.wanted - level) < 0.02);
    }
    QVERIFY(*trial->nearGoalsAfter > *trial->nearGoalsBefore);
    QVERIFY(trial->after.total > trial->before.total);
}

void TestTuner::sharesAreAsWanted()
{
    const GoalSet set = withTargets(plainSet(60), {u"goal:goal 3=20"_s, u"goal:goal 8=55%"_s});
    const GoalSet after = tuned(set, quick);
    const std::vector<double> is = sharesOf(after, 6'000);
    QVERIFY2(std::abs(is[2] - 0.20) < 0.02, qPrintable(QString::number(is[2])));
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        if (row != 2 && row != 7)
            QCOMPARE(after.objectives[row].weighting, 100); // no target, not touched
    }
    // All goals are in every pool and 25 of 60 are drawn: no weighting makes one more likely.
    QCOMPARE(after.objectives[7].weighting, 100);
    const auto trial = trialOf(subjectFor(set), subjectFor(after),
        tunePlanOf(generator().info(), set, settings()), 4'000, 2);
    QVERIFY(trial->items[0].isReached);
    QVERIFY(!trial->items[1].isReached);
    QVERIFY(trial->items[1].heldBy->isAtEnd);
    QCOMPARE(trial->items[0].confidence, 3);
}

void TestTuner::categoriesAreAsWanted()
{
    GoalSet set = plainSet(80);
    for (int i = 0; i < 30; ++i)
        set.objectives[i].boardCategories << u"shop"_s;
    set = withTargets(set, {u"category:shop=12"_s});
    const std::vector<double> is = sharesOf(tuned(set, quick), 4'000);
    double cells = 0;
    for (std::size_t row = 0; row < 30; ++row)
        cells += is[row];
    QVERIFY2(std::abs(cells / 25 - 0.12) < 0.012, qPrintable(QString::number(cells / 25)));
}

void TestTuner::limitsAreLoosenedIfAllowed()
{
    GoalSet set = plainSet(30);
    for (int i = 0; i < 24; ++i)
        set.objectives[i].boardCategories << u"shop"_s;
    set.boardLimits << CategoryLimit{.category = u"shop"_s, .percent = 60}; // 15 + 6 < 25 cells
    set = withTargets(set, {u"relaxed=5"_s});
    QCOMPARE(tuned(set, quick).boardLimits, set.boardLimits);
    const std::array allowed{u"board_limits"_s};
    const GoalSet after = tuned(set, quick, allowed);
    QVERIFY(after.boardLimits.first().percent > 60);
    const Tally tally = simulate(subjectFor(after), {.first = 5'001, .last = 6'000}, {});
    QVERIFY(tally.relaxedBoards <= 50);
    QVERIFY(simulate(subjectFor(set), {.first = 5'001, .last = 6'000}, {}).relaxedBoards > 900);
}

void TestTuner::numbersComeIntoTheirBand_data()
{
    QTest::addColumn<TuneEngine>("engine");
    QTest::newRow("common seeds") << TuneEngine::Climbing;
    QTest::newRow("as published") << TuneEngine::PlainClimbing;
}

/// Repeats in a line depend on which goals are drawn; the weightings decide that.
void TestTuner::numbersComeIntoTheirBand()
{
    QFETCH(const TuneEngine, engine);
    GoalSet set = plainSet(60);
    for (int i = 0; i < 30; ++i)
        set.objectives[i].lineCategories << u"kind"_s;
    set = withTargets(set, {u"repeats_in_line=..3"_s});
    const TunePlan plan = tunePlanOf(generator().info(), set, settings());
    const TuneOptions options{.engine = engine, .iterations = 40, .seeds = 200};
    const GoalSet after = tuned(set, options);
    const auto trial = trialOf(subjectFor(set), subjectFor(after), plan, 1'000, 2);
    QVERIFY2(trial->after.total > trial->before.total + 0.05,
        qPrintable(u"%1 after %2"_s.arg(trial->after.total).arg(trial->before.total)));
    QCOMPARE(trial->items.front().confidence, 3);
}

void TestTuner::threadsMakeNoDifference_data()
{
    QTest::addColumn<TuneOptions>("options");
    QTest::newRow("approximation")
        << TuneOptions{.engine = TuneEngine::Approximation, .seeds = 800};
    QTest::newRow("both") << both;
    QTest::newRow("climbing") << briefClimb;
    QTest::newRow("plain climbing") << briefPlain;
}

void TestTuner::threadsMakeNoDifference()
{
    QFETCH(const TuneOptions, options);
    const GoalSet set
        = withTargets(unevenSet(60), {u"all"_s, u"relaxed=5"_s, u"repeats_in_line=..2"_s});
    const TuneState one = stateAfter(set, options, 6, 1);
    QCOMPARE(one.rounds.size(), std::size_t{6});
    QVERIFY(one == stateAfter(set, options, 6, 3));
    QVERIFY(one == stateAfter(set, options, 6, 1));
}

void TestTuner::interruptionsMakeNoDifference_data()
{
    threadsMakeNoDifference_data();
}

void TestTuner::interruptionsMakeNoDifference()
{
    QFETCH(TuneOptions, options);
    if (options.engine == TuneEngine::Approximation)
        options.seeds = 300;
    const GoalSet set = withTargets(unevenSet(60), {u"all"_s, u"repeats_in_line=..2"_s});
    const auto whole = tunerFor(set, options);
    while (whole->round({})) { }
    std::optional<QByteArray> file;
    for (int rounds = 0; rounds < whole->rounds(); ++rounds) {
        const auto tuner = tunerFor(set, options); // as after a restart
        if (file) {
            const auto saved = readTuning(*file);
            QVERIFY(saved.has_value());
            QVERIFY(tuner->resume(saved->state));
        }
        QCOMPARE(tuner->roundsDone(), rounds);
        QVERIFY(tuner->round({}));
        file = tuningJson({.of = "x", .state = tuner->state()});
    }
    QVERIFY(readTuning(*file)->state == whole->state());
}

void TestTuner::aStopChangesNothing()
{
    const GoalSet set = withTargets(unevenSet(60), {u"all"_s});
    const auto tuner = tunerFor(set, quick);
    QVERIFY(tuner->round({}));
    const TuneState before = tuner->state();
    std::stop_source stop;
    QVERIFY(!tuner->round({.threads = 2, .stop = stop.get_token(), .progress = [&](qint64) {
                               stop.request_stop();
                           }}));
    QVERIFY(tuner->state() == before);
}

void TestTuner::pausesMakeNoDifference_data()
{
    threadsMakeNoDifference_data();
}

void TestTuner::pausesMakeNoDifference()
{
    QFETCH(const TuneOptions, options);
    const GoalSet set = withTargets(unevenSet(60), {u"all"_s, u"repeats_in_line=..2"_s});
    const auto tuner = tunerFor(set, options);
    int calls = 0;
    while (tuner->roundsDone() < 5) {
        (void)tuner->round({.threads = 1 + calls % 2, .most = 7});
        ++calls;
    }
    QVERIFY(calls > 5);
    QVERIFY(tuner->state() == stateAfter(set, options, 5, 1));
}

void TestTuner::restartsWithinRoundsMakeNoDifference_data()
{
    threadsMakeNoDifference_data();
}

/// A tuner that ends after each 53 boards without a word, and begins again from what is in its
/// file.
void TestTuner::restartsWithinRoundsMakeNoDifference()
{
    QFETCH(TuneOptions, options);
    constexpr int rounds = 3;
    if (options.engine == TuneEngine::Approximation || options.engine == TuneEngine::Automatic)
        options.seeds = 6'000; // of which the first rounds make a few
    GoalSet set = withTargets(unevenSet(60), {u"all"_s, u"relaxed=5"_s, u"repeats_in_line=..2"_s});
    set.boardLimits.clear();
    for (qsizetype row = 0; row < 40; ++row)
        set.objectives[row].boardCategories = {u"\"many\""_s};
    set.boardLimits.append({.category = u"\"many\""_s, .percent = 20}); // is relaxed
    const TuneState whole = stateAfter(set, options, rounds, 1);
    QByteArray file;
    int within = 0;
    for (int starts = 0;; ++starts) {
        QVERIFY(starts < 10'000);
        const auto tuner = tunerFor(set, options);
        if (!file.isEmpty()) {
            const auto saved = readTuning(file);
            QVERIFY(saved.has_value());
            QVERIFY(tuner->resume(saved->state, saved->soFar));
        }
        const qint64 before = tuner->boardsMade();
        (void)tuner->round({.threads = 1 + starts % 2, .most = 53});
        QVERIFY(tuner->boardsMade() <= before + 53);
        within += tuner->soFar().boards > 0 ? 1 : 0;
        file = tuningJson({.of = "x", .state = tuner->state(), .soFar = tuner->soFar()});
        if (tuner->roundsDone() == rounds) {
            QVERIFY(tuner->state() == whole);
            break;
        }
    }
    QVERIFY(within > 2);
}

void TestTuner::foreignStatesAreRefused()
{
    const GoalSet set = withTargets(unevenSet(60), {u"all"_s});
    const GoalSet other = withTargets(unevenSet(70), {u"all"_s});
    const auto tuner = tunerFor(set, quick);
    QVERIFY(!tuner->resume(tunerFor(other, quick)->state()));
    TuneState bad = tuner->state();
    bad.at.front() = std::numeric_limits<double>::infinity();
    QVERIFY(!tuner->resume(bad));
    const QByteArray json = tuningJson({.of = "x", .state = tuner->state()});
    QVERIFY(readTuning(json).has_value());
    for (const char *broken : {"{}", "[]", "{\"of\":\"x\",\"rounds\":[1]}", "nonsense"})
        QVERIFY(!readTuning(broken));
    QVERIFY(!readTuning(QByteArray(json).replace("\"gains\":[1", "\"gains\":[\"1\"")));
    const std::array allowed{u"board_limits"_s};
    const QByteArray key = tuningKey(*subjectFor(set), {}, quick);
    QCOMPARE(tuningKey(*subjectFor(set), {}, quick), key);
    QVERIFY(tuningKey(*subjectFor(other), {}, quick) != key);
    QVERIFY(tuningKey(*subjectFor(set), allowed, quick) != key);
    QVERIFY(tuningKey(*subjectFor(set), {}, briefClimb) != key);
}

void TestTuner::boardsAreCounted_data()
{
    threadsMakeNoDifference_data();
}

void TestTuner::boardsAreCounted()
{
    QFETCH(TuneOptions, options);
    options.seeds = 64;
    const auto tuner
        = tunerFor(withTargets(plainSet(40), {u"all"_s, u"repeats_in_line=..2"_s}), options);
    while (tuner->round({})) { }
    QCOMPARE(tuner->state().rounds.back().boards, tuner->boards());
}

void TestTuner::hostileNumbersAreRefusedOrHarmless_data()
{
    threadsMakeNoDifference_data();
}

/// Every number of a state, one after the other, is replaced by others: the file is refused, or the
/// tuner goes on to the end.
void TestTuner::hostileNumbersAreRefusedOrHarmless()
{
    QFETCH(TuneOptions, options);
    options.seeds = 20;
    if (options.engine != TuneEngine::Approximation)
        options.iterations = 4;
    const GoalSet set = withTargets(unevenSet(8), {u"all"_s, u"repeats_in_line=..2"_s});
    const auto whole = tunerFor(set, options);
    while (whole->roundsDone() < 3)
        QVERIFY(whole->round({}));
    const auto paused = tunerFor(set, options);
    QVERIFY(paused->resume(whole->state()));
    QCOMPARE(paused->round({.most = 13}),
        options.engine == TuneEngine::Approximation
            || options.engine == TuneEngine::Automatic); // of one board
    const QByteArray json
        = tuningJson({.of = "x", .state = paused->state(), .soFar = paused->soFar()});
    static const QRegularExpression number(u"(?<=[:,\\[ ])-?[0-9][0-9.e+-]*(?=[,\\]}])"_s);
    int places = 0;
    int harmless = 0;
    for (auto found = number.globalMatch(QString::fromLatin1(json)); found.hasNext(); ++places) {
        const QRegularExpressionMatch place = found.next();
        for (const char *other :
            {"-1", "-0.5", "-1e8", "1e8", "1e300", "-1e300", "1e999", "null"}) {
            QByteArray bad = json;
            bad.replace(place.capturedStart(), place.capturedLength(), other);
            const auto read = readTuning(bad);
            const auto tuner = tunerFor(set, options);
            if (!read || !tuner->resume(read->state, read->soFar))
                continue;
            ++harmless;
            while (tuner->round({})) { }
            QVERIFY(tuner->isDone());
        }
    }
    QVERIFY(places > 20);
    QVERIFY(harmless > 0);
    for (const QByteArray count : {"\"summed\":", "\"idle\":", "\"down\":", "\"spread\":"}) {
        QVERIFY(json.contains(count));
        QVERIFY2(!readTuning(QByteArray(json).replace(count, count + "-1")), count.constData());
    }
    TuneState noBest = whole->state();
    noBest.best.clear();
    QVERIFY(!tunerFor(set, options)->resume(noBest));
}

void TestTuner::manyBoardsAreKept()
{
    SavedTuning saved{.of = "x", .state = {}};
    saved.state.rounds.push_back({.boards = 500'000'000'001, .score = 0.5, .shown = {}});
    QVERIFY(readTuning(tuningJson(saved))->state == saved.state);
}

BOARDWRIGHT_UNIT(TestTuner, NoApplication)
#include "tst_tuner.moc"

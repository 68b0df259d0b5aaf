// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boardwright's own tiers: those of the sample, which come from the autotuner.

#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/sculpted/autotune_plan.h"
#include "core/sculpted/yields.h"
#include "core/tune/tuner.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sculpted;

namespace {

constexpr int threads = 2;
constexpr qint64 tierSeed = 3; ///< that of the command in resources/README.md
constexpr std::array allLevels{
    Level::Tutorial, Level::Easy, Level::Medium, Level::Hard, Level::Expert};

GoalSet setOfFile(const QString &path)
{
    return readNative(test::contentOf(path)).value().set;
}

GoalSet firstTiers()
{
    return setOfFile(fixturePath("sculpted/first_tiers.json"));
}

} // namespace

class TestOwnTiers final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theSampleHoldsThem();
    static void theAutotunerMakesThemAgain_data();
    static void theAutotunerMakesThemAgain();
    static void theyHitTheirBandsMoreOften();
    static void everySeedHasAPuzzle_data();
    static void everySeedHasAPuzzle();
};

void TestOwnTiers::theSampleHoldsThem()
{
    const GoalSet sample = setOfFile(resourcePath("samples/tiers.json"));
    QCOMPARE(sample.tables.value(tierTable.key).size(), std::ssize(allLevels));
    for (const Level level : allLevels)
        QVERIFY(tierOf(sample, level) == ownTier(level));
}

void TestOwnTiers::theAutotunerMakesThemAgain_data()
{
    QTest::addColumn<Level>("level");
    for (const Level level : allLevels)
        QTest::newRow(levels.at(static_cast<std::size_t>(level)).key.data()) << level;
}

/// As `boardwright-cli autotune FILE --iterations 100 --accuracy 1600 --seed SEED
/// --keep-published --shapes 20` does.
void TestOwnTiers::theAutotunerMakesThemAgain()
{
    QFETCH(const Level, level);
    const Generator &generator = *generatorOf(u"sculpted");
    const AutotunePlan of
        = autotunePlanOf(firstTiers(), level, {.keepsPublished = true, .shapes = 20});
    TunePlan plan = tunePlanOf(generator.info(), of.set, of.settings, of.allowed);
    keep(plan, of.kept);
    plan.allows = of.allows;
    Tuner tuner(generator, of.set, of.settings, plan,
        {.engine = TuneEngine::Climbing, .seed = tierSeed, .iterations = 100, .seeds = 1'600});
    while (tuner.round({.threads = threads})) { }
    QVERIFY(tierOf(tuner.tuned(), level) == ownTier(level));
}

void TestOwnTiers::theyHitTheirBandsMoreOften()
{
    constexpr std::uint32_t firstSeed = 2'000'000'001;
    constexpr std::int64_t seeds = 20'000;
    constexpr double noise = 0.01; // three standard deviations of a share
    const GoalSet before = firstTiers();
    for (const Level level : allLevels) {
        Yield was = yieldOf(tierOf(before, level), {}, firstSeed, seeds, threads);
        Yield is = yieldOf(ownTier(level), {}, firstSeed, seeds, threads);
        for (std::size_t target = 0; target < targets; ++target) {
            const Band &band = ownTier(level).target.at(target);
            const double first = spreadOf(was.metrics.at(target), band).within;
            const double last = spreadOf(is.metrics.at(target), band).within;
            qInfo("%s, target %zu: %.1f -> %.1f %%",
                levels.at(static_cast<std::size_t>(level)).key.data(), target, 100 * first,
                100 * last);
            QVERIFY(last >= first - noise);
        }
    }
}

void TestOwnTiers::everySeedHasAPuzzle_data()
{
    theAutotunerMakesThemAgain_data();
}

void TestOwnTiers::everySeedHasAPuzzle()
{
    QFETCH(const Level, level);
    const Yield yield = yieldOf(ownTier(level), {}, 1, 100'000, threads);
    QCOMPARE(yield.made, 100'000);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestOwnTiers, QCoreApplication)
#include "tst_own_tiers.moc"

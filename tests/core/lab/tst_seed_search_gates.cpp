// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Seeds that are found in a set with gates.

#include "core/generator/judge.h"
#include "core/lab/seed_search_files.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

GoalSet plainWithALine()
{
    GoalSet set = plainSet(50);
    set.lineLimits = {{u"side"_s, 40}};
    for (qsizetype row = 0; row < set.objectives.size(); row += 3)
        set.objectives[row].lineCategories = {u"side"_s};
    return set;
}

} // namespace

class TestSeedSearchGates final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void derivedSeedsAreNamed();
};

/// What is passed on of a found seed makes its board whatever gates the set has.
void TestSeedSearchGates::derivedSeedsAreNamed()
{
    const Generator &generator = *generators().front();
    const GoalSet set = plainWithALine();
    GoalSet gated = set;
    QVERIFY(addGate(generator.info(), gated, u"repeats:sum=..6"_s));
    const Settings settings = generator.settingsFor(set);
    const SharedSubject judged = subjectOf(generator, gated, settings).value();
    const SharedSubject free = subjectOf(generator, set, settings).value();
    const Criteria all{RelaxationsCriterion{25}};
    const FoundSeeds found = searchSeeds(judged, all, {.first = 1, .last = 60}, {.threads = 1});
    const auto derived = std::ranges::count_if(
        found.found, [](const FoundSeed &each) { return !each.derivedSeed.isEmpty(); });
    QVERIFY2(
        derived > 5 && derived < std::ssize(found.found), qPrintable(QString::number(derived)));
    const auto judgedScratch = judged->scratch();
    const auto freeScratch = free->scratch();
    Watch watch;
    for (const FoundSeed &each : found.found) {
        Result wanted;
        Result made;
        QVERIFY(judged->run(*judgedScratch, QString::number(each.seed), wanted, watch));
        QVERIFY(free->run(*freeScratch, each.boardSeed(), made, watch));
        QVERIFY(std::ranges::equal(wanted.at, made.at));
    }

    const SeedSearchReport report{.generator = generator,
        .set = gated,
        .settings = settings,
        .criteria = all,
        .found = found};
    const QList<QByteArray> lines = seedsCsv(report).split('\n');
    QCOMPARE(lines[0], "seed,derived_seed,relaxations\r");
    const QJsonArray listed
        = QJsonDocument::fromJson(seedsJson(report)).object()["found"_L1].toArray();
    for (std::size_t i = 0; i < found.found.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        QCOMPARE(lines[at + 1].split(',')[1], found.found[i].derivedSeed.toUtf8());
        QCOMPARE(listed[at].toObject()["derived_seed"_L1].toString(), found.found[i].derivedSeed);
    }
}

BOARDWRIGHT_UNIT(TestSeedSearchGates, QCoreApplication)
#include "tst_seed_search_gates.moc"

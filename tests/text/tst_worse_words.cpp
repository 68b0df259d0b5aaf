// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a tuner left worse, in words: numbers made up by hand.

#include "tests/support/unit.h"
#include "ui/text/generators/balanced/weights_words.h"
#include "ui/text/generators/worlds/zone_weights_words.h"
#include "ui/text/tune_words.h"

#include <QCoreApplication>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestWorseWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void sentences();
    static void balancedWeights();
    static void zoneWeights();
};

void TestWorseWords::sentences()
{
    QVERIFY(WorseNumbers{}.isNone());
    QVERIFY(worseSentence(WorseNumbers{}).isEmpty());
    const WorseNumbers unknown{.isComplete = false};
    QVERIFY(!unknown.isNone());
    QCOMPARE(worseSentence(unknown), notComparedWords());
    const WorseNumbers both{.isComplete = false, .lines = {u"a"_s, u"b"_s}};
    QVERIFY(!both.isNone());
    QCOMPARE(worseSentence(both), u"Worse than before: a; b. "_s + notComparedWords());
}

void TestWorseWords::balancedWeights()
{
    const BalanceTrial before{.deviation = 61.211, .boards = 1000, .failed = 3, .unseen = 4};
    QVERIFY(worseWeights({.before = before, .after = before}).isEmpty());
    QVERIFY(worseWeights({}).isEmpty());
    // Better, or worse by less than can be read.
    BalanceTrial after{.deviation = 61.214, .boards = 1000, .failed = 2, .unseen = 3};
    QVERIFY(worseWeights({.before = before, .after = after}).isEmpty());
    after = {.deviation = 63, .boards = 1000, .failed = 5, .unseen = 6};
    QCOMPARE(worseWeights({.before = before, .after = after}),
        (QStringList{u"Deviation: 61.21 → 63.00 lines (1.79 worse)"_s,
            u"Seeds without a board: 0.3 % → 0.5 % of seeds (0.2 points worse)"_s,
            u"Goals on no board: 4 → 6 goals (2 worse)"_s}));
}

void TestWorseWords::zoneWeights()
{
    const worlds::WorldEvenness before{.worlds = 990,
        .attempts = 1980,
        .withExits = 495,
        .leastZone = 0.7,
        .mostZone = 1.3,
        .evenPairs = 0.6,
        .evenJoins = 0.5,
        .medianRelevance = 70};
    QVERIFY(worseZoneWeights({.seeds = 1000, .before = before, .after = before}).isEmpty());
    worlds::WorldEvenness after = before;
    after.leastZone = 0.8;
    after.mostZone = 1.2;
    after.medianRelevance = 80;
    QVERIFY(worseZoneWeights({.seeds = 1000, .before = before, .after = after}).isEmpty());
    after.mostZone = 1.312; // further from the mean
    after.evenPairs = 0.55;
    after.evenJoins = 0.45;
    after.attempts = 3960;
    QCOMPARE(worseZoneWeights({.seeds = 1000, .before = before, .after = after}),
        (QStringList{u"Appearances of the most frequent zone: 130.0 % → 131.2 % of the mean of its "
                     "kind (1.2 points worse)"_s,
            u"Pairs of zones that appear evenly: 60.0 % → 55.0 % of pairs (5.0 points worse)"_s,
            u"Joins that appear evenly: 50.0 % → 45.0 % of joins (5.0 points worse)"_s,
            u"Worlds that can be won: 50.0 % → 25.0 % of worlds made (25.0 points worse)"_s}));
    after = before;
    after.worlds = 980;
    after.attempts = 1960;
    after.withExits = 441;
    after.medianRelevance = 69;
    after.leastZone = 0.65;
    QCOMPARE(worseZoneWeights({.seeds = 1000, .before = before, .after = after}),
        (QStringList{
            u"Appearances of the rarest zone: 70.0 % → 65.0 % of the mean of its kind (5.0 "
            "points worse)"_s,
            u"Zones that the shortest walk enters: 70.0 % → 69.0 % of the zones of the median "
            "world (1.0 points worse)"_s,
            u"Worlds with three exits or more in the first zone: 50.0 % → 45.0 % of worlds (5.0 "
            "points worse)"_s,
            u"Seeds without a world: 1.0 % → 2.0 % of seeds (1.0 points worse)"_s}));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorseWords, QCoreApplication)
#include "tst_worse_words.moc"

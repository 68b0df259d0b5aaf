// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/codes.h"
#include "tests/support/boards/board_laws.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Nine cells in rows at 0 %, 50 % and 100 %, from the bottom.
constexpr ModeSettings small{.mode = GameMode::Ascend, .rows = 3, .columns = 3};

RowId at(const BoardMaker &maker, int position)
{
    return maker.result().at[static_cast<std::size_t>(position - 1)].what;
}

/// Adds `goals` goals with these zones.
void addZoned(GoalSet &set, int goals, Zones zones)
{
    for (int i = 0; i < goals; ++i)
        addGoal(set, u"goal %1"_s.arg(set.objectives.size())).progression = zones;
}

Zones zonesAt(const BoardMaker &maker, int position)
{
    return maker.set().objectives[rowOf(maker.set(), at(maker, position))].progression;
}

bool keepsTheLaws(const BoardMaker &maker)
{
    const QString broken = brokenLaw(maker);
    if (!broken.isEmpty())
        qWarning("%s", qPrintable(broken));
    return broken.isEmpty();
}

} // namespace

class TestConstrainedZones final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void goalsStandInTheirZones();
    static void exclusiveCellsTakeWhateverCarriesTheirZone();
    static void exclusiveCellsComeFirst();
    static void forcedGoalsObeyTheirZones();
    static void forcedGoalsMayRelaxTheirZones();
    static void relaxedProgression();
    static void anyOtherLimitMayGiveWayInstead();
    static void valuesOfZones();
    static void bingoKnowsNoZones();
};

void TestConstrainedZones::goalsStandInTheirZones()
{
    GoalSet set;
    addZoned(set, 4, Zone::Early);
    addZoned(set, 2, Zone::Mid);
    addZoned(set, 2, Zone::Late);
    addZoned(set, 4, Zone::Endgame);
    BoardMaker maker(set, small);
    for (int seed = 0; seed < 200; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        QVERIFY(maker.result().findings.empty());
        for (int position = 1; position <= 9; ++position) {
            const Zones zones = zonesAt(maker, position);
            if (position <= 3)
                QCOMPARE(zones, Zones(Zone::Endgame));
            else if (position <= 6)
                QVERIFY(zones == Zone::Mid || zones == Zone::Late);
            else
                QCOMPARE(zones, Zones(Zone::Early));
        }
    }
}

void TestConstrainedZones::exclusiveCellsTakeWhateverCarriesTheirZone()
{
    // All goals have several zones; exclusive rows take them as well.
    GoalSet set;
    addZoned(set, 6, Zone::Early | Zone::Mid | Zone::Late);
    addZoned(set, 6, Zone::Mid | Zone::Late | Zone::Endgame);
    BoardMaker maker(set, small);
    for (int seed = 0; seed < 200; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        QVERIFY(maker.result().findings.empty());
        for (int position = 1; position <= 3; ++position) {
            QVERIFY(zonesAt(maker, position).testFlag(Zone::Endgame));
            QVERIFY(zonesAt(maker, position + 6).testFlag(Zone::Early));
        }
    }
}

void TestConstrainedZones::exclusiveCellsComeFirst()
{
    // Each exclusive row has three goals, which also fit the middle row. If the middle were filled
    // first, it would use them up.
    GoalSet set;
    addZoned(set, 3, Zone::Early | Zone::Mid);
    addZoned(set, 3, Zone::Late | Zone::Endgame);
    addZoned(set, 3, Zone::Mid);
    BoardMaker maker(set, small);
    for (int seed = 0; seed < 200; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        QVERIFY(maker.result().findings.empty());
        QCOMPARE(effortOf(maker.result()).greedyPlaced, 9);
    }
}

void TestConstrainedZones::forcedGoalsObeyTheirZones()
{
    // Only the lower of its two cells is early.
    GoalSet set = plainSet(20);
    set.objectives[0].forcedPositions = {2, 8};
    set.objectives[0].progression = Zone::Early;
    // Neither of its cells is endgame.
    set.objectives[1].forcedPositions = {4, 9};
    set.objectives[1].progression = Zone::Endgame;
    BoardMaker maker(set, small);
    for (int seed = 0; seed < 200; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        QCOMPARE(at(maker, 8), RowId{1});
        QCOMPARE(std::ranges::count(maker.result().at, RowId{2}, &Placed::what), 0);
        QCOMPARE(effortOf(maker.result()).forcedPlaced, 1);
        QVERIFY(maker.result().findings.empty());
        QVERIFY(keepsTheLaws(maker));
    }
}

void TestConstrainedZones::forcedGoalsMayRelaxTheirZones()
{
    // If no other goal is left, a forced goal is placed on one of its cells outside its zones, and
    // a relaxation is reported.
    GoalSet set = plainSet(9);
    for (int i = 0; i < 9; ++i)
        set.objectives[i].forcedPositions = {9 - i};
    set.objectives[0].progression = Zone::Late | Zone::Endgame;
    BoardMaker maker(set, small);
    for (int seed = 0; seed < 50; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        QCOMPARE(at(maker, 9), RowId{1});
        QCOMPARE(maker.result().findings.size(), 2U);
        const Finding &taken = maker.result().findings[0];
        QCOMPARE(taken.code, toCode(ConstrainedCode::ForcedGoalTaken));
        QCOMPARE(taken.about, RowId{1});
        QVERIFY(taken.args[0] == Arg(qint64{9}));
        const Finding &finding = maker.result().findings[1];
        QCOMPARE(finding.code, Code::ProgressionRelaxed);
        QCOMPARE(finding.site, SiteIndex{8});
        QCOMPARE(finding.about, RowId{1});
        QVERIFY(finding.args[0] == Arg(qint64{9}));
        QVERIFY(finding.args[1] == Arg(qint64{1}));
        QVERIFY(finding.args[2] == Arg(qint64{4 + 8}));
        QVERIFY(maker.result().involved.empty());
        QVERIFY(keepsTheLaws(maker));
    }
}

void TestConstrainedZones::relaxedProgression()
{
    // No goal fits the top row: exactly its cells are reported.
    GoalSet set;
    addZoned(set, 12, Zone::Early | Zone::Mid | Zone::Late);
    BoardMaker maker(set, small);
    Trace trace;
    for (int seed = 0; seed < 100; ++seed) {
        QVERIFY(maker.run(QString::number(seed), Watch(), &trace).has_value());
        QList<int> positions;
        for (const Finding &finding : maker.result().findings) {
            QCOMPARE(finding.code, Code::ProgressionRelaxed);
            positions << static_cast<int>(std::get<qint64>(finding.args[0]));
        }
        std::ranges::sort(positions);
        QCOMPARE(positions, (QList<int>{1, 2, 3}));
        QVERIFY(keepsTheLaws(maker));
        QVERIFY(agrees(trace, maker.result()));
    }
}

void TestConstrainedZones::anyOtherLimitMayGiveWayInstead()
{
    // All exceeded limits count equally; one is better than two.
    GoalSet set;
    set.boardLimits = {{u"never"_s, 0}};
    addZoned(set, 9, Zone::Early | Zone::Mid | Zone::Late);
    const auto first = set.objectives.size();
    addZoned(set, 3, {}); // their zones fit, but their category does not
    for (qsizetype row = first; row < set.objectives.size(); ++row)
        set.objectives[row].boardCategories = {u"never"_s};
    int zones = 0;
    int categories = 0;
    const auto count = [&] {
        zones = 0;
        categories = 0;
        BoardMaker maker(set, small);
        for (int seed = 0; seed < 200; ++seed) {
            QVERIFY(maker.run(QString::number(seed)).has_value());
            QVERIFY(keepsTheLaws(maker));
            for (const Finding &finding : maker.result().findings)
                ++(finding.code == Code::ProgressionRelaxed ? zones : categories);
        }
    };
    count();
    QVERIFY2(zones > 100 && categories > 100, qPrintable(u"%1 %2"_s.arg(zones).arg(categories)));
    // Now each of the others exceeds two limits there.
    for (qsizetype row = first; row < set.objectives.size(); ++row)
        set.objectives[row].progression = Zone::Early;
    count();
    QVERIFY(zones == 600 && categories == 0);
}

void TestConstrainedZones::valuesOfZones()
{
    GoalSet set = plainSet(12);
    for (Objective &goal : set.objectives) {
        goal.range = {1, 2, 3, 4};
        goal.progressiveRanges = true;
    }
    BoardMaker maker(set, small);
    QList<QList<int>> seen(3, QList<int>(5, 0));
    for (int seed = 0; seed < 300; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        QVERIFY(keepsTheLaws(maker));
        for (qsizetype cell = 0; cell < 9; ++cell)
            ++seen[cell / 3][maker.result().at[static_cast<std::size_t>(cell)].value];
    }
    // Endgame and early cells have one value each. A cell that is both mid and late has two, which
    // are equally likely.
    QCOMPARE(seen[0], (QList<int>{0, 0, 0, 0, 900}));
    QCOMPARE(seen[2], (QList<int>{0, 900, 0, 0, 0}));
    QCOMPARE(seen[1][2] + seen[1][3], 900);
    QVERIFY(std::abs(seen[1][2] - 450) < 5 * 15);
}

void TestConstrainedZones::bingoKnowsNoZones()
{
    // Bingo ignores zones: they do not change the boards.
    GoalSet zoned = plainSet(20);
    for (Objective &goal : zoned.objectives)
        goal.progression = Zone::Endgame;
    const ModeSettings bingo{.rows = 3, .columns = 3};
    BoardMaker maker(zoned, bingo);
    BoardMaker plain(plainSet(20), bingo);
    for (int seed = 0; seed < 50; ++seed) {
        QVERIFY(maker.run(QString::number(seed)).has_value());
        QVERIFY(plain.run(QString::number(seed)).has_value());
        QVERIFY(maker.result().findings.empty());
        QVERIFY(maker.result().at == plain.result().at);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedZones, NoApplication)

#include "tst_constrained_zones.moc"

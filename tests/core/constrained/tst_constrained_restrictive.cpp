// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/compiled_set.h"
#include "core/formats/native.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// `members` of `goals` goals have one of `categories` line categories. Each category is allowed
/// once in a line of five, except the first `roomy`, which are unlimited.
GoalSet setOfLines(int goals, int members, int categories, int roomy)
{
    GoalSet set = plainSet(goals);
    for (int i = 0; i < categories; ++i)
        set.lineLimits.append({u"l%1"_s.arg(i), i < roomy ? 100 : 20});
    for (int i = 0; i < members; ++i)
        set.objectives[i].lineCategories = {u"l%1"_s.arg(i % categories)};
    return set;
}

GoalSet setOfBoard(int goals, int members, const QList<int> &percents)
{
    GoalSet set = plainSet(goals);
    for (int i = 0; i < percents.size(); ++i)
        set.boardLimits.append({u"b%1"_s.arg(i), percents[i]});
    for (int i = 0; i < members; ++i)
        set.objectives[i].boardCategories = {u"b%1"_s.arg(i % percents.size())};
    return set;
}

Restrictive of(
    const GoalSet &set, const ModeSettings &settings = {}, const Modifiers &modifiers = {})
{
    return restrictiveOf(*compileConstrained(set, settings, modifiers));
}

} // namespace

class TestConstrainedRestrictive final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void halfIsNotMost();
    static void onlyDeclaredCategoriesCount();
    static void oddPercentsAreTheNearest();
    static void mostLines();
    static void tightBoardCategories();
    static void disabledGoalsDoNotCount();
    static void modifiersSwitchItOff();
    static void nothingIsNotRestrictive();
    static void realSets_data();
    static void realSets();
};

void TestConstrainedRestrictive::halfIsNotMost()
{
    // Categories: 3 of 6 is half; 4 of 7 is more than half.
    QVERIFY(!of(setOfLines(20, 20, 6, 3)).isOn());
    QVERIFY(of(setOfLines(20, 20, 7, 3)).byLines);
    // Goals: 10 of 20 is half.
    QVERIFY(!of(setOfLines(20, 10, 3, 0)).isOn());
    QVERIFY(of(setOfLines(20, 11, 3, 0)).byLines);
    QVERIFY(!of(setOfLines(201, 100, 3, 0)).isOn()); // 49.75 %
    const Restrictive justMost = of(setOfLines(201, 101, 3, 0)); // 50.2 %
    QVERIFY(justMost.byLines && !justMost.byBoard && justMost.isOn());
    QCOMPARE(justMost.lineMembers, 50);
    QCOMPARE(justMost.lineCategories, 3);
    QCOMPARE(justMost.lineCategoriesAtOne, 3);
    QCOMPARE(of(setOfLines(20, 20, 6, 3)).lineCategoriesAtOne, 3);

    QVERIFY(!of(setOfBoard(20, 20, {8, 8, 50, 50})).isOn());
    QVERIFY(of(setOfBoard(20, 20, {8, 8, 8, 50, 50})).byBoard);
    QVERIFY(!of(setOfBoard(20, 10, {8})).isOn());
    const Restrictive byBoard = of(setOfBoard(20, 11, {8}));
    QVERIFY(byBoard.byBoard && !byBoard.byLines && byBoard.isOn());
    QCOMPARE(byBoard.boardMembers, 55);
    QCOMPARE(byBoard.boardCategories, 1);
    QCOMPARE(byBoard.boardCategoriesTight, 1);
}

void TestConstrainedRestrictive::onlyDeclaredCategoriesCount()
{
    GoalSet set = setOfLines(20, 11, 3, 1); // two of three
    for (Objective &goal : set.objectives)
        goal.lineCategories << u"undeclared %1"_s.arg(goal.goal);
    const Restrictive restrictive = of(set);
    QVERIFY(restrictive.byLines);
    QCOMPARE(restrictive.lineCategories, 3);
    QCOMPARE(restrictive.lineMembers, 55);

    // Goals with only undeclared categories do not count as members.
    GoalSet half = setOfLines(20, 10, 3, 0);
    half.objectives[15].lineCategories = {u"undeclared"_s};
    QVERIFY(!of(half).isOn());
    half.objectives[15].lineCategories = {u"l0"_s};
    QVERIFY(of(half).byLines);

    // "idle" has a limit but no goals.
    GoalSet idle = setOfLines(20, 20, 3, 1);
    idle.lineLimits.append({u"idle"_s, 100});
    QCOMPARE(of(idle).lineCategories, 4);
    QVERIFY(!of(idle).isOn()); // two of four
}

void TestConstrainedRestrictive::oddPercentsAreTheNearest()
{
    // A file may contain any number, even the one used here for "no limit declared".
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int least = std::numeric_limits<int>::min();
    for (const auto &[odd, nearest] : {std::pair(most, 100), {most - 1, 100}, {101, 100},
             {100, 100}, {0, 0}, {-1, 0}, {least, 0}}) {
        // Of two categories one is tight, so half or all are.
        GoalSet set = setOfBoard(20, 20, {8, odd});
        set.lineLimits = {{u"tight"_s, 20}, {u"odd"_s, odd}};
        for (Objective &goal : set.objectives)
            goal.lineCategories = {u"tight"_s, u"odd"_s};
        const auto compiled = compileConstrained(set, {});
        const std::vector<int> boardCaps{2, nearest == 100 ? 25 : 0};
        QVERIFY(compiled->boardCaps == boardCaps);
        QCOMPARE(compiled->lineCategories.size(), std::size_t{2});
        for (std::size_t i = 0; i < compiled->lineCaps.size(); ++i) {
            const bool isOdd = compiled->lineCategories[i % 2] == u"odd"_s;
            const int inLine = isOdd && nearest == 100 ? 5 : 1;
            QCOMPARE(compiled->lineCaps[i], inLine);
        }
        const Restrictive restrictive = restrictiveOf(*compiled);
        QCOMPARE(restrictive.boardCategories, 2);
        QCOMPARE(restrictive.lineCategories, 2);
        QCOMPARE(restrictive.byBoard, nearest == 0);
        QCOMPARE(restrictive.byLines, nearest == 0);
    }
}

void TestConstrainedRestrictive::mostLines()
{
    // 20 % of a line is 1 of 5 and 2 of 6 cells. A board of 5 rows and 6 columns has 6 lines of 5
    // cells and 5 lines of 6; a board of 6 rows and 5 columns has as many.
    QVERIFY(of(setOfLines(20, 20, 1, 0), {.rows = 5, .columns = 6}).byLines);
    QVERIFY(of(setOfLines(20, 20, 1, 0), {.rows = 6, .columns = 5}).byLines);
    QVERIFY(!of(setOfLines(40, 40, 1, 0), {.rows = 6, .columns = 6}).byLines);
    // 6 tiers of 1 .. 6 cells. 34 % is one cell in tiers of 1 and 2, 33 % in tiers of 1 to 3 (half
    // of them), 25 % in tiers of 1 to 4.
    const auto summit = [](int percent) {
        GoalSet set = setOfLines(30, 30, 1, 0);
        set.lineLimits = {{u"l0"_s, percent}};
        return of(set, settingsOfSize(GameMode::Summit, 6)).byLines;
    };
    QVERIFY(!summit(34));
    QVERIFY(!summit(33));
    QVERIFY(summit(25));
}

void TestConstrainedRestrictive::tightBoardCategories()
{
    const auto isTight = [](int percent, const ModeSettings &settings) {
        return of(setOfBoard(20, 20, {percent}), settings).boardCategoriesTight == 1;
    };
    // 3 x 3: two cells are 22 %; 23 % is rounded up to three.
    QVERIFY(isTight(0, {.rows = 3, .columns = 3}));
    QVERIFY(isTight(22, {.rows = 3, .columns = 3}));
    QVERIFY(!isTight(23, {.rows = 3, .columns = 3}));
    // 10 x 10: 10 % are ten cells.
    QVERIFY(isTight(10, {.rows = 10, .columns = 10}));
    QVERIFY(!isTight(11, {.rows = 10, .columns = 10}));
    // 5 x 5: 10 % is rounded up to three cells, like the limit; four cells are more.
    QVERIFY(isTight(10, {}));
    QVERIFY(!isTight(13, {}));
}

void TestConstrainedRestrictive::disabledGoalsDoNotCount()
{
    GoalSet set = setOfLines(22, 11, 3, 0);
    QVERIFY(!of(set).isOn());
    set.objectives[20].disabled = true; // not a member: 11 of 21
    QVERIFY(of(set).byLines);
    set.objectives[0].disabled = true; // 10 of 20
    QVERIFY(!of(set).isOn());
}

void TestConstrainedRestrictive::modifiersSwitchItOff()
{
    GoalSet set = setOfLines(20, 20, 3, 0);
    set.boardLimits = {{u"b"_s, 8}};
    for (Objective &goal : set.objectives)
        goal.boardCategories = {u"b"_s};
    const Restrictive both = of(set);
    QVERIFY(both.byLines && both.byBoard);

    const Restrictive noLines = of(set, {}, {.noLineLimits = true});
    QVERIFY(!noLines.byLines && noLines.byBoard && noLines.isOn());
    QCOMPARE(noLines.lineCategories, 0);
    const Restrictive noBoard = of(set, {}, {.noBoardLimits = true});
    QVERIFY(noBoard.byLines && !noBoard.byBoard && noBoard.isOn());
    QCOMPARE(noBoard.boardCategories, 0);
    QVERIFY(!of(set, {}, {.noBoardLimits = true, .noLineLimits = true}).isOn());
}

void TestConstrainedRestrictive::nothingIsNotRestrictive()
{
    QVERIFY(!of(GoalSet()).isOn());
    QVERIFY(!of(plainSet(30)).isOn());
    GoalSet empty;
    empty.lineLimits = {{u"l"_s, 20}};
    empty.boardLimits = {{u"b"_s, 4}};
    QVERIFY(!of(empty).isOn());
}

void TestConstrainedRestrictive::realSets_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("byLines");
    QTest::addColumn<bool>("byBoard");
    const auto add = [](const char *file, int size, bool byLines, bool byBoard) {
        QTest::addRow("%s, %d", file, size)
            << QString::fromLatin1(file) << size << byLines << byBoard;
    };
    // From the sets' notes on line-restrictive sizes; the rest was counted by hand.
    add("sm64-standard.json", 3, true, false);
    add("sm64-standard.json", 4, true, false);
    add("sm64-standard.json", 5, false, false);
    add("sm64-standard.json", 10, false, false);
    add("smo-default.json", 5, false, true);
    add("smo-default.json", 7, false, false);
}

void TestConstrainedRestrictive::realSets()
{
    QFETCH(const QString, file);
    QFETCH(const int, size);
    QFETCH(const bool, byLines);
    QFETCH(const bool, byBoard);
    if (!qEnvironmentVariableIsSet("BOARDWRIGHT_DATA"))
        QSKIP("BOARDWRIGHT_DATA is not set");
    QFile data(qEnvironmentVariable("BOARDWRIGHT_DATA") + u"/lockout/"_s + file);
    QVERIFY(data.open(QIODevice::ReadOnly));
    const auto read = readNative(data.readAll());
    QVERIFY(read.has_value());
    const Restrictive restrictive = of(read->set, {.rows = size, .columns = size});
    qInfo("%d of %d line categories cap at 1, %d %% of the goals carry one; %d of %d board "
          "categories are tight, %d %%",
        restrictive.lineCategoriesAtOne, restrictive.lineCategories, restrictive.lineMembers,
        restrictive.boardCategoriesTight, restrictive.boardCategories, restrictive.boardMembers);
    QCOMPARE(restrictive.byLines, byLines);
    QCOMPARE(restrictive.byBoard, byBoard);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedRestrictive, NoApplication)

#include "tst_constrained_restrictive.moc"

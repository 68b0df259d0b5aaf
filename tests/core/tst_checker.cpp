// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/checker.h"
#include "tests/support/goal_sets.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A set and a 3 x 3 board of it.
struct Board {
    GoalSet set;
    std::vector<Placed> at;

    Objective &goal(int position) { return set.objectives[position - 1]; }
};

/// Goal n stands on position n; twenty goals, the last eleven spare.
Board goodBoard()
{
    Board board{.set = plainSet(20), .at = {}};
    for (int position = 1; position <= 9; ++position)
        board.at.push_back({.what = RowId{static_cast<std::uint32_t>(position)}, .value = 0});
    return board;
}

Finding defect(Code code, RowId about, std::initializer_list<Arg> args)
{
    Finding finding{.code = code,
        .severity = Severity::Error,
        .site = SiteIndex::none,
        .about = about,
        .args = {}};
    std::ranges::copy(args, finding.args.begin());
    return finding;
}

Finding broken(Code code, std::initializer_list<Arg> args)
{
    Finding finding = defect(code, RowId::none, args);
    finding.severity = Severity::Warning;
    return finding;
}

Arg number(qint64 value)
{
    return value;
}

struct Case {
    const char *name;
    std::function<void(Board &)> edit;
    std::vector<Finding> expected;
};

constexpr qint64 row = 0;
constexpr qint64 column = 1;
constexpr qint64 diagonal = 2;

QList<Case> cellCases()
{
    return {
        {"good", [](Board &) {}, {}},
        {"too few cells", [](Board &b) { b.at.pop_back(); },
            {defect(Code::WrongShape, RowId::none, {number(8), number(9)})}},
        {"too many cells", [](Board &b) { b.at.push_back({.what = RowId{12}, .value = 0}); },
            {defect(Code::WrongShape, RowId::none, {number(10), number(9)})}},
        {"empty cell", [](Board &b) { b.at[3] = {}; },
            {defect(Code::CellEmpty, RowId::none, {number(4)})}},
        {"unknown objective", [](Board &b) { b.at[8].what = RowId{21}; },
            {defect(Code::UnknownObjective, RowId{21}, {number(9)})}},
        {"disabled", [](Board &b) { b.goal(2).disabled = true; },
            {defect(Code::ObjectiveDisabled, RowId{2}, {number(2)})}},
        {"disabled elsewhere", [](Board &b) { b.goal(12).disabled = true; }, {}},
        {"outside designated cells", [](Board &b) { b.goal(5).forcedPositions = {4, 6}; },
            {defect(Code::OutsideForcedPositions, RowId{5}, {number(5)})}},
        {"on a designated cell", [](Board &b) { b.goal(5).forcedPositions = {4, 5}; }, {}},
        {"designated outside the board", [](Board &b) { b.goal(5).forcedPositions = {26}; },
            {defect(Code::OutsideForcedPositions, RowId{5}, {number(5)})}},
        {"a value without a range", [](Board &b) { b.at[0].value = 4; },
            {defect(Code::ValueNotInRange, RowId{1}, {number(4)})}},
        {"a range without a value", [](Board &b) { b.goal(1).range = {2, 3}; },
            {defect(Code::ValueNotInRange, RowId{1}, {number(0)})}},
        {"another value",
            [](Board &b) {
                b.goal(1).range = {2, 3};
                b.at[0].value = 4;
            },
            {defect(Code::ValueNotInRange, RowId{1}, {number(4)})}},
        {"a value of the range",
            [](Board &b) {
                b.goal(1).range = {2, 3};
                b.at[0].value = 3;
            },
            {}},
        {"a value that is no quantity",
            [](Board &b) {
                b.goal(1).range = {-1, 2};
                b.at[0].value = -1;
            },
            {defect(Code::ValueNotInRange, RowId{1}, {number(-1)})}},
        {"a range without quantities", [](Board &b) { b.goal(1).range = {-1, 0}; }, {}},
    };
}

/// Stands goal 1 on positions 1 and 6 too, which share no line.
void repeat(Board &b, int limit, const QList<int> &range, int first, int second)
{
    b.goal(1).individualLimit = limit;
    b.goal(1).range = range;
    b.at[0].value = first;
    b.at[5] = {.what = RowId{1}, .value = second};
}

QList<Case> copyCases()
{
    return {
        {"tag twice",
            [](Board &b) {
                b.goal(1).tag = u"t"_s;
                b.goal(6).tag = u"t"_s;
            },
            {defect(Code::TagTwice, RowId{6}, {u"t"_s})}},
        {"tag three times, told once",
            [](Board &b) {
                for (const int position : {1, 6, 7})
                    b.goal(position).tag = u"t"_s;
            },
            {defect(Code::TagTwice, RowId{6}, {u"t"_s})}},
        {"two tags",
            [](Board &b) {
                b.goal(1).tag = u"t"_s;
                b.goal(6).tag = u"T"_s;
                b.goal(12).tag = u"t"_s;
            },
            {}},
        {"tagged goal repeated",
            [](Board &b) {
                repeat(b, 2, {3, 4}, 3, 4);
                b.goal(1).tag = u"t"_s;
            },
            {defect(Code::TagTwice, RowId{1}, {u"t"_s})}},
        {"repeated within its limit", [](Board &b) { repeat(b, 2, {3, 4}, 3, 4); }, {}},
        {"limit exceeded", [](Board &b) { repeat(b, 1, {3, 4}, 3, 4); },
            {defect(Code::LimitExceeded, RowId{1}, {number(2), number(1)})}},
        {"a limit below 1 is 1", [](Board &b) { repeat(b, -3, {3, 4}, 3, 4); },
            {defect(Code::LimitExceeded, RowId{1}, {number(2), number(1)})}},
        {"value twice", [](Board &b) { repeat(b, 2, {3, 4}, 4, 4); },
            {defect(Code::ValueTwice, RowId{1}, {number(4)})}},
        {"repeated without values", [](Board &b) { repeat(b, 2, {}, 0, 0); },
            {defect(Code::ValueTwice, RowId{1}, {number(0)})}},
        {"equal values in a range are one", [](Board &b) { repeat(b, 2, {4, 4}, 4, 4); },
            {defect(Code::ValueTwice, RowId{1}, {number(4)})}},
        {"twice in a row",
            [](Board &b) {
                b.goal(1).individualLimit = 2;
                b.goal(1).range = {3, 4};
                b.at[0].value = 3;
                b.at[1] = {.what = RowId{1}, .value = 4};
            },
            {defect(Code::SameObjectiveInLine, RowId{1}, {number(row), number(1)})}},
        {"twice in a column",
            [](Board &b) {
                b.goal(2).individualLimit = 2;
                b.goal(2).range = {3, 4};
                b.at[1].value = 3;
                b.at[7] = {.what = RowId{2}, .value = 4};
            },
            {defect(Code::SameObjectiveInLine, RowId{2}, {number(column), number(2)})}},
        {"twice in a rising diagonal",
            [](Board &b) {
                b.goal(3).individualLimit = 2;
                b.goal(3).range = {3, 4};
                b.at[2].value = 3;
                b.at[6] = {.what = RowId{3}, .value = 4};
            },
            {defect(Code::SameObjectiveInLine, RowId{3}, {number(diagonal), number(2)})}},
    };
}

QList<Case> limitCases()
{
    const auto carry = [](QStringList Objective::*categories, QList<int> positions) {
        return [categories, positions](Board &b) {
            for (const int position : positions)
                (b.goal(position).*categories) = {u"c"_s};
        };
    };
    const auto onBoard = [carry](QList<int> positions, int percent) {
        return [carry, positions, percent](Board &b) {
            carry(&Objective::boardCategories, positions)(b);
            b.set.boardLimits = {{u"c"_s, percent}};
        };
    };
    const auto inLine = [carry](QList<int> positions, int percent) {
        return [carry, positions, percent](Board &b) {
            carry(&Objective::lineCategories, positions)(b);
            b.set.lineLimits = {{u"c"_s, percent}};
        };
    };
    const auto line = [](int count, int cap, qint64 kind, int number_) {
        return broken(Code::LineCategoryRelaxed,
            {u"c"_s, number(count - cap), number(count), number(cap), kind, number(number_)});
    };
    return {
        {"board category at its cap", onBoard({1, 2, 3}, 33), {}},
        {"board category above", onBoard({1, 2, 3, 4}, 33),
            {broken(Code::BoardCategoryRelaxed, {u"c"_s, number(1), number(4), number(3)})}},
        {"board category of 0 %", onBoard({1}, 0),
            {broken(Code::BoardCategoryRelaxed, {u"c"_s, number(1), number(1), number(0)})}},
        {"board category below 0 %", onBoard({1, 2}, -20),
            {broken(Code::BoardCategoryRelaxed, {u"c"_s, number(2), number(2), number(0)})}},
        {"board category of 100 %", onBoard({1, 2, 3, 4, 5, 6, 7, 8, 9}, 100), {}},
        {"undeclared board category", carry(&Objective::boardCategories, {1, 2, 3}), {}},
        {"of two limits the later counts",
            [onBoard](Board &b) {
                onBoard({1, 2}, 0)(b);
                b.set.boardLimits << CategoryLimit{u"c"_s, 20};
            },
            {}},
        {"named twice, counted once",
            [onBoard](Board &b) {
                onBoard({1, 2}, 20)(b);
                b.goal(1).boardCategories = {u"c"_s, u"c"_s};
            },
            {}},
        {"a line limit is no board limit", inLine({1, 6, 8}, 0), {}},
        {"a row", inLine({4, 5}, 33), {line(2, 1, row, 2)}},
        {"a row, all of it", inLine({7, 8, 9}, 34), {line(3, 2, row, 3)}},
        {"a column", inLine({2, 8}, 10), {line(2, 1, column, 2)}},
        {"the falling diagonal", inLine({1, 9}, 10), {line(2, 1, diagonal, 1)}},
        {"the rising diagonal", inLine({3, 7}, 10), {line(2, 1, diagonal, 2)}},
        {"three lines at once", inLine({1, 2, 4, 9}, 1),
            {line(2, 1, row, 1), line(2, 1, column, 1), line(2, 1, diagonal, 1)}},
        {"line limit of 0 % allows one", inLine({1, 6, 8}, 0), {}},
        {"line limit of 100 %", inLine({1, 2, 3, 4, 5, 6, 7, 8, 9}, 100), {}},
    };
}

const QList<Case> &cases()
{
    static const QList<Case> all = cellCases() + copyCases() + limitCases();
    return all;
}

} // namespace

class TestChecker final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void findings_data();
    static void findings();
    static void capsAreRoundedUp_data();
    static void capsAreRoundedUp();
    static void onlySquaresHaveDiagonals();
};

void TestChecker::findings_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

void TestChecker::findings()
{
    QFETCH(const int, index);
    Board board = goodBoard();
    cases()[index].edit(board);
    const std::vector<Finding> found = checkBingo(board.set, 3, 3, board.at);
    QCOMPARE(found.size(), cases()[index].expected.size());
    QVERIFY(found == cases()[index].expected);
}

void TestChecker::capsAreRoundedUp_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("boardCap");
    QTest::addColumn<int>("rowCap");

    QTest::newRow("25 % of 25 is 7") << 5 << 5 << 25 << 7 << 2;
    QTest::newRow("24 % of 25 is 6") << 5 << 5 << 24 << 6 << 2;
    QTest::newRow("0 %") << 5 << 5 << 0 << 0 << 1;
    QTest::newRow("1 %") << 5 << 5 << 1 << 1 << 1;
    QTest::newRow("20 % of 5 is 1") << 5 << 5 << 20 << 5 << 1;
    QTest::newRow("21 % of 5 is 2") << 5 << 5 << 21 << 6 << 2;
    QTest::newRow("34 % of 3 x 4") << 3 << 4 << 34 << 5 << 2;
    QTest::newRow("99 % of 100") << 10 << 10 << 99 << 99 << 10;
    QTest::newRow("90 % of 10") << 10 << 10 << 90 << 90 << 9;
}

void TestChecker::capsAreRoundedUp()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, percent);
    QFETCH(const int, boardCap);
    QFETCH(const int, rowCap);
    // Every goal carries both categories, so the findings tell every cap.
    GoalSet set = plainSet(rows * columns);
    set.boardLimits = {{u"b"_s, percent}};
    set.lineLimits = {{u"l"_s, percent}};
    std::vector<Placed> at;
    for (Objective &goal : set.objectives) {
        goal.boardCategories = {u"b"_s};
        goal.lineCategories = {u"l"_s};
        at.push_back({.what = goal.id, .value = 0});
    }
    int tooManyOnBoard = 0;
    int tooManyInRow = 0;
    for (const Finding &finding : checkBingo(set, rows, columns, at)) {
        if (finding.code == Code::BoardCategoryRelaxed) {
            QCOMPARE(finding.args[3], number(boardCap));
            ++tooManyOnBoard;
        } else if (finding.args[4] == number(row)) {
            QCOMPARE(finding.args[3], number(rowCap));
            ++tooManyInRow;
        }
    }
    QCOMPARE(tooManyOnBoard, boardCap < rows * columns ? 1 : 0);
    QCOMPARE(tooManyInRow, rowCap < columns ? rows : 0);
}

void TestChecker::onlySquaresHaveDiagonals()
{
    for (int rows = 3; rows <= 10; ++rows) {
        for (int columns = 3; columns <= 10; ++columns) {
            GoalSet set = plainSet(rows * columns);
            set.lineLimits = {{u"l"_s, 0}};
            std::vector<Placed> at;
            for (Objective &goal : set.objectives) {
                goal.lineCategories = {u"l"_s};
                at.push_back({.what = goal.id, .value = 0});
            }
            // Every line breaks its cap of one by all goals but one.
            int lines = 0;
            for (const Finding &finding : checkBingo(set, rows, columns, at)) {
                const int length = finding.args[4] == number(column) ? rows : columns;
                QCOMPARE(finding.args[1], number(length - 1));
                ++lines;
            }
            QCOMPARE(lines, rows + columns + (rows == columns ? 2 : 0));
        }
    }
}

} // namespace boardwright

QTEST_APPLESS_MAIN(boardwright::TestChecker)

#include "tst_checker.moc"

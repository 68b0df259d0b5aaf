// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/checked_board.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QList<CheckerCase> limitCases()
{
    const auto carry = [](QStringList Objective::*categories, const QList<int> &positions) {
        return [categories, positions](Board &b) {
            for (const int position : positions)
                (b.goal(position).*categories) = {u"c"_s};
        };
    };
    const auto onBoard = [carry](const QList<int> &positions, int percent) {
        return [carry, positions, percent](Board &b) {
            carry(&Objective::boardCategories, positions)(b);
            b.set.boardLimits = {{u"c"_s, percent}};
        };
    };
    const auto inLine = [carry](const QList<int> &positions, int percent) {
        return [carry, positions, percent](Board &b) {
            carry(&Objective::lineCategories, positions)(b);
            b.set.lineLimits = {{u"c"_s, percent}};
        };
    };
    const auto line = [](int count, int cap, qint64 kind, int ofKind) {
        return broken(Code::LineCategoryRelaxed,
            {u"c"_s, number(count - cap), number(count), number(cap), kind, number(ofKind)});
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

const QList<CheckerCase> &cases()
{
    static const QList<CheckerCase> all = limitCases();
    return all;
}

} // namespace

class TestCheckerLimits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void findings_data();
    static void findings();
    static void capsAreRoundedUp_data();
    static void capsAreRoundedUp();
    static void onlySquaresHaveDiagonals();
};

void TestCheckerLimits::findings_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

void TestCheckerLimits::findings()
{
    QFETCH(const int, index);
    Board board = goodBoard();
    cases()[index].edit(board);
    const std::vector<Finding> found = checkBoard(board.set, {.rows = 3, .columns = 3}, board.at);
    QCOMPARE(found.size(), cases()[index].expected.size());
    QVERIFY(found == cases()[index].expected);
}

void TestCheckerLimits::capsAreRoundedUp_data()
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

void TestCheckerLimits::capsAreRoundedUp()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, percent);
    QFETCH(const int, boardCap);
    QFETCH(const int, rowCap);
    // Every goal has both categories, so that findings report every cap.
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
    for (const Finding &finding : checkBoard(set, {.rows = rows, .columns = columns}, at)) {
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

void TestCheckerLimits::onlySquaresHaveDiagonals()
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
            // Every line has a cap of one, exceeded by all goals but one.
            int lines = 0;
            for (const Finding &finding : checkBoard(set, {.rows = rows, .columns = columns}, at)) {
                const int length = finding.args[4] == number(column) ? rows : columns;
                QCOMPARE(finding.args[1], number(length - 1));
                ++lines;
            }
            QCOMPARE(lines, rows + columns + (rows == columns ? 2 : 0));
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestCheckerLimits, NoApplication)

#include "tst_checker_limits.moc"

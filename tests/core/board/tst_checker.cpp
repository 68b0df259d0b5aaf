// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/checked_board.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QList<CheckerCase> cellCases()
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

/// Places goal 1 on positions 1 and 6, which share no line.
void repeat(Board &b, int limit, const QList<int> &range, int first, int second)
{
    b.goal(1).individualLimit = limit;
    b.goal(1).range = range;
    b.at[0].value = first;
    b.at[5] = {.what = RowId{1}, .value = second};
}

QList<CheckerCase> copyCases()
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
        {"repeated without values", [](Board &b) { repeat(b, 2, {}, 0, 0); }, {}},
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

const QList<CheckerCase> &cases()
{
    static const QList<CheckerCase> all = cellCases() + copyCases();
    return all;
}

} // namespace

class TestChecker final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void findings_data();
    static void findings();
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
    const std::vector<Finding> found = checkBoard(board.set, {.rows = 3, .columns = 3}, board.at);
    QCOMPARE(found.size(), cases()[index].expected.size());
    QVERIFY(found == cases()[index].expected);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestChecker, NoApplication)

#include "tst_checker.moc"

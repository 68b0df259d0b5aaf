// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/lint.h"
#include "tests/support/goal_sets.h"

#include <QTest>

#include <functional>
#include <optional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int cells = 9;

using Edit = std::function<void(GoalSet &)>;
using Field = ObjectiveField;

/// Ten faultless goals; the third carries one of everything. It is the one that edits spoil.
GoalSet faultless()
{
    GoalSet set = plainSet(10);
    set.tagNames = {u"tag"_s};
    set.boardLimits = {{u"board"_s, 50}};
    set.lineLimits = {{u"line"_s, 20}};
    Objective &goal = set.objectives[2];
    goal.goal = u"Get {{X}} star[[s]]"_s;
    goal.range = {1, 2, 3};
    goal.individualLimit = 3;
    goal.boardCategories = {u"board"_s};
    goal.lineCategories = {u"line"_s};
    goal.forcedPositions = {1, 9};
    return set;
}

Objective &third(GoalSet &set)
{
    return set.objectives[2];
}

struct Case {
    const char *name;
    Edit edit;
    std::optional<Problem> expected; ///< nothing: the neighbour that is still right
};

Problem about(Code code, Severity severity, RowId row, Field field, QList<Arg> args = {})
{
    return {.code = code,
        .severity = severity,
        .where = {},
        .row = row,
        .field = field,
        .args = std::move(args)};
}

Problem error(Code code, Field field, QList<Arg> args = {})
{
    return about(code, Severity::Error, RowId{3}, field, std::move(args));
}

Problem setWarning(Code code, Field field, QList<Arg> args)
{
    return about(code, Severity::Warning, RowId::none, field, std::move(args));
}

Arg number(qint64 value)
{
    return value;
}

Edit dropLast(int goals)
{
    return [goals](GoalSet &set) {
        set.objectives.resize(set.objectives.size() - goals);
        third(set).individualLimit = 1;
    };
}

QList<Case> supplyCases()
{
    const auto tooFew = [](int supply) {
        return about(Code::TooFewObjectives, Severity::Error, RowId::none, Field::GoalSet,
            {number(supply), number(cells)});
    };
    return {
        {"just enough", dropLast(1), {}},
        {"one too few", dropLast(2), tooFew(8)},
        {"disabled ones do not count",
            [](GoalSet &set) {
                dropLast(1)(set);
                set.objectives[0].disabled = true;
            },
            tooFew(8)},
        {"copies count",
            [](GoalSet &set) {
                dropLast(3)(set);
                third(set).individualLimit = 3;
                third(set).forcedPositions = {};
            },
            {}},
        {"equal values are one copy",
            [](GoalSet &set) {
                dropLast(2)(set);
                third(set).individualLimit = 1;
                third(set).range = {4, 4, 4};
            },
            tooFew(8)},
        {"a tag supplies one cell",
            [](GoalSet &set) {
                for (const int row : {0, 1, 3})
                    set.objectives[row].tag = u"tag"_s;
                third(set).individualLimit = 1;
            },
            tooFew(8)},
        {"one designated cell, one copy",
            [](GoalSet &set) {
                dropLast(2)(set);
                third(set).individualLimit = 3;
                third(set).forcedPositions = {5, 5};
            },
            tooFew(8)},
    };
}

QList<Case> nameCases()
{
    return {
        {"undeclared board category", [](GoalSet &s) { third(s).boardCategories << u"line"_s; },
            error(Code::UndeclaredBoardCategory, Field::BoardCategories, {u"line"_s})},
        {"undeclared line category", [](GoalSet &s) { third(s).lineCategories << u"board"_s; },
            error(Code::UndeclaredLineCategory, Field::LineCategories, {u"board"_s})},
        {"undeclared tag", [](GoalSet &s) { third(s).tag = u"Tag"_s; },
            error(Code::UndeclaredTag, Field::Tag, {u"Tag"_s})},
        {"declared tag", [](GoalSet &s) { third(s).tag = u"tag"_s; }, {}},
        {"unused board category", [](GoalSet &s) { s.boardLimits << CategoryLimit{u"idle"_s, 5}; },
            setWarning(Code::CategoryUnused, Field::BoardCategories, {u"idle"_s})},
        {"unused line category", [](GoalSet &s) { s.lineLimits << CategoryLimit{u"idle"_s, 0}; },
            setWarning(Code::CategoryUnused, Field::LineCategories, {u"idle"_s})},
        {"board limit of 0",
            [](GoalSet &s) {
                s.boardLimits[0].percent = 0;
                s.objectives[5].boardCategories = {u"board"_s, u"board"_s};
            },
            setWarning(Code::BoardLimitZero, Field::BoardCategories, {u"board"_s, number(2)})},
        {"board limit of 1", [](GoalSet &s) { s.boardLimits[0].percent = 1; }, {}},
        {"line limit of 0", [](GoalSet &s) { s.lineLimits[0].percent = 0; }, {}},
        {"same text and range",
            [](GoalSet &s) { addGoal(s, third(s).goal).range = third(s).range; },
            about(
                Code::SameObjectiveTwice, Severity::Warning, RowId{11}, Field::Goal, {number(3)})},
        {"same text, other range", [](GoalSet &s) { addGoal(s, third(s).goal).range = {1, 2}; },
            {}},
    };
}

QList<Case> fieldCases()
{
    return {
        {"placeholder without range",
            [](GoalSet &s) {
                third(s).range = {};
                third(s).individualLimit = 1;
            },
            error(Code::PlaceholderWithoutRange, Field::Range)},
        {"range without placeholder", [](GoalSet &s) { third(s).goal = u"Get star[[s]]"_s; },
            error(Code::RangeWithoutPlaceholder, Field::Goal)},
        {"neither",
            [](GoalSet &s) {
                third(s).goal = u"Get a star"_s;
                third(s).range = {};
                third(s).individualLimit = 1;
            },
            {}},
        {"limit above values", [](GoalSet &s) { third(s).individualLimit = 4; },
            error(Code::LimitAboveValues, Field::IndividualLimit, {number(4), number(3)})},
        {"limit above distinct values", [](GoalSet &s) { third(s).range = {1, 2, 2}; },
            error(Code::LimitAboveValues, Field::IndividualLimit, {number(3), number(2)})},
        {"limit without a range",
            [](GoalSet &s) {
                third(s).goal = u"Get a star"_s;
                third(s).range = {};
                third(s).individualLimit = 2;
            },
            error(Code::LimitAboveValues, Field::IndividualLimit, {number(2), number(1)})},
        {"limit of 0", [](GoalSet &s) { third(s).individualLimit = 0; },
            error(Code::LimitOutOfRange, Field::IndividualLimit, {number(0)})},
        {"limit of 1", [](GoalSet &s) { third(s).individualLimit = 1; }, {}},
        {"weighting of 0", [](GoalSet &s) { third(s).weighting = 0; },
            error(Code::WeightingOutOfRange, Field::Weighting, {number(0)})},
        {"weighting of 1", [](GoalSet &s) { third(s).weighting = 1; }, {}},
        {"weighting of 101", [](GoalSet &s) { third(s).weighting = 101; },
            error(Code::WeightingOutOfRange, Field::Weighting, {number(101)})},
        {"value of 0", [](GoalSet &s) { third(s).range = {0, 1, 2, 3}; },
            error(Code::RangeValueOutOfRange, Field::Range, {number(0)})},
        {"forced to position 0", [](GoalSet &s) { third(s).forcedPositions = {0, 4, 7, 8}; },
            error(Code::ForcedPositionOutside, Field::ForcedPositions, {number(0), number(cells)})},
        {"forced behind the last", [](GoalSet &s) { third(s).forcedPositions = {4, 7, 8, 10}; },
            error(
                Code::ForcedPositionOutside, Field::ForcedPositions, {number(10), number(cells)})},
        {"no goal",
            [](GoalSet &s) {
                third(s).goal = u" \t"_s;
                third(s).range = {};
                third(s).individualLimit = 1;
            },
            error(Code::GoalEmpty, Field::Goal)},
        {"60 characters", [](GoalSet &s) { third(s).goal = u"{{X}}"_s + QString(55, u'x'); }, {}},
        {"61 characters", [](GoalSet &s) { third(s).goal = u"{{X}}"_s + QString(56, u'x'); },
            error(Code::GoalTooLong, Field::Goal, {number(61), number(60)})},
    };
}

const QList<Case> &cases()
{
    static const QList<Case> all = supplyCases() + nameCases() + fieldCases();
    return all;
}

} // namespace

class TestLint final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void oneProblem_data();
    static void oneProblem();
    static void faultlessAtEverySize();
};

void TestLint::oneProblem_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

void TestLint::oneProblem()
{
    QFETCH(const int, index);
    const Case &wanted = cases()[index];
    GoalSet set = faultless();
    wanted.edit(set);
    const QList<Problem> found = lint(set, cells);
    QList<Problem> expected;
    if (wanted.expected)
        expected << *wanted.expected;
    QCOMPARE(found.size(), expected.size());
    QVERIFY(found == expected);
}

void TestLint::faultlessAtEverySize()
{
    QVERIFY(lint(faultless(), cells).isEmpty());
    // Ten goals of which one supplies two: enough for 11 cells, not for 12.
    QVERIFY(lint(faultless(), 11).isEmpty());
    QCOMPARE(lint(faultless(), 12).size(), 1);
}

} // namespace boardwright

QTEST_APPLESS_MAIN(boardwright::TestLint)

#include "tst_lint.moc"

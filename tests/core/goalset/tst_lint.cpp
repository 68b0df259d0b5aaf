// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lint of objectives and names: for every finding a set that has it, and a similar one that does
// not.
#include "core/balanced/sections.h"
#include "core/goalset/alike.h"
#include "core/goalset/lint.h"
#include "tests/support/sets/lint_cases.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using Field = ObjectiveField;

/// The section with which goals can be part of a balanced list.
constexpr std::array listing{&balanced::goals};

void putIntoShortList(Objective &objective)
{
    setValue(
        objective.extension[balanced::goals.key], balanced::list, QString(balanced::shortList));
}

QList<LintCase> goalCases()
{
    const auto plain = [](GoalSet &s) {
        thirdGoal(s).range = {};
        thirdGoal(s).individualLimit = 1;
    };
    return {
        {"no goal",
            [=](GoalSet &s) {
                thirdGoal(s).goal = u" \t"_s;
                plain(s);
            },
            {errorAbout(Code::GoalEmpty, Field::Goal)}},
        {"60 characters", [](GoalSet &s) { thirdGoal(s).goal = u"{{X}}"_s + QString(55, u'x'); }},
        {"61 characters", [](GoalSet &s) { thirdGoal(s).goal = u"{{X}}"_s + QString(56, u'x'); },
            {errorAbout(Code::GoalTooLong, Field::Goal, {numberArg(61), numberArg(60)})}},
        {"two placeholders", [](GoalSet &s) { thirdGoal(s).goal = u"{{X}} of {{X}}"_s; },
            {errorAbout(Code::SeveralPlaceholders, Field::Goal, {numberArg(2)})}},
        {"placeholder without range", plain,
            {errorAbout(Code::PlaceholderWithoutRange, Field::Range)}},
        {"range without placeholder", [](GoalSet &s) { thirdGoal(s).goal = u"Get star[[s]]"_s; },
            {errorAbout(Code::RangeWithoutPlaceholder, Field::Goal)}},
        {"neither placeholder nor range",
            [=](GoalSet &s) {
                thirdGoal(s).goal = u"Get a star"_s;
                plain(s);
            }},
        {"tooltip of 120", [](GoalSet &s) { thirdGoal(s).tooltip = QString(120, u'x'); }},
        {"tooltip of 121", [](GoalSet &s) { thirdGoal(s).tooltip = QString(121, u'x'); },
            {errorAbout(Code::TooltipTooLong, Field::Tooltip, {numberArg(121), numberArg(120)})}},
        {"same text and range",
            [](GoalSet &s) { addGoal(s, thirdGoal(s).goal).range = thirdGoal(s).range; },
            {problemAbout(Code::SameObjectiveTwice, Severity::Warning, RowId{11}, Field::Goal,
                {numberArg(3)})}},
        {"same text, a value in common",
            [](GoalSet &s) { addGoal(s, thirdGoal(s).goal).range = {4, 5}; },
            {problemAbout(Code::SameObjectiveTwice, Severity::Warning, RowId{11}, Field::Goal,
                {numberArg(3)})}},
        {"same text, other values",
            [](GoalSet &s) { addGoal(s, thirdGoal(s).goal).range = {5, 6}; }},
        {"same text, no values", [](GoalSet &s) { addGoal(s, s.objectives[0].goal); },
            {problemAbout(Code::SameObjectiveTwice, Severity::Warning, RowId{11}, Field::Goal,
                {numberArg(1)})}},
        {"same text, disabled",
            [](GoalSet &s) { addGoal(s, s.objectives[0].goal).disabled = true; }},
        {"text in other letters",
            [](GoalSet &s) { addGoal(s, u" "_s + s.objectives[0].goal.toUpper() + u" !"_s); },
            {problemAbout(toCode(AlikeCode::GoalsAlike), Severity::Warning, RowId{11}, Field::Goal,
                {numberArg(1)})}},
        {"text in other letters, other values",
            [](GoalSet &s) { addGoal(s, thirdGoal(s).goal + u'.').range = {5, 6}; }},
        {"text in other letters, another list",
            [](GoalSet &s) { putIntoShortList(addGoal(s, s.objectives[0].goal.toUpper())); }},
        {"nothing but signs",
            [](GoalSet &s) {
                addGoal(s, u"?"_s);
                addGoal(s, u"!"_s);
            }},
        {"same text, another list",
            [](GoalSet &s) { putIntoShortList(addGoal(s, s.objectives[0].goal)); }},
        {"same text, twice in another list",
            [](GoalSet &s) {
                putIntoShortList(addGoal(s, s.objectives[0].goal));
                putIntoShortList(addGoal(s, s.objectives[0].goal));
            },
            {problemAbout(Code::SameObjectiveTwice, Severity::Warning, RowId{12}, Field::Goal,
                {numberArg(11)})}},
    };
}

QList<LintCase> rangeCases()
{
    return {
        {"value of 0", [](GoalSet &s) { thirdGoal(s).range = {0, 2, 3, 4}; },
            {errorAbout(Code::RangeValueOutOfRange, Field::Range, {numberArg(0)})}},
        {"12 values",
            [](GoalSet &s) { thirdGoal(s).range = {4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12, 12}; }},
        {"13 values",
            [](GoalSet &s) { thirdGoal(s).range = {4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12, 12, 12}; },
            {errorAbout(Code::TooManyValues, Field::Range, {numberArg(13), numberArg(12)})}},
        {"equal neighbours", [](GoalSet &s) { thirdGoal(s).range = {2, 2, 3, 4, 4}; }},
        {"not ascending", [](GoalSet &s) { thirdGoal(s).range = {2, 4, 3}; },
            {errorAbout(Code::RangeNotAscending, Field::Range, {numberArg(3), numberArg(4)})}},
        {"three times as far", [](GoalSet &s) { thirdGoal(s).range = {3, 6, 9}; }},
        {"farther", [](GoalSet &s) { thirdGoal(s).range = {3, 6, 10}; },
            {warningAbout(Code::RangeTooWide, Field::Range, {numberArg(3), numberArg(10)})}},
        {"1 counts as 2", [](GoalSet &s) { thirdGoal(s).range = {1, 2, 6}; }},
        {"farther than from 2", [](GoalSet &s) { thirdGoal(s).range = {1, 2, 7}; },
            {warningAbout(Code::RangeTooWide, Field::Range, {numberArg(1), numberArg(7)})}},
        {"limit above values", [](GoalSet &s) { thirdGoal(s).individualLimit = 4; },
            {errorAbout(
                Code::LimitAboveValues, Field::IndividualLimit, {numberArg(4), numberArg(3)})}},
        {"limit above distinct values", [](GoalSet &s) { thirdGoal(s).range = {2, 3, 3}; },
            {errorAbout(
                Code::LimitAboveValues, Field::IndividualLimit, {numberArg(3), numberArg(2)})}},
        {"limit without a range",
            [](GoalSet &s) {
                thirdGoal(s).goal = u"Get a star"_s;
                thirdGoal(s).range = {};
                thirdGoal(s).individualLimit = 2;
            },
            {errorAbout(
                Code::LimitAboveValues, Field::IndividualLimit, {numberArg(2), numberArg(0)})}},
        {"limit of 0", [](GoalSet &s) { thirdGoal(s).individualLimit = 0; },
            {errorAbout(Code::LimitOutOfRange, Field::IndividualLimit, {numberArg(0)})}},
        {"limit of 1", [](GoalSet &s) { thirdGoal(s).individualLimit = 1; }},
    };
}

QList<LintCase> restCases()
{
    const auto icons
        = [](const QStringList &list) { return [=](GoalSet &s) { thirdGoal(s).icons = list; }; };
    const auto positions = [](const QList<int> &list) {
        return [=](GoalSet &s) { thirdGoal(s).forcedPositions = list; };
    };
    const auto schema = [](SchemaMode mode) {
        return [=](GoalSet &s) {
            s.schemaMode = mode;
            s.cappedMaxSize = u"triple90"_s;
            s.dedicatedMode = u"ascend"_s;
            s.dedicatedSize = u"square7"_s;
        };
    };
    return {
        {"weighting of 0", [](GoalSet &s) { thirdGoal(s).weighting = 0; },
            {errorAbout(Code::WeightingOutOfRange, Field::Weighting, {numberArg(0)})}},
        {"weighting of 1", [](GoalSet &s) { thirdGoal(s).weighting = 1; }},
        {"weighting of 101", [](GoalSet &s) { thirdGoal(s).weighting = 101; },
            {errorAbout(Code::WeightingOutOfRange, Field::Weighting, {numberArg(101)})}},
        {"12 icons", icons(QStringList(12, u"a.webp"_s))},
        {"13 icons", icons(QStringList(13, u"a.webp"_s)),
            {errorAbout(Code::TooManyIcons, Field::Icons, {numberArg(13), numberArg(12)})}},
        {"emoji",
            icons({u"🎲"_s, u"👩‍👩‍👧‍👦"_s, u"1️⃣"_s, u"ℹ️"_s, u"🇩🇪"_s, u"☠"_s})},
        {"no icon", icons({u"a.webp"_s, u"star"_s, u"a.png"_s}),
            {errorAbout(Code::UnknownIcon, Field::Icons, {u"star"_s})}},
        {"empty icon", icons({QString()}),
            {errorAbout(Code::UnknownIcon, Field::Icons, {QString()})}},
        {"pictures and emoji", icons({u"a.webp"_s, u"🎲"_s}),
            {errorAbout(Code::IconsMixed, Field::Icons)}},
        {"position 0", positions({0, 4, 7}),
            {errorAbout(Code::ForcedPositionTooLow, Field::ForcedPositions, {numberArg(0)})}},
        {"position twice", positions({4, 7, 4}),
            {errorAbout(Code::ForcedPositionTwice, Field::ForcedPositions, {numberArg(4)})}},
        {"forced in a strict set", schema(SchemaMode::Strict),
            {errorAbout(Code::ForcedPositionsNotAllowed, Field::ForcedPositions)}},
        {"forced in a capped set", schema(SchemaMode::Capped),
            {errorAbout(Code::ForcedPositionsNotAllowed, Field::ForcedPositions)}},
        {"forced in a dedicated set", schema(SchemaMode::Dedicated)},
        {"none forced in a strict set",
            [=](GoalSet &s) {
                schema(SchemaMode::Strict)(s);
                thirdGoal(s).forcedPositions = {};
            }},
        {"dedicated to no size",
            [=](GoalSet &s) {
                schema(SchemaMode::Dedicated)(s);
                s.dedicatedSize.clear();
            },
            {ofSet(Code::DedicatedSettingsMissing, Severity::Error, Field::DedicatedSettings)}},
        {"capped to no size",
            [=](GoalSet &s) {
                schema(SchemaMode::Capped)(s);
                s.cappedMaxSize.clear();
                thirdGoal(s).forcedPositions = {};
            },
            {ofSet(Code::CappedSizeMissing, Severity::Error, Field::CappedSettings)}},
    };
}

const QList<LintCase> &cases()
{
    static const QList<LintCase> all = goalCases() + rangeCases() + restCases();
    return all;
}

} // namespace

class TestLint final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void problems_data();
    static void problems();
    static void faultless();
};

void TestLint::problems_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

void TestLint::problems()
{
    QFETCH(const int, index);
    const LintCase &wanted = cases()[index];
    GoalSet set = faultlessSet();
    wanted.edit(set);
    const QList<Problem> found = lint(set, listing);
    QCOMPARE(found.size(), wanted.expected.size());
    QVERIFY(found == wanted.expected);
}

void TestLint::faultless()
{
    QVERIFY(lint(faultlessSet(), {}).isEmpty());
    QVERIFY(lint({}, {}).isEmpty());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestLint, NoApplication)

#include "tst_lint.moc"

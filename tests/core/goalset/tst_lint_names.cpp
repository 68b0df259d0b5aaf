// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lint of names: those of the set, of categories with their limits, and of tags.
#include "core/goalset/alike.h"
#include "core/goalset/lint.h"
#include "core/goalset/snake_case.h"
#include "tests/support/sets/lint_cases.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using Field = ObjectiveField;

QList<LintCase> categoryCases()
{
    return {
        {"undeclared board category", [](GoalSet &s) { thirdGoal(s).boardCategories << u"line"_s; },
            {errorAbout(Code::UndeclaredBoardCategory, Field::BoardCategories, {u"line"_s})}},
        {"undeclared line category", [](GoalSet &s) { thirdGoal(s).lineCategories << u"board"_s; },
            {errorAbout(Code::UndeclaredLineCategory, Field::LineCategories, {u"board"_s})}},
        {"four categories",
            [](GoalSet &s) {
                s.boardLimits += {{u"b"_s, 9}, {u"c"_s, 9}, {u"d"_s, 9}};
                thirdGoal(s).boardCategories << u"b"_s << u"c"_s << u"d"_s;
            }},
        {"five categories",
            [](GoalSet &s) {
                s.lineLimits += {{u"b"_s, 9}, {u"c"_s, 9}, {u"d"_s, 9}, {u"e"_s, 9}};
                thirdGoal(s).lineCategories << u"b"_s << u"c"_s << u"d"_s << u"e"_s;
            },
            {errorAbout(
                Code::TooManyCategories, Field::LineCategories, {numberArg(5), numberArg(4)})}},
        {"category twice",
            [](GoalSet &s) { thirdGoal(s).boardCategories << u"board"_s << u"board"_s; },
            {warningAbout(Code::CategoryTwice, Field::BoardCategories, {u"board"_s})}},
        {"unused board category", [](GoalSet &s) { s.boardLimits << CategoryLimit{u"idle"_s, 5}; },
            {ofSet(Code::CategoryUnused, Severity::Warning, Field::BoardCategories, {u"idle"_s})}},
        {"unused line category", [](GoalSet &s) { s.lineLimits << CategoryLimit{u"idle"_s, 0}; },
            {ofSet(Code::CategoryUnused, Severity::Warning, Field::LineCategories, {u"idle"_s})}},
        {"category of a disabled goal", [](GoalSet &s) { thirdGoal(s).disabled = true; }},
        {"two limits", [](GoalSet &s) { s.lineLimits << CategoryLimit{u"line"_s, 5}; },
            {ofSet(Code::CategoryDeclaredTwice, Severity::Warning, Field::LineCategories,
                {u"line"_s})}},
        {"board limit of 0",
            [](GoalSet &s) {
                s.boardLimits[0].percent = 0;
                s.objectives[5].boardCategories = {u"board"_s};
                s.objectives[6].boardCategories = {u"board"_s};
                s.objectives[6].disabled = true;
            },
            {ofSet(Code::BoardLimitZero, Severity::Warning, Field::BoardCategories,
                {u"board"_s, numberArg(2)})}},
        {"board limit of 0, but a later one",
            [](GoalSet &s) {
                s.boardLimits[0].percent = 0;
                s.boardLimits << CategoryLimit{u"board"_s, 9};
            },
            {ofSet(Code::CategoryDeclaredTwice, Severity::Warning, Field::BoardCategories,
                {u"board"_s})}},
        {"board limit of 1", [](GoalSet &s) { s.boardLimits[0].percent = 1; }},
        {"line limit of 0", [](GoalSet &s) { s.lineLimits[0].percent = 0; }},
        {"limit of 100", [](GoalSet &s) { s.boardLimits[0].percent = 100; }},
        {"limit of 101", [](GoalSet &s) { s.boardLimits[0].percent = 101; },
            {ofSet(Code::PercentOutOfRange, Severity::Error, Field::BoardCategories,
                {u"board"_s, numberArg(101)})}},
        {"limit of -1", [](GoalSet &s) { s.lineLimits[0].percent = -1; },
            {ofSet(Code::PercentOutOfRange, Severity::Error, Field::LineCategories,
                {u"line"_s, numberArg(-1)})}},
    };
}

QList<LintCase> tagCases()
{
    const auto rename = [](const QString &tag) {
        return [=](GoalSet &s) {
            s.tagNames = {tag};
            s.objectives[8].tag = tag;
            s.objectives[9].tag = tag;
        };
    };
    const auto many = [](int count) {
        return [=](GoalSet &s) {
            for (int i = 1; i < count; ++i) {
                s.tagNames << u"t%1"_s.arg(i);
                addGoal(s, u"more %1"_s.arg(i)).tag = s.tagNames.last();
                addGoal(s, u"still more %1"_s.arg(i)).tag = s.tagNames.last();
            }
        };
    };
    return {
        {"undeclared tag", [](GoalSet &s) { thirdGoal(s).tag = u"Tag"_s; },
            {errorAbout(Code::UndeclaredTag, Field::Tag, {u"Tag"_s})}},
        {"declared tag", [](GoalSet &s) { thirdGoal(s).tag = u"tag"_s; }},
        {"unused tag", [](GoalSet &s) { s.tagNames << u"idle"_s; },
            {ofSet(Code::TagUnused, Severity::Hint, Field::Tag, {u"idle"_s})}},
        {"tag of one",
            [](GoalSet &s) {
                s.tagNames << u"lone"_s;
                thirdGoal(s).tag = u"lone"_s;
            },
            {warningAbout(Code::TagWithOneMember, Field::Tag, {u"lone"_s})}},
        {"tag of one and a disabled one", [](GoalSet &s) { s.objectives[9].disabled = true; }},
        {"tag twice", [](GoalSet &s) { s.tagNames << u"tag"_s; },
            {ofSet(Code::TagDeclaredTwice, Severity::Warning, Field::Tag, {u"tag"_s})}},
        {"tag of 20", rename(QString(20, u'a'))},
        {"tag of 21", rename(QString(21, u'a')),
            {ofSet(Code::TagTooLong, Severity::Error, Field::Tag,
                {QString(21, u'a'), numberArg(21), numberArg(20)})}},
        {"snake case", rename(u"boss_rush_2"_s)},
        {"not snake case", rename(u"Boss-Rush 2!"_s),
            {ofSet(Code::TagNotSnakeCase, Severity::Error, Field::Tag,
                {u"Boss-Rush 2!"_s, u"boss_rush_2"_s})}},
        {"not even Latin", rename(u"茶"_s),
            {ofSet(Code::TagNotSnakeCase, Severity::Error, Field::Tag, {u"茶"_s, QString()})}},
        {"a plural",
            [](GoalSet &s) {
                s.tagNames << u"tags"_s;
                s.objectives[0].tag = u"tags"_s;
                s.objectives[1].tag = u"tags"_s;
            },
            {ofSet(toCode(AlikeCode::TagsAlike), Severity::Warning, Field::Tag,
                {u"tags"_s, u"tag"_s})}},
        {"no plural",
            [](GoalSet &s) {
                s.tagNames << u"tagss"_s;
                s.objectives[0].tag = u"tagss"_s;
                s.objectives[1].tag = u"tagss"_s;
            }},
        {"150 tags", many(150)},
        {"151 tags", many(151),
            {ofSet(Code::TooManyTags, Severity::Error, Field::TagNames,
                {numberArg(151), numberArg(150)})}},
    };
}

QList<LintCase> ownCases()
{
    return {
        {"game name of 50", [](GoalSet &s) { s.gameName = QString(50, u'x'); }},
        {"game name of 51", [](GoalSet &s) { s.gameName = QString(51, u'x'); },
            {ofSet(Code::GameNameTooLong, Severity::Error, Field::GameName,
                {numberArg(51), numberArg(50)})}},
        {"set name of 30", [](GoalSet &s) { s.setName = QString(30, u'x'); }},
        {"set name of 31", [](GoalSet &s) { s.setName = QString(31, u'x'); },
            {ofSet(Code::SetNameTooLong, Severity::Error, Field::SetName,
                {numberArg(31), numberArg(30)})}},
    };
}

const QList<LintCase> &cases()
{
    static const QList<LintCase> all = categoryCases() + tagCases() + ownCases();
    return all;
}

} // namespace

class TestLintNames final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void problems_data();
    static void problems();
    static void spelling();
};

void TestLintNames::problems_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

void TestLintNames::problems()
{
    QFETCH(const int, index);
    const LintCase &wanted = cases()[index];
    GoalSet set = faultlessSet();
    wanted.edit(set);
    const QList<Problem> found = lint(set, {});
    QCOMPARE(found.size(), wanted.expected.size());
    QVERIFY(found == wanted.expected);
}

void TestLintNames::spelling()
{
    QVERIFY(!isSnakeCase(u""));
    QVERIFY(!isSnakeCase(u"A"));
    QVERIFY(isSnakeCase(u"a_1"));
    QCOMPARE(snakeCase(u"  100% Boss--Rush "_s), u"100_boss_rush"_s);
    QCOMPARE(snakeCase(u"Größe"_s), QString());
    QCOMPARE(snakeCase(u"!?"_s), QString());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestLintNames, NoApplication)

#include "tst_lint_names.moc"

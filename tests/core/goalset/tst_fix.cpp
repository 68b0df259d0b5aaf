// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/code_key.h"
#include "core/board/game_mode.h"
#include "core/constrained/lint.h"
#include "core/constrained/parameters.h"
#include "core/generator/generator.h"
#include "core/generator/problems.h"
#include "core/goalset/alike.h"
#include "core/goalset/fix.h"
#include "core/goalset/lint.h"
#include "core/goalset/set_sections.h"
#include "tests/support/sets/hostile_sets.h"
#include "tests/support/sets/lint_cases.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Whether two findings are the same apart from numbers, which other fixes may change (13 values
/// instead of 14).
bool isSame(const Problem &a, const Problem &b)
{
    const auto texts = [](const Problem &problem) {
        QStringList all;
        for (const Arg &arg : problem.args) {
            if (const auto *text = std::get_if<QString>(&arg))
                all << *text;
        }
        return all;
    };
    return a.code == b.code && a.row == b.row && a.field == b.field && a.section == b.section
        && a.fieldKey == b.fieldKey && texts(a) == texts(b);
}

bool holds(const QList<Problem> &problems, const Problem &wanted)
{
    return std::ranges::any_of(
        problems, [&](const Problem &problem) { return isSame(problem, wanted); });
}

struct FixCase {
    const char *name;
    std::function<void(GoalSet &)> edit;
    Code code;
    std::function<bool(const GoalSet &)> isMended; ///< empty if there is no obvious fix
};

QList<FixCase> cases()
{
    const auto third = [](const GoalSet &set) { return set.objectives[2]; };
    return {
        {"board category", [](GoalSet &s) { thirdGoal(s).boardCategories << u"new"_s; },
            Code::UndeclaredBoardCategory,
            [](const GoalSet &s) { return s.boardLimits.last() == CategoryLimit{u"new"_s, 100}; }},
        {"line category", [](GoalSet &s) { thirdGoal(s).lineCategories << u"new"_s; },
            Code::UndeclaredLineCategory,
            [](const GoalSet &s) { return s.lineLimits.last() == CategoryLimit{u"new"_s, 100}; }},
        {"empty category", [](GoalSet &s) { thirdGoal(s).lineCategories << QString(); },
            Code::UndeclaredLineCategory,
            [=](const GoalSet &s) { return third(s).lineCategories == QStringList{u"line"_s}; }},
        {"category twice",
            [](GoalSet &s) { thirdGoal(s).boardCategories = {u"board"_s, u"board"_s}; },
            Code::CategoryTwice,
            [=](const GoalSet &s) { return third(s).boardCategories == QStringList{u"board"_s}; }},
        {"unused", [](GoalSet &s) { s.boardLimits.prepend({u"idle"_s, 5}); }, Code::CategoryUnused,
            [](const GoalSet &s) { return s.boardLimits.size() == 1; }},
        {"two limits", [](GoalSet &s) { s.boardLimits << CategoryLimit{u"board"_s, 7}; },
            Code::CategoryDeclaredTwice,
            [](const GoalSet &s) {
                return s.boardLimits == QList<CategoryLimit>{{u"board"_s, 7}};
            }},
        {"percent", [](GoalSet &s) { s.lineLimits[0].percent = 300; }, Code::PercentOutOfRange,
            [](const GoalSet &s) { return s.lineLimits[0].percent == 100; }},
        {"tag", [](GoalSet &s) { thirdGoal(s).tag = u"new"_s; }, Code::UndeclaredTag,
            [](const GoalSet &s) { return s.tagNames == QStringList{u"tag"_s, u"new"_s}; }},
        {"a tag that cannot be declared", [](GoalSet &s) { thirdGoal(s).tag = u"N!"_s; },
            Code::UndeclaredTag, {}},
        {"unused tag", [](GoalSet &s) { s.tagNames << u"idle"_s; }, Code::TagUnused,
            [](const GoalSet &s) { return s.tagNames == QStringList{u"tag"_s}; }},
        {"tag twice", [](GoalSet &s) { s.tagNames << u"tag"_s; }, Code::TagDeclaredTwice,
            [](const GoalSet &s) { return s.tagNames == QStringList{u"tag"_s}; }},
        {"spelling of a tag",
            [](GoalSet &s) {
                s.tagNames[0] = u"A Tag"_s;
                s.objectives[8].tag = u"A Tag"_s;
                s.objectives[9].tag = u"A Tag"_s;
            },
            Code::TagNotSnakeCase,
            [](const GoalSet &s) {
                return s.tagNames == QStringList{u"a_tag"_s} && s.objectives[8].tag == u"a_tag"_s
                    && s.objectives[9].tag == u"a_tag"_s;
            }},
        {"a spelling that is taken", [](GoalSet &s) { s.tagNames << u"TAG"_s; },
            Code::TagNotSnakeCase, {}},
        {"weighting", [](GoalSet &s) { thirdGoal(s).weighting = 1'000; }, Code::WeightingOutOfRange,
            [=](const GoalSet &s) { return third(s).weighting == 100; }},
        {"low limit", [](GoalSet &s) { thirdGoal(s).individualLimit = -5; }, Code::LimitOutOfRange,
            [=](const GoalSet &s) { return third(s).individualLimit == 1; }},
        {"high limit", [](GoalSet &s) { thirdGoal(s).individualLimit = 9; }, Code::LimitAboveValues,
            [=](const GoalSet &s) { return third(s).individualLimit == 3; }},
        {"range", [](GoalSet &s) { thirdGoal(s).range = {4, 2, 3, 2}; }, Code::RangeNotAscending,
            [=](const GoalSet &s) { return third(s).range == QList<int>{2, 3, 4}; }},
        {"low values", [](GoalSet &s) { thirdGoal(s).range = {-1, 0, 2, 3, 4}; },
            Code::RangeValueOutOfRange,
            [=](const GoalSet &s) { return third(s).range == QList<int>{2, 3, 4}; }},
        {"low values only", [](GoalSet &s) { thirdGoal(s).range = {-1, 0}; },
            Code::RangeValueOutOfRange, {}},
        {"range that is not shown", [](GoalSet &s) { thirdGoal(s).goal = u"Get stars"_s; },
            Code::RangeWithoutPlaceholder,
            [=](const GoalSet &s) {
                return third(s).range.isEmpty() && third(s).individualLimit == 1;
            }},
        {"placeholder misspelt", [](GoalSet &s) { thirdGoal(s).goal = u"Get {{Y}} stars"_s; },
            Code::RangeWithoutPlaceholder, {}},
        {"low positions", [](GoalSet &s) { thirdGoal(s).forcedPositions = {0, 5, -1}; },
            Code::ForcedPositionTooLow,
            [=](const GoalSet &s) { return third(s).forcedPositions == QList<int>{5}; }},
        {"low positions only", [](GoalSet &s) { thirdGoal(s).forcedPositions = {0, -1}; },
            Code::ForcedPositionTooLow, {}},
        {"positions twice", [](GoalSet &s) { thirdGoal(s).forcedPositions = {5, 4, 5, 4}; },
            Code::ForcedPositionTwice,
            [=](const GoalSet &s) { return third(s).forcedPositions == QList<int>{5, 4}; }},
        {"positions outside", [](GoalSet &s) { thirdGoal(s).forcedPositions = {12, 5, 10}; },
            Code::ForcedPositionOutside,
            [=](const GoalSet &s) { return third(s).forcedPositions == QList<int>{5}; }},
        {"positions outside only", [](GoalSet &s) { thirdGoal(s).forcedPositions = {12, 10}; },
            Code::ForcedPositionOutside, {}},
        {"long goal", [](GoalSet &s) { thirdGoal(s).goal += QString(60, u'x'); }, Code::GoalTooLong,
            {}},
        {"twin", [](GoalSet &s) { addGoal(s, s.objectives[0].goal); }, Code::SameObjectiveTwice,
            {}},
        {"categories alike",
            [](GoalSet &s) {
                s.lineLimits << CategoryLimit{u"Lines"_s, 20};
                s.objectives[0].lineCategories = {u"Lines"_s};
                thirdGoal(s).lineCategories = {u"line"_s, u"Lines"_s};
            },
            toCode(AlikeCode::CategoriesAlike),
            [=](const GoalSet &s) {
                return s.lineLimits == QList<CategoryLimit>{{u"line"_s, 20}}
                && s.objectives[0].lineCategories == QStringList{u"line"_s}
                && third(s).lineCategories == QStringList{u"line"_s};
            }},
        {"categories alike with other limits",
            [](GoalSet &s) {
                s.boardLimits << CategoryLimit{u"Board"_s, 51};
                s.objectives[0].boardCategories = {u"Board"_s};
            },
            toCode(AlikeCode::CategoriesAlike), {}},
        {"category of several",
            [](GoalSet &s) {
                s.boardLimits << CategoryLimit{u"sea, board ,"_s, 50};
                s.objectives[0].boardCategories = {u"first"_s, u"sea, board ,"_s};
                thirdGoal(s).boardCategories = {u"board"_s, u"sea, board ,"_s};
                s.boardLimits << CategoryLimit{u"first"_s, 7};
            },
            toCode(AlikeCode::CategoryOfSeveral),
            [=](const GoalSet &s) {
                return s.boardLimits
                    == QList<CategoryLimit>{{u"board"_s, 50}, {u"sea"_s, 50}, {u"first"_s, 7}}
                && s.objectives[0].boardCategories == QStringList{u"first"_s, u"sea"_s, u"board"_s}
                && third(s).boardCategories == QStringList{u"board"_s, u"sea"_s};
            }},
        {"category of nothing",
            [](GoalSet &s) {
                s.boardLimits << CategoryLimit{u" , "_s, 50};
                thirdGoal(s).boardCategories << u" , "_s;
            },
            toCode(AlikeCode::CategoryOfSeveral), {}},
        {"tags alike",
            [](GoalSet &s) {
                s.tagNames << u"tags"_s;
                s.objectives[0].tag = u"tags"_s;
                s.objectives[1].tag = u"tags"_s;
            },
            toCode(AlikeCode::TagsAlike),
            [](const GoalSet &s) {
                return s.tagNames == QStringList{u"tag"_s} && s.objectives[0].tag == u"tag"_s
                    && s.objectives[1].tag == u"tag"_s;
            }},
        {"goals alike",
            [](GoalSet &s) {
                s.objectives[1].goal = u"  FIRST  goal! "_s;
                s.objectives[1].tooltip = u"tip"_s;
                s.objectives[1].lineCategories = {u"line"_s};
                s.objectives[0].goal = u"First goal"_s;
                s.objectives[0].weighting = 40;
            },
            toCode(AlikeCode::GoalsAlike),
            [](const GoalSet &s) {
                const Objective &first = s.objectives[0];
                return s.objectives.size() == 9 && first.goal == u"First goal"_s
                    && first.tooltip == u"tip"_s && first.weighting == 40
                    && first.lineCategories == QStringList{u"line"_s};
            }},
        {"goals alike that contradict each other",
            [](GoalSet &s) {
                s.objectives[1].goal = u"FIRST goal"_s;
                s.objectives[1].weighting = 41;
                s.objectives[0].goal = u"First goal"_s;
                s.objectives[0].weighting = 40;
            },
            toCode(AlikeCode::GoalsAlike), {}},
    };
}

QList<Problem> allProblems(const GoalSet &set)
{
    return lint(set, allSections()) + lintConstrained(set, {.rows = 3, .columns = 3}, u"Bingo"_s);
}

} // namespace

class TestFix final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void fixes_data();
    static void fixes();
    static void everyFixMends();
    static void aLostRowIsLeftAlone();
    static void mergedGoalsAreReferredTo();
    static void allThatAreAlikeAreMerged();
};

void TestFix::fixes_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].name) << static_cast<int>(i);
}

void TestFix::fixes()
{
    QFETCH(const int, index);
    const FixCase wanted = cases()[index];
    GoalSet set = faultlessSet();
    wanted.edit(set);
    const QList<Problem> problems = allProblems(set);
    const auto problem = std::ranges::find(problems, wanted.code, &Problem::code);
    QVERIFY(problem != problems.end());
    const auto fix = fixOf(*problem, set);
    QCOMPARE(fix.has_value(), static_cast<bool>(wanted.isMended));
    if (!fix)
        return;
    const GoalSet mended = fixed(set, *fix);
    QVERIFY(wanted.isMended(mended));
    QVERIFY(!holds(allProblems(mended), *problem));
    QVERIFY(fixed(mended, *fix) == mended);
}

void TestFix::everyFixMends()
{
    const ModeSettings board{.rows = 3, .columns = 3};
    SplitMix random(41);
    QSet<int> repairs;
    for (int round = 0; round < 500; ++round) {
        GoalSet set = randomGoalSet(random, {.rows = 3, .columns = 3});
        spoil(set, random);
        const QList<Problem> before = lint(set, allSections());
        const QList<Problem> ofBoard = lintConstrained(set, {.rows = 3, .columns = 3}, {});
        QList<Problem> ofPositions = problemsOf(set, *generators().front(), settingsOf(board));
        ofPositions.removeIf(
            [](const Problem &problem) { return problem.code != Code::ForcedPositionsNotAllowed; });
        for (const Problem &problem : before + ofBoard + ofPositions) {
            const auto fix = fixOf(problem, set, allSections());
            // Every fourth suffices, because they are similar.
            if (!fix || !random.chance(25))
                continue;
            repairs.insert(static_cast<int>(fix->repair));
            const GoalSet mended = fixed(set, *fix);
            const QList<Problem> after = lint(mended, allSections());
            QVERIFY(!holds(after, problem));
            if (fix->repair == Repair::MakeDedicated)
                QVERIFY(preferredSettings(mended) == board);
            if (problem.code == Code::ForcedPositionOutside)
                QVERIFY(!holds(lintConstrained(mended, {.rows = 3, .columns = 3}, {}), problem));
            for (const Problem &left : after)
                QVERIFY2(left.severity != Severity::Error || holds(before, left),
                    qPrintable(codeKey(left.code) + u" after "_s + codeKey(problem.code)));
        }
    }
    for (int repair = 0; repair <= static_cast<int>(Repair::SetField); ++repair)
        QVERIFY2(repairs.contains(repair), qPrintable(QString::number(repair)));
}

void TestFix::aLostRowIsLeftAlone()
{
    GoalSet set = faultlessSet();
    thirdGoal(set).weighting = 0;
    const Problem problem = lint(set, {}).first();
    const Fix fix = *fixOf(problem, set);
    set.objectives.removeAt(2);
    QVERIFY(!fixOf(problem, set));
    QVERIFY(fixed(set, fix) == set);
}

/// What refers to a goal that was merged refers to the one that it became part of. Warnings
/// accepted for it are none of the other's.
void TestFix::mergedGoalsAreReferredTo()
{
    GoalSet set = faultlessSet();
    set.objectives[0].goal = u"First goal"_s;
    set.objectives[4].goal = u"first goal"_s;
    const RowId gone = set.objectives[4].id;
    const RowId kept = set.objectives[0].id;
    const RowId other = set.objectives[5].id;
    const auto rowOf = [&](const QList<RowId> &rows) {
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        row.values.insert(u"rows"_s, rows);
        return row;
    };
    set.tables[u"rules"_s] = {rowOf({gone, other}), rowOf({kept, gone}), rowOf({other})};
    set.objectives[5].extension[u"any"_s].insert(u"after"_s, QList<RowId>{gone});
    set.tables[accepted_section::section.key] = {rowOf({gone}), rowOf({gone, other})};
    const QList<Problem> problems = lint(set, {});
    const auto problem = std::ranges::find(problems, toCode(AlikeCode::GoalsAlike), &Problem::code);
    QVERIFY(problem != problems.end());
    QCOMPARE(problem->row, gone);
    const GoalSet mended = fixed(set, *fixOf(*problem, set));
    const auto rowsIn = [&](const QString &table, qsizetype index) {
        return std::get<QList<RowId>>(mended.tables[table][index].values[u"rows"_s]);
    };
    const QList<RowId> both{kept, other};
    QCOMPARE(rowsIn(u"rules"_s, 0), both);
    QCOMPARE(rowsIn(u"rules"_s, 1), QList<RowId>{kept});
    QCOMPARE(rowsIn(u"rules"_s, 2), QList<RowId>{other});
    QCOMPARE(mended.tables[accepted_section::section.key].size(), 1);
    QCOMPARE(rowsIn(accepted_section::section.key, 0), QList<RowId>{other});
    QCOMPARE(std::get<QList<RowId>>(mended.objectives[4].extension[u"any"_s][u"after"_s]),
        QList<RowId>{kept});
}

void TestFix::allThatAreAlikeAreMerged()
{
    GoalSet set = plainSet(3);
    for (const QString &goal : {u"Find it"_s, u"find it!"_s, u"Find  it"_s}) {
        addGoal(set, goal).lineCategories = {goal.toCaseFolded(), u"a, b"_s};
        set.lineLimits << CategoryLimit{set.objectives.last().lineCategories.first(), 20};
    }
    set.lineLimits << CategoryLimit{u"a, b"_s, 20};
    const QList<Problem> problems = lint(set, {});
    const GoalSet mended = allFixed(set, problems, {});
    QCOMPARE(mended.objectives.size(), 4);
    const QStringList categories{u"find it"_s, u"a"_s, u"b"_s, u"find it!"_s};
    QStringList found = mended.objectives.last().lineCategories;
    found.sort();
    QStringList sorted = categories;
    sorted.sort();
    QCOMPARE(found, sorted);
    for (const Problem &problem : lint(mended, {}))
        QVERIFY(problem.code < toCode(AlikeCode::CategoriesAlike)
            || problem.code > toCode(AlikeCode::GoalsAlike));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestFix, NoApplication)

#include "tst_fix.moc"

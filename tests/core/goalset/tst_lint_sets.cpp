// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lint of whole sets: its order; random, hostile and real sets.
#include "core/constrained/parameters.h"
#include "core/formats/file.h"
#include "core/generator/problems.h"
#include "core/goalset/lint.h"
#include "core/goalset/problem_list.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/hostile_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const Generator &constrained()
{
    return *generatorOf(u"constrained");
}

QList<Settings> allModes()
{
    QList<Settings> all{
        settingsOf({.rows = 5, .columns = 5}), settingsOf({.rows = 3, .columns = 9})};
    for (const GameMode mode :
        {GameMode::Ascend, GameMode::Summit, GameMode::Triple, GameMode::Rush})
        all << settingsOf(settingsOfSize(mode, sizesOf(mode).standard));
    return all;
}

} // namespace

class TestLintSets final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void errorsBeforeWarningsInRowOrder();
    static void movedRowsKeepTheirProblems();
    static void mostOfOneCodeIsEnough();
    static void hostileSets();
    static void filledBoardsAreNotCalledTooSmall();
    static void realSets();
};

void TestLintSets::errorsBeforeWarningsInRowOrder()
{
    GoalSet set = plainSet(5);
    set.boardLimits = {{u"idle"_s, 10}};
    set.tagNames = {u"idle"_s};
    set.objectives[3].goal = set.objectives[0].goal;
    set.objectives[4].goal = set.objectives[0].goal;
    set.objectives[4].weighting = 0;
    set.objectives[1].tag = u"unknown"_s;
    set.objectives[1].individualLimit = -1;

    QList<Code> codes;
    for (const Problem &problem :
        problemsOf(set, constrained(), settingsOf({.rows = 3, .columns = 3})))
        codes << problem.code;
    const QList<Code> expected{Code::TooFewObjectives, Code::LimitOutOfRange, Code::UndeclaredTag,
        Code::WeightingOutOfRange, Code::CategoryUnused, Code::SameObjectiveTwice,
        Code::SameObjectiveTwice, Code::TagUnused};
    QVERIFY(codes == expected);
}

void TestLintSets::movedRowsKeepTheirProblems()
{
    GoalSet set = plainSet(5);
    set.objectives[1].weighting = 0;
    set.objectives[3].weighting = 101;
    set.objectives.move(3, 0);
    const QList<Problem> problems = lint(set, {});
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems[0].row, RowId{4});
    QCOMPARE(problems[1].row, RowId{2});
}

void TestLintSets::mostOfOneCodeIsEnough()
{
    GoalSet set;
    for (int i = 0; i < mostOfOneCode + 50; ++i)
        addGoal(set, u"equal"_s).weighting = 0;
    const QList<Problem> problems = lint(set, {});
    QCOMPARE(
        std::ranges::count(problems, Code::WeightingOutOfRange, &Problem::code), mostOfOneCode);
    QCOMPARE(std::ranges::count(problems, Code::SameObjectiveTwice, &Problem::code), mostOfOneCode);
    QCOMPARE(problems.last().row, RowId{mostOfOneCode + 1});
    QVERIFY(problems.last().args == QList<Arg>{qint64{1}});
}

void TestLintSets::hostileSets()
{
    SplitMix random(23);
    QSet<int> codes;
    for (int round = 0; round < walkLength(10'000); ++round) {
        GoalSet set = randomGoalSet(random, {.rows = 3, .columns = 3});
        spoil(set, random);
        const Settings mode = allModes()[round % allModes().size()];
        for (const Problem &problem : problemsOf(set, constrained(), mode)) {
            codes.insert(static_cast<int>(problem.code));
            QVERIFY(problem.row == RowId::none || problem.row <= RowId{set.lastRow});
        }
    }
    // All codes of lint, except those of sections that no real section has and TooManyTags.
    QVERIFY2(codes.size() >= 36, QByteArray::number(codes.size()).constData());
}

void TestLintSets::filledBoardsAreNotCalledTooSmall()
{
    SplitMix random(31);
    int told = 0;
    int filled = 0;
    Result board;
    for (int round = 0; round < 3'000; ++round) {
        const ModeSettings mode{.rows = 3, .columns = random.between(3, 4)};
        GoalSet set = randomGoalSet(random, mode);
        if (random.chance(50))
            set.objectives.resize(std::min<qsizetype>(set.objectives.size(), mode.cells() - 1));
        const Settings settings = settingsOf(mode);
        const bool isReported = std::ranges::contains(
            constrained().lint(set, settings), Code::TooFewObjectives, &Problem::code);
        told += isReported ? 1 : 0;
        const auto compiled = constrained().compile(set, settings).value();
        const auto scratch = constrained().scratch(*compiled);
        for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s}) {
            Watch watch;
            const bool isFilled
                = constrained().run(*compiled, *scratch, seed, board, nullptr, watch).has_value();
            filled += isFilled ? 1 : 0;
            QVERIFY(!isFilled || !isReported);
        }
    }
    QVERIFY(told > 300);
    QVERIFY(filled > 300);
}

void TestLintSets::realSets()
{
    const QString data = qEnvironmentVariable("BOARDWRIGHT_DATA");
    if (data.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    const QDir folder(data + u"/lockout"_s);
    const QStringList names = folder.entryList({u"*.json"_s});
    QCOMPARE_GE(names.size(), 4);
    for (const QString &name : names) {
        const auto file = openNative(folder.filePath(name));
        QVERIFY(file);
        const QList<Problem> problems
            = problemsOf(file->set, constrained(), constrained().settingsFor(file->set));
        for (const Problem &problem : problems) {
            QVERIFY2(problem.severity != Severity::Error, qPrintable(name));
            qInfo("%s: code %d, row %u", qPrintable(name), static_cast<int>(problem.code),
                static_cast<unsigned>(problem.row));
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestLintSets, NoApplication)

#include "tst_lint_sets.moc"

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of "Board Generation" (seeds 1) held against boards: individual limits of goals without
// a range, and forced goals that constraints keep out. What is said is counted from the boards by a
// plain program.

#include "core/constrained/codes.h"
#include "core/formats/native.h"
#include "core/generator/problems.h"
#include "core/lab/subject.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const Generator &generator = *generatorOf(u"constrained");

/// A board as texts, row by row.
struct Made {
    QStringList goals;
    std::vector<Finding> findings;
    std::vector<Finding> defects; ///< of the independent checker
    bool isWhole = false;
};

Made made(const GoalSet &set, const QString &size, int seed)
{
    Settings settings = generator.settingsFor(set);
    if (!setParameter(generator.info().parameters, settings, Key("size"), size))
        qFatal("no such size");
    const SharedSubject subject = subjectOf(generator, set, settings).value();
    const auto scratch = subject->scratch();
    Result board;
    Watch watch;
    Made told;
    told.isWhole = subject->run(*scratch, QString::number(seed), board, watch).has_value();
    for (const Placed &placed : board.at) {
        const int row = subject->rowOf(placed.what);
        told.goals << (row < 0 ? QString() : set.objectives[row].goal);
    }
    told.findings = board.findings;
    for (const Finding &finding : generator.check(set, settings, board)) {
        if (finding.severity == Severity::Error)
            told.defects.push_back(finding);
    }
    return told;
}

/// The lines of a square: rows, columns, diagonals.
std::vector<std::vector<int>> linesOf(int side)
{
    std::vector<std::vector<int>> lines(static_cast<std::size_t>(2 * side) + 2);
    for (int a = 0; a < side; ++a) {
        for (int b = 0; b < side; ++b) {
            lines[static_cast<std::size_t>(a)].push_back(a * side + b);
            lines[static_cast<std::size_t>(side + a)].push_back(b * side + a);
        }
        lines[static_cast<std::size_t>(2 * side)].push_back(a * side + a);
        lines[static_cast<std::size_t>(2 * side) + 1].push_back(a * side + side - 1 - a);
    }
    return lines;
}

bool isForcedTaken(const Finding &finding)
{
    return finding.code == toCode(ConstrainedCode::ForcedGoalTaken);
}

/// "F" is forced to cells, but its category may not be on a board.
GoalSet blockedSet(int others, const QList<int> &positions)
{
    GoalSet set = plainSet(others);
    Objective forced;
    forced.id = set.nextRow();
    forced.goal = u"F"_s;
    forced.forcedPositions = positions;
    forced.boardCategories = {u"none"_s};
    set.objectives.prepend(forced);
    set.boardLimits << CategoryLimit{u"none"_s, 0};
    return set;
}

} // namespace

class TestConstrainedSource final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void goalsWithoutARangeAppearAsOftenAsTheirLimit();
    static void theSiteRefusesThemForATrueReason();
    static void forcedGoalsThatDoNotFitAreSkipped();
    static void unlessACellWouldStayEmpty_data();
    static void unlessACellWouldStayEmpty();
    static void noForcedGoalIsSkippedBesideItsEmptyCell();
};

/// "Some objectives have higher limits (2, 3, etc.), allowing them to appear multiple times." "The
/// same objective can never appear twice in the same line."
void TestConstrainedSource::goalsWithoutARangeAppearAsOftenAsTheirLimit()
{
    GoalSet set = plainSet(9);
    for (Objective &goal : set.objectives)
        goal.individualLimit = 3;
    int threeTimes = 0;
    for (const int side : {3, 4}) {
        const auto lines = linesOf(side);
        for (int seed = 1; seed <= 60; ++seed) {
            const Made board = made(set, u"%1x%1"_s.arg(side), seed);
            QVERIFY(board.isWhole);
            QVERIFY(board.defects.empty());
            std::map<QString, int> counts;
            for (const QString &goal : board.goals)
                ++counts[goal];
            for (const auto &[goal, count] : counts) {
                QVERIFY2(count <= 3, qPrintable(goal));
                threeTimes += count == 3 ? 1 : 0;
            }
            for (const std::vector<int> &line : lines) {
                std::set<QString> seen;
                for (const int cell : line)
                    QVERIFY(seen.insert(board.goals[cell]).second);
            }
        }
    }
    QVERIFY2(threeTimes > 20, qPrintable(QString::number(threeTimes)));
    // Nine goals that appear once each leave seven of sixteen cells empty.
    for (Objective &goal : set.objectives)
        goal.individualLimit = 1;
    const Made once = made(set, u"4x4"_s, 1);
    QVERIFY(!once.isWhole);
    QCOMPARE(once.goals.count(QString()), 7);
}

void TestConstrainedSource::theSiteRefusesThemForATrueReason()
{
    GoalSet set = plainSet(9);
    set.objectives[0].individualLimit = 3;
    set.objectives[1].individualLimit = 3;
    set.objectives[1].goal = u"Collect {{X}} shells"_s;
    set.objectives[1].range = {5};
    QList<Problem> problems = problemsOf(set, generator, generator.settingsFor(set));
    problems.removeIf(
        [](const Problem &problem) { return problem.code != Code::LimitAboveValues; });
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems[0].severity, Severity::Error);
    // The numbers of which values there are: none, and one. tst_words has the words.
    QCOMPARE(std::get<qint64>(problems[0].args[1]), qint64{0});
    QCOMPARE(std::get<qint64>(problems[1].args[1]), qint64{1});
}

/// "If none of its positions are available or constraints prevent placement, the objective is
/// skipped entirely." So on boards that only relaxation completes.
void TestConstrainedSource::forcedGoalsThatDoNotFitAreSkipped()
{
    GoalSet set = blockedSet(20, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    set.boardLimits << CategoryLimit{u"few"_s, 30};
    for (Objective &goal : set.objectives) {
        if (goal.goal != u"F")
            goal.boardCategories = {u"few"_s};
    }
    for (int seed = 1; seed <= 100; ++seed) {
        const Made board = made(set, u"3x3"_s, seed);
        QVERIFY(board.isWhole);
        QVERIFY(std::ranges::any_of(board.findings,
            [](const Finding &finding) { return finding.code == Code::BoardCategoryRelaxed; }));
        QVERIFY(!board.goals.contains(u"F"_s));
        QVERIFY(std::ranges::none_of(board.findings, isForcedTaken));
    }
}

void TestConstrainedSource::unlessACellWouldStayEmpty_data()
{
    QTest::addColumn<QList<int>>("positions");
    QTest::newRow("anywhere") << QList<int>{1, 2, 3, 4, 5, 6, 7, 8, 9};
    QTest::newRow("in two rows") << QList<int>{1, 2, 3, 4, 5, 6};
}

/// Eight other goals for nine cells. A board may have none if the cell that is left is not one of
/// those, as relaxation leaves the others where they are.
void TestConstrainedSource::unlessACellWouldStayEmpty()
{
    QFETCH(const QList<int>, positions);
    const GoalSet set = blockedSet(8, positions);
    int whole = 0;
    for (int seed = 1; seed <= 60; ++seed) {
        const Made board = made(set, u"3x3"_s, seed);
        if (!board.isWhole) {
            QVERIFY(positions.size() < 9);
            QVERIFY(!board.goals.contains(u"F"_s));
            continue;
        }
        ++whole;
        QVERIFY(board.defects.empty());
        QCOMPARE(board.goals.count(u"F"_s), 1);
        const auto position = static_cast<int>(board.goals.indexOf(u"F"_s)) + 1;
        QVERIFY(positions.contains(position));
        QCOMPARE(std::ranges::count_if(board.findings, isForcedTaken), 1);
        const auto told = std::ranges::find_if(board.findings, isForcedTaken);
        QCOMPARE(std::get<qint64>(told->args[0]), qint64{position});
    }
    QVERIFY2(whole > 30, qPrintable(QString::number(whole)));
}

/// Few goals that appear several times, never twice in a line, so that many boards stay incomplete:
/// none of their empty cells could take a forced goal that was skipped.
void TestConstrainedSource::noForcedGoalIsSkippedBesideItsEmptyCell()
{
    const QList<int> positions{5, 6, 7, 8, 9};
    int incomplete = 0;
    for (const int others : {2, 3, 4}) {
        for (const int most : {2, 3}) {
            GoalSet set = blockedSet(others, positions);
            for (Objective &goal : set.objectives)
                goal.individualLimit = goal.forcedPositions.isEmpty() ? most : 1;
            Objective second = set.objectives.front();
            second.id = set.nextRow();
            second.goal = u"G"_s;
            set.objectives.prepend(second);
            for (int seed = 1; seed <= 50; ++seed) {
                const Made board = made(set, u"3x3"_s, seed);
                // The checker names each empty cell.
                QCOMPARE(std::ssize(board.defects), board.goals.count(QString()));
                const bool isOpen = std::ranges::any_of(
                    positions, [&](int position) { return board.goals[position - 1].isEmpty(); });
                incomplete += isOpen ? 1 : 0;
                QVERIFY(!isOpen || (board.goals.contains(u"F"_s) && board.goals.contains(u"G"_s)));
            }
        }
    }
    QVERIFY2(incomplete > 50, qPrintable(QString::number(incomplete)));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedSource, NoApplication)
#include "tst_constrained_source.moc"

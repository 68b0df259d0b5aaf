// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a board was made, in words: one result for each way.
#include "core/base/code_key.h"
#include "core/constrained/codes.h"
#include "core/worlds/codes.h"
#include "tests/support/unit.h"
#include "ui/text/generators/constrained/constrained_words.h"
#include "ui/text/made_words.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

Finding told(Code code, std::initializer_list<qint64> args)
{
    Finding finding{.code = code, .args = {}};
    std::ranges::transform(args, finding.args.begin(), [](qint64 number) { return Arg(number); });
    return finding;
}

Finding relaxation()
{
    return {.code = Code::LineCategoryRelaxed, .site = SiteIndex{3}, .args = {}};
}

Result made(const std::vector<Finding> &how, const Effort &effort)
{
    Result board;
    board.made = how;
    setEffort(board, effort);
    return board;
}

} // namespace

class TestMadeWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void everyWayIsTold_data();
    static void everyWayIsTold();
    static void everySentenceIsInTheFullText();
    static void everyArgumentIsTold_data();
    static void everyArgumentIsTold();
    static void whoFilledTheCells();
    static void whyTheSearchStopped();
    static void otherGeneratorsTellWhoFilled();
    static void otherCountersAreNoEffort();
};

void TestMadeWords::everyWayIsTold_data()
{
    QTest::addColumn<Result>("board");
    QTest::addColumn<bool>("failed");
    QTest::addColumn<QString>("line");
    const Effort plain{.poolSize = 96, .greedyPlaced = 25, .attempt = 1};
    QTest::newRow("greedy") << made({told(toCode(ConstrainedCode::MadeByGreedy), {1, 3})},
        plain) << false << u"All limits kept · random choice, attempt 1 · pool of 96 goals"_s;
    QTest::newRow("search") << made(
        {told(toCode(ConstrainedCode::MadeBySearch), {2, 1, 0, 40, 600})},
        plain) << false << u"All limits kept · search, attempt 2, phase 1 · pool of 96 goals"_s;
    QTest::newRow("clean slate")
        << made({told(toCode(ConstrainedCode::MadeBySearch), {1, 2, 1, 77, 2500})}, plain) << false
        << u"All limits kept · search from an empty board, attempt 1, phase 2 · pool of 96 goals"_s;
    Result relaxed
        = made({told(toCode(ConstrainedCode::MadeByRelaxation), {1, 4, 2, 900, 900})}, plain);
    relaxed.findings = {relaxation(), relaxation(),
        {.code = toCode(ConstrainedCode::GoalsPulledBack), .args = {qint64{7}}}};
    QTest::newRow("relaxation")
        << relaxed << false
        << u"2 limits relaxed · 4 cells by relaxation, attempt 1 · pool of 96 goals"_s;
    QTest::newRow("in part") << made({told(toCode(ConstrainedCode::MadeInPart), {3, 2, 5000})},
        plain) << true << u"Some cells could not be filled · 3 attempts · pool of 96 goals"_s;
    QTest::newRow("constrained, for both reasons")
        << made({told(toCode(ConstrainedCode::MadeByGreedy), {1, 3}),
                    told(toCode(ConstrainedCode::ConstrainedByLines), {17, 20, 98}),
                    told(toCode(ConstrainedCode::ConstrainedByBoard), {9, 12, 80})},
               plain)
        << false
        << u"All limits kept · random choice, attempt 1 · constrained mode · pool of 96 goals"_s;
    QTest::newRow("modifiers")
        << made({told(toCode(ConstrainedCode::MadeByGreedy), {1, 3}),
                    told(toCode(ConstrainedCode::MadeWithModifiers), {2, 0})},
               plain)
        << false
        << u"All limits kept · random choice, attempt 1 · 2 modifiers · pool of 96 goals"_s;
    QTest::newRow("chaos")
        << made({told(toCode(ConstrainedCode::MadeByGreedy), {1, 3}),
                    told(toCode(ConstrainedCode::MadeWithModifiers), {4, 1})},
               plain)
        << false << u"All limits kept · random choice, attempt 1 · chaos · pool of 96 goals"_s;
    Effort pulled = plain;
    pulled.pulledBack = 5;
    QTest::newRow("pulled back")
        << made({told(toCode(ConstrainedCode::MadeByGreedy), {1, 3})}, pulled) << false
        << u"All limits kept · random choice, attempt 1 · 5 goals returned to the pool · pool of 96 goals"_s;
    QTest::newRow("stopped early is for the full text") << made(
        {told(toCode(ConstrainedCode::MadeByGreedy), {1, 3}),
            told(toCode(ConstrainedCode::SearchStoppedEarly), {1, 2, 0})},
        plain) << false << u"All limits kept · random choice, attempt 1 · pool of 96 goals"_s;
}

void TestMadeWords::everyWayIsTold()
{
    QFETCH(const Result, board);
    QFETCH(const bool, failed);
    QFETCH(const QString, line);
    const Finding why = told(toCode(ConstrainedCode::NoGoalFits), {});
    const auto failure
        = failed ? std::optional(Failure{.code = why.code, .why = {why}}) : std::nullopt;
    QCOMPARE(howMade(effortCounters, board, failure, true), line);
    // Where there are no limits, none is said to be kept.
    const QString kept = u"All limits kept · "_s;
    QCOMPARE(howMade(effortCounters, board, failure, false),
        line.startsWith(kept) ? line.sliced(kept.size()) : line);
    const QString full = howMadeInFull(effortCounters, board);
    for (const Finding &finding : board.made)
        QVERIFY2(full.contains(words(finding)), qPrintable(full));
    QVERIFY(full.contains(u"The pool had 96 goals."_s));
    QCOMPARE(full.contains(u"Weighting had left out 5 of them"_s),
        effortOf(effortCounters, board)->pulledBack == 5);
}

void TestMadeWords::everySentenceIsInTheFullText()
{
    const Result board = made({told(toCode(ConstrainedCode::MadeByRelaxation), {1, 4, 1, 250, 900}),
                                  told(toCode(ConstrainedCode::SearchStoppedEarly), {1, 2, 0}),
                                  told(toCode(ConstrainedCode::ConstrainedByLines), {17, 20, 98}),
                                  told(toCode(ConstrainedCode::MadeWithModifiers), {2, 0})},
        {.poolSize = 30, .forcedPlaced = 1, .greedyPlaced = 20, .relaxPlaced = 4});
    QCOMPARE(howMadeInFull(effortCounters, board),
        u"Attempt 1: after a search (phases: 1), 4 cells could be filled only by relaxing limits. "
        "It tried 250 of at most 900 goals.\n"
        "The search stopped early, after phase 1 of 2: it was making almost no progress.\n"
        "Constrained mode: 17 of 20 line categories have a cap of 1; 98 % of goals have one.\n"
        "2 modifiers are on.\n"
        "Cells: 1 forced, 20 by random choice, 4 by relaxation.\n"
        "The pool had 30 goals."_s);
}

void TestMadeWords::everyArgumentIsTold_data()
{
    QTest::addColumn<Finding>("finding");
    QTest::addColumn<QList<int>>("numbers");
    const auto row = [](Code code, std::initializer_list<qint64> args, const QList<int> &numbers) {
        QTest::newRow(codeKey(code).data()) << told(code, args) << numbers;
    };
    row(toCode(ConstrainedCode::MadeByGreedy), {21, 22}, {21, 22});
    row(toCode(ConstrainedCode::MadeBySearch), {21, 22, 0, 24, 25}, {21, 22, 24, 25});
    row(toCode(ConstrainedCode::MadeByRelaxation), {21, 22, 23, 24, 25}, {21, 22, 23, 24, 25});
    row(toCode(ConstrainedCode::MadeInPart), {21, 22, 23}, {21, 22, 23});
    row(toCode(ConstrainedCode::SearchStoppedEarly), {21, 22, 0}, {21, 22});
    row(toCode(ConstrainedCode::ConstrainedByLines), {21, 22, 23}, {21, 22, 23});
    row(toCode(ConstrainedCode::ConstrainedByBoard), {21, 22, 23}, {21, 22, 23});
    row(toCode(ConstrainedCode::MadeWithModifiers), {21, 0}, {21});
    QTest::newRow("everything tried")
        << told(toCode(ConstrainedCode::SearchStoppedEarly), {21, 22, 1}) << QList<int>{21, 22};
}

void TestMadeWords::everyArgumentIsTold()
{
    QFETCH(const Finding, finding);
    QFETCH(const QList<int>, numbers);
    const QString text = constrainedFindingWords(finding);
    for (const int number : numbers)
        QVERIFY2(text.count(QString::number(number)) == 1, qPrintable(text));
    QCOMPARE(words(finding), text);
}

void TestMadeWords::whoFilledTheCells()
{
    const QString text = howMadeInFull(effortCounters,
        made({told(toCode(ConstrainedCode::MadeBySearch), {1, 2, 1, 77, 2500})},
            {.poolSize = 30, .forcedPlaced = 3, .searchPlaced = 22}));
    QVERIFY2(text.contains(u"Cells: 3 forced, 22 by search.\n"_s), qPrintable(text));
    QVERIFY(
        !constrainedFindingWords(told(toCode(ConstrainedCode::MadeByRelaxation), {1, 4, 0, 0, 0}))
            .contains(u"search"_s));
    // A search that saw at once that there is no way tried nothing.
    QCOMPARE(
        constrainedFindingWords(told(toCode(ConstrainedCode::MadeByRelaxation), {1, 4, 1, 0, 900})),
        u"Attempt 1: after a search (phases: 1), 4 cells could be filled only by relaxing "
        "limits."_s);
}

void TestMadeWords::whyTheSearchStopped()
{
    // Giving up and having proved it are not the same.
    QCOMPARE(constrainedFindingWords(told(toCode(ConstrainedCode::SearchStoppedEarly), {1, 2, 0})),
        u"The search stopped early, after phase 1 of 2: it was making almost no progress."_s);
    QCOMPARE(constrainedFindingWords(told(toCode(ConstrainedCode::SearchStoppedEarly), {1, 2, 1})),
        u"The search stopped early, in phase 1 of 2: it had tried everything, and no board from this pool keeps every limit."_s);
}

void TestMadeWords::otherGeneratorsTellWhoFilled()
{
    const Result board
        = made({}, {.poolSize = 30, .forcedPlaced = 3, .greedyPlaced = 20, .relaxPlaced = 2});
    const std::optional<Failure> none;
    const std::optional<Failure> some = Failure{.code = Code::TooFewObjectives, .why = {}};
    QCOMPARE(howMade(effortCounters, board, none, true),
        u"All limits kept · cells: 3 forced, 20 by random choice, 2 by relaxation · pool of 30 goals"_s);
    QVERIFY(howMade(effortCounters, board, some, true)
            .startsWith(u"Some cells could not be filled · cells: "_s));
    QVERIFY(howMade(effortCounters, made({}, {.poolSize = 2}), some, true)
            .contains(u"cells: 0 by random choice"_s));
    QCOMPARE(howMadeInFull(effortCounters, board), QString());
    QCOMPARE(constrainedFindingWords(relaxation()), QString());
}

void TestMadeWords::otherCountersAreNoEffort()
{
    constexpr std::array counters{Counter{.key = "passes"_L1}};
    Result board;
    board.counts = {7};
    QCOMPARE(howMade(counters, board, {}, true), u"All limits kept"_s);
    QCOMPARE(howMade(counters, board, {}, false), QString());
    board.derivedSeed = u"7:2"_s;
    QCOMPARE(howMade(counters, board, {}, true), u"All limits kept · seed 7:2"_s);
    QCOMPARE(howMade(counters, board, {}, false), u"seed 7:2"_s);
    // A board that was rejected has no gaps, and the last seed that was tried is not the one.
    const Failure rejected{.code = Code::NoBoardPassedGates, .why = {}};
    QCOMPARE(howMade(counters, board, rejected, true), u"Rejected by gates"_s);
    QVERIFY(!howMadeInFull(counters, board, rejected).contains(u"7:2"_s));
    const Failure unwon{
        .code = toCode(WorldsCode::NoWorldWon), .why = {told(toCode(WorldsCode::NoWorldWon), {9})}};
    QCOMPARE(howMade(counters, Result(), unwon, false), u"No world can be won"_s);
    const Failure givenUp{.code = toCode(WorldsCode::WalkTooLong),
        .why = {told(toCode(WorldsCode::WalkTooLong), {9})}};
    QCOMPARE(howMade(counters, Result(), givenUp, false), u"No shortest walk was found"_s);
    QCOMPARE(howMadeInFull(counters, board),
        u"The board of the seed \"7:2\": those before it did not pass the gates."_s);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestMadeWords, QCoreApplication)

#include "tst_made_words.moc"

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An attempt at a puzzle: hints, the solution, the clock, and what is told.
#include "tests/support/editing/played_puzzles.h"
#include "tests/support/unit.h"
#include "ui/editing/generators/sculpted/play_session.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestPlaySession final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anAttemptGoesOnWithTheSamePuzzle();
    void theClockRunsWhileThePuzzleIsSeen();
    void hintsAreOnTheWay();
    void hintsLeadBackFromDeadEnds();
    void theTrapIsKnownAfterAHint();
    void cellsAreNamed();
    void staleHintsAreDropped();
    void theSolutionIsShownFromHere();
    void theSolutionIsShownFromTheStart();
    void theResultCounts();
    void everyMoveIsTold();

private:
    void playAll(const std::vector<std::uint8_t> &solution);

    JobPool m_pool;
    std::chrono::milliseconds m_now{};
    std::unique_ptr<PlaySession> m_session;
    QStringList m_told;
};

void TestPlaySession::init()
{
    m_now = 1h;
    m_session = std::make_unique<PlaySession>(m_pool, [this] { return m_now; });
    m_told.clear();
    connect(
        m_session.get(), &PlaySession::told, this, [this](const QString &text) { m_told << text; });
    m_session->setSeen(true);
}

void TestPlaySession::cleanup()
{
    m_session.reset();
}

void TestPlaySession::playAll(const std::vector<std::uint8_t> &solution)
{
    for (const std::uint8_t cell : solution)
        m_session->go(cell);
    QVERIFY(m_session->isFinished());
}

void TestPlaySession::anAttemptGoesOnWithTheSamePuzzle()
{
    m_session->setPuzzle(snake());
    m_session->go(1);
    PlayedPuzzle other = snake();
    other.solution = {0, 3, 6, 7, 4, 1, 2, 5, 8}; // of the same pins
    m_session->setPuzzle(other);
    QCOMPARE(m_session->route()->path().size(), std::size_t{2});
    QCOMPARE(m_session->route()->puzzle().solution, other.solution);
    other.seed = u"8"_s;
    m_session->setPuzzle(other);
    QCOMPARE(m_session->route()->path().size(), std::size_t{1});
    m_session->go(1);
    other.graph.wall(4);
    other.solution = {0, 3, 6, 7, 8};
    m_session->setPuzzle(other);
    QCOMPARE(m_session->route()->path().size(), std::size_t{1});
    m_session->setPuzzle(std::nullopt);
    QVERIFY(m_session->route() == nullptr);
    for (const auto move : {&PlaySession::takeBack, &PlaySession::takeWarp, &PlaySession::askHint,
             &PlaySession::solve, &PlaySession::startOver, &PlaySession::lookAround})
        ((*m_session).*move)();
    m_session->go(1);
    QCOMPARE(m_session->hintCell(), -1);
}

void TestPlaySession::theClockRunsWhileThePuzzleIsSeen()
{
    m_session->setPuzzle(snake());
    m_now += 10s;
    m_session->takeBack(); // no step yet
    QCOMPARE(m_session->elapsed(), 0ms);
    m_session->go(1);
    m_now += 3s;
    QCOMPARE(m_session->elapsed(), 3000ms);
    m_session->setSeen(false);
    m_now += 1h;
    QCOMPARE(m_session->elapsed(), 3000ms);
    m_session->setSeen(true);
    m_now += 2s;
    playAll({2, 5, 4, 3, 6, 7, 8});
    m_now += 1h;
    QCOMPARE(m_session->elapsed(), 5000ms);
    m_session->setSeen(false);
    m_session->setSeen(true);
    m_now += 1h;
    QCOMPARE(m_session->card().time, 5000ms);
    m_session->startOver();
    m_now += 1s;
    QCOMPARE(m_session->elapsed(), 0ms);
    QCOMPARE(timeText(5000ms), u"0:05"_s);
    QCOMPARE(timeText(754999ms), u"12:34"_s);
    QCOMPARE(timeText(3605s), u"1:00:05"_s);
}

void TestPlaySession::hintsAreOnTheWay()
{
    m_session->setPuzzle(corridors());
    for (int step = 1; step < 6; ++step) {
        m_session->askHint();
        QVERIFY(!m_session->hint()); // not at once: the window does not wait
        QTRY_VERIFY(m_session->hint());
        const int next = m_session->hintCell();
        QCOMPARE(next, int{corridors().solution.at(static_cast<std::size_t>(step))});
        m_session->askHint(); // the same again is not counted
        QCOMPARE(m_session->card().hints, step);
        if (step == 1)
            QCOMPARE(m_told.last(), u"Go to row 1, column 2."_s);
        if (step == 3)
            QCOMPARE(m_told.last(), u"Take the warp to row 3, column 1."_s);
        m_session->go(next);
        QVERIFY(!m_session->hint());
    }
    QVERIFY(m_session->isFinished());
    m_session->askHint();
    QVERIFY(!m_session->hint());
}

void TestPlaySession::hintsLeadBackFromDeadEnds()
{
    m_session->setPuzzle(snake());
    for (const int cell : {1, 4, 7})
        m_session->go(cell);
    QVERIFY(m_session->isDead());
    QCOMPARE(m_session->status(), u"Dead end: the route cannot be completed from here."_s);
    m_session->askHint();
    QTRY_VERIFY(m_session->hint());
    QVERIFY(m_session->hint()->isDead);
    const int back = m_session->hint()->stepsBack;
    QVERIFY(back > 0);
    const int turn = m_session->route()->path()[static_cast<std::size_t>(4 - back)];
    QCOMPARE(m_told.last(),
        u"Take back %1 steps. The wrong turn was to row %2, column %3."_s.arg(back)
            .arg(turn / 3 + 1)
            .arg(turn % 3 + 1));
    QCOMPARE(
        m_session->hintCell(), int{m_session->route()->path()[static_cast<std::size_t>(3 - back)]});
    m_session->go(m_session->hintCell());
    QVERIFY(!m_session->isDead());
    QCOMPARE(m_session->card().stepsBack, back);
}

/// What a hint has found holds while the route goes on, until the wrong turn is taken back.
void TestPlaySession::theTrapIsKnownAfterAHint()
{
    m_session->setPuzzle(snake());
    for (const int cell : {1, 4, 7})
        m_session->go(cell);
    QCOMPARE(m_session->trapped(), std::size_t{0});
    m_session->askHint();
    QTRY_VERIFY(m_session->hint());
    const auto back = static_cast<std::size_t>(m_session->hint()->stepsBack);
    QCOMPARE(m_session->trapped(), back);
    m_session->go(6);
    QCOMPARE(m_session->trapped(), back + 1);
    for (std::size_t left = back + 1; left > 0; --left) {
        QVERIFY(m_session->isDead());
        m_session->takeBack();
        QCOMPARE(m_session->trapped(), left - 1);
    }
    QVERIFY(!m_session->isDead());
    for (const int cell : {4, 7})
        m_session->go(cell);
    QCOMPARE(m_session->trapped(), std::size_t{0});
    m_session->askHint();
    QTRY_VERIFY(m_session->trapped() > 0);
    m_session->startOver();
    QCOMPARE(m_session->trapped(), std::size_t{0});
}

void TestPlaySession::cellsAreNamed()
{
    m_session->setPuzzle(corridors());
    const auto name = [this](int cell) { return cellName(*m_session->route(), cell); };
    QCOMPARE(name(0), u"Row 1, column 1: input pin, the end of your route"_s);
    QCOMPARE(name(1), u"Row 1, column 2: not visited"_s);
    QCOMPARE(name(2), u"Row 1, column 3: not visited, warp to row 3, column 1"_s);
    QCOMPARE(name(4), u"Row 2, column 2: wall"_s);
    QCOMPARE(name(8), u"Row 3, column 3: output pin, not visited"_s);
    QCOMPARE(cellDescription(*m_session->route(), 1), u"You can go here."_s);
    QCOMPARE(cellDescription(*m_session->route(), 2), QString());
    m_session->go(1);
    m_session->go(2);
    QCOMPARE(name(0), u"Row 1, column 1: input pin, visited as cell 1"_s);
    QCOMPARE(name(1), u"Row 1, column 2: visited as cell 2"_s);
    QCOMPARE(name(2), u"Row 1, column 3: the end of your route, warp to row 3, column 1"_s);
    QCOMPARE(cellDescription(*m_session->route(), 6), u"You can go here."_s);
    PlayedPuzzle foggy = corridors();
    foggy.mechanic = sculpted::Mechanic::FogAndWarps;
    foggy.fogRadius = 1;
    m_session->setPuzzle(foggy);
    QCOMPARE(name(8), u"Row 3, column 3: in the fog"_s);
    QCOMPARE(name(2), u"Row 1, column 3: in the fog"_s);
}

void TestPlaySession::staleHintsAreDropped()
{
    m_session->setPuzzle(snake());
    m_session->askHint();
    m_session->go(1);
    // An answer would come by an event. None can be waited for, so this is time enough for one.
    QTest::qWait(200);
    QVERIFY(!m_session->hint());
    QCOMPARE(m_session->card().hints, 0);
    m_session->startOver();
    m_session->askHint();
    QTRY_VERIFY(m_session->hint());
    QCOMPARE(m_session->card().hints, 1); // of the new attempt alone
    m_session->askHint();
    m_session->setPuzzle(corridors());
    QVERIFY(!m_session->hint());
    m_session->askHint();
    m_session->setPuzzle(std::nullopt); // and nothing is left that the answer could be about
    QTest::qWait(200);
    QVERIFY(!m_session->hint());
}

void TestPlaySession::theSolutionIsShownFromHere()
{
    m_session->setPuzzle(snake());
    for (const int cell : {3, 6}) // not the board's route, but it can be completed
        m_session->go(cell);
    QVERIFY(!m_session->isDead());
    m_session->solve();
    QTRY_VERIFY(m_session->isShowing());
    QTRY_VERIFY(m_session->isFinished());
    QVERIFY(!m_session->isShowing());
    QCOMPARE(m_session->route()->path()[2], std::uint8_t{6});
    QVERIFY(m_session->card().isShown);
    QCOMPARE(m_told.last(), u"This is the solution."_s);
}

void TestPlaySession::theSolutionIsShownFromTheStart()
{
    m_session->setPuzzle(snake());
    for (const int cell : {1, 4, 7})
        m_session->go(cell);
    m_session->solve();
    QTRY_VERIFY(m_session->isShowing());
    QCOMPARE(m_session->route()->path().size(), std::size_t{1});
    QTRY_VERIFY(m_session->route()->path().size() == 3);
    // A move ends it; it waits while the puzzle is not seen.
    m_session->takeBack();
    QVERIFY(!m_session->isShowing());
    m_session->solve();
    m_session->setSeen(false);
    QVERIFY(!m_session->isShowing());
    m_session->setSeen(true);
    QTRY_VERIFY(m_session->isFinished());
    QVERIFY(std::ranges::equal(m_session->route()->path(), snake().solution));
    m_session->startOver();
    QVERIFY(!m_session->card().isShown);
}

void TestPlaySession::theResultCounts()
{
    m_session->setPuzzle(snake());
    for (const int cell : {1, 2, 5, 2, 1, 0})
        m_session->go(cell);
    QCOMPARE(m_session->card().stepsBack, 3);
    for (const int cell : {1, 2, 5, 4})
        m_session->go(cell);
    m_session->go(1); // three at once
    m_now += 65s;
    playAll({2, 5, 4, 3, 6, 7, 8});
    QCOMPARE(cardText(m_session->card()),
        u"Medium, level 7\nSolved by hand\nMechanic: Standard\nCells: 9\nTime: 1:05\n"
        "Steps taken back: 6\nHints: 0\n"_s);
    QCOMPARE(puzzleTitle(sculpted::Level::Hard, u"frost"_s), u"Hard, seed frost"_s);
    QCOMPARE(puzzleTitle(sculpted::Level::Hard, QString()), u"Hard"_s);
}

void TestPlaySession::everyMoveIsTold()
{
    m_session->setPuzzle(corridors());
    m_session->lookAround();
    m_session->step(Direction::Right);
    m_session->step(Direction::Down);
    m_session->takeBack();
    m_session->takeBack();
    m_session->go(1);
    m_session->go(2);
    m_session->lookAround();
    m_session->takeWarp();
    m_session->go(7);
    m_session->drag(4); // in silence
    m_now += 2s;
    m_session->go(8);
    m_session->go(7);
    QCOMPARE(m_told,
        (QStringList{u"Start at row 1, column 1, visit all 6 cells, and end at row 3, column 3."_s,
            u"You can go right."_s, u"Row 1, column 2, 2 of 6 cells"_s, u"There is a wall."_s,
            u"Back at row 1, column 1, 1 of 6 cells"_s, u"You are at the start."_s,
            u"Row 1, column 2, 2 of 6 cells"_s, u"Row 1, column 3, 3 of 6 cells"_s,
            u"You can go through the warp."_s, u"Warp to row 3, column 1, 4 of 6 cells"_s,
            u"Row 3, column 2, 5 of 6 cells"_s, u"Only the output pin is left."_s,
            u"Row 3, column 3, 6 of 6 cells"_s, u"Solved in 0:02."_s,
            u"The puzzle is solved. Start over to play it again."_s}));
}

BOARDWRIGHT_UNIT(TestPlaySession, QCoreApplication)

#include "tst_play_session.moc"

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sculpted boards as puzzles: which board is which puzzle, and the rules.
#include "core/generator/generator.h"
#include "core/sculpted/solver.h"
#include "tests/support/editing/played_puzzles.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/generators/sculpted/played_route.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>

#include <bit>
#include <vector>

using namespace boardwright;
using namespace Qt::StringLiterals;

using sculpted::bitOf;

namespace {

PreviewResult previewOf(const QString &tier, const QString &seed)
{
    PreviewResult result;
    result.request.generator = generatorOf(u"sculpted"_s);
    result.request.seed = seed;
    const Info &info = result.request.generator->info();
    result.request.settings = defaultSettings(info.parameters);
    [[maybe_unused]] const auto set
        = setParameter(info.parameters, result.request.settings, u"tier"_s, tier);
    const auto compiled
        = result.request.generator->compile(result.request.set, result.request.settings).value();
    const auto scratch = result.request.generator->scratch(*compiled);
    Watch watch;
    [[maybe_unused]] const Outcome outcome
        = result.request.generator->run(*compiled, *scratch, seed, result.board, nullptr, watch);
    result.facts = result.request.generator->facts(*compiled, *scratch, result.board);
    return result;
}

const QStringList tiers{u"tutorial"_s, u"easy"_s, u"medium"_s, u"hard"_s, u"expert"_s};

} // namespace

class TestPlayedRoute final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePuzzleIsThatOfTheBoard();
    void otherBoardsAreNoPuzzles();
    void movesFollowTheRules();
    void theOutputPinIsLast();
    void warpsAreTaken();
    void deadEndsAreProvablyDead();
    void fogHidesWhatIsFar();
};

void TestPlayedRoute::thePuzzleIsThatOfTheBoard()
{
    QSet<int> mechanics;
    for (const QString &tier : tiers) {
        for (int seed = 1; seed <= 40; ++seed) {
            const PreviewResult result = previewOf(tier, QString::number(seed));
            const auto puzzle = puzzleOf(result);
            if (!puzzle) {
                QVERIFY(result.board.made.empty()); // no board was made
                continue;
            }
            const Shape &shape = *result.board.shape;
            QCOMPARE(puzzle->graph.width(), shape.columns);
            QCOMPARE(puzzle->graph.height(), shape.rows);
            for (int cell = 0; cell < puzzle->graph.cells(); ++cell)
                QCOMPARE(puzzle->graph.isOpen(cell),
                    shape.sites[static_cast<std::size_t>(cell)].kind == SiteKind::Cell);
            QCOMPARE(puzzle->graph.warps(), static_cast<int>(shape.links.size()));
            QCOMPARE(puzzle->input(), static_cast<int>(result.board.route.front()));
            QCOMPARE(puzzle->output(), static_cast<int>(result.board.route.back()));
            QCOMPARE(puzzle->cells(), std::popcount(puzzle->graph.open()));
            QCOMPARE(puzzle->graph.warps() > 0, sculpted::hasWarps(puzzle->mechanic));
            QCOMPARE(puzzle->fogRadius > 0, puzzle->hasFog());
            QCOMPARE(tiers.at(static_cast<int>(puzzle->level)), tier);
            mechanics << static_cast<int>(puzzle->mechanic);
            // It can be played to its end, and no position on the way is dead.
            PlayedRoute route(*puzzle);
            for (std::size_t i = 1; i < puzzle->solution.size(); ++i) {
                QVERIFY(!route.isDead());
                QVERIFY(isDone(route.go(puzzle->solution[i])));
            }
            QVERIFY(route.isComplete());
        }
    }
    QCOMPARE(mechanics.size(), 4);
}

void TestPlayedRoute::otherBoardsAreNoPuzzles()
{
    PreviewResult result = previewOf(u"easy"_s, u"1"_s);
    QVERIFY(puzzleOf(result));
    const std::vector<SiteIndex> route = result.board.route;
    result.board.route.pop_back(); // a cell is missing
    QVERIFY(!puzzleOf(result));
    result.board.route = route;
    std::swap(result.board.route[0], result.board.route[1]); // steps that lead nowhere
    QVERIFY(!puzzleOf(result));
    result.board.route = route;
    result.request.generator = generatorOf(u"constrained"_s);
    QVERIFY(!puzzleOf(result));
    QVERIFY(!puzzleOf(PreviewResult()));
}

void TestPlayedRoute::movesFollowTheRules()
{
    PlayedRoute route(puzzleFrom({u"..."_s, u".#."_s, u"..."_s}, {0, 1, 2, 5, 8, 7, 6, 3}));
    QCOMPARE(route.head(), 0);
    QCOMPARE(route.takeBack(), Move::AtStart);
    QCOMPARE(route.step(Direction::Up), Move::IsOutside);
    QCOMPARE(route.step(Direction::Left), Move::IsOutside);
    QCOMPARE(route.takeWarp(), Move::NoWarp);
    QCOMPARE(route.go(0), Move::AtHead);
    QCOMPARE(route.go(2), Move::IsFar);
    QCOMPARE(route.step(Direction::Right), Move::Stepped);
    QCOMPARE(route.step(Direction::Down), Move::IsWall);
    QCOMPARE(route.step(Direction::Right), Move::Stepped);
    QCOMPARE(route.step(Direction::Right), Move::IsOutside);
    QCOMPARE(route.step(Direction::Left), Move::TookBack); // onto the cell before the head
    QCOMPARE(route.head(), 1);
    QCOMPARE(route.go(2), Move::Stepped);
    QCOMPARE(route.go(5), Move::Stepped);
    QCOMPARE(route.go(8), Move::Stepped);
    QCOMPARE(route.drag(2), Move::IsVisited); // two steps back
    QCOMPARE(route.drag(5), Move::TookBack);
    QCOMPARE(route.go(8), Move::Stepped);
    QCOMPARE(route.go(1), Move::TookBack); // at once
    QCOMPARE(route.path().size(), std::size_t{2});
    for (const int cell : {2, 5, 8, 7, 6, 3})
        QVERIFY(isDone(route.go(cell)));
    QVERIFY(route.isComplete());
    QCOMPARE(route.takeBack(), Move::IsOver);
    QCOMPARE(route.go(1), Move::IsOver);
    route.startOver();
    QCOMPARE(route.path().size(), std::size_t{1});
}

void TestPlayedRoute::theOutputPinIsLast()
{
    PlayedRoute route(puzzleFrom({u".."_s, u".."_s}, {0, 1, 3, 2}));
    QVERIFY(!route.isReady());
    QCOMPARE(route.step(Direction::Down), Move::OutputIsLast);
    QCOMPARE(route.options(), bitOf(1));
    QCOMPARE(route.go(1), Move::Stepped);
    QCOMPARE(route.go(3), Move::Stepped);
    QVERIFY(route.isReady() && !route.isComplete());
    QCOMPARE(route.go(2), Move::Stepped);
    QVERIFY(route.isComplete());
}

void TestPlayedRoute::warpsAreTaken()
{
    PlayedRoute route(corridors());
    QCOMPARE(route.warpEnd(), -1);
    QCOMPARE(route.go(6), Move::IsFar);
    route.go(1);
    route.go(2);
    QCOMPARE(route.warpEnd(), 6);
    QCOMPARE(route.takeWarp(), Move::Warped);
    QCOMPARE(route.head(), 6);
    QCOMPARE(route.takeWarp(), Move::TookBack);
    QCOMPARE(route.go(6), Move::Warped); // a click on the other end
    QCOMPARE(route.takeBack(), Move::TookBack);
    QCOMPARE(route.head(), 2);
}

/// Against the solver, on random walks; and both find something.
void TestPlayedRoute::deadEndsAreProvablyDead()
{
    SplitMix random(4);
    int dead = 0;
    int alive = 0;
    for (int seed = 1; seed <= 60; ++seed) {
        const auto puzzle = puzzleOf(previewOf(tiers.at(seed % 3), QString::number(seed)));
        if (!puzzle)
            continue;
        PlayedRoute route(*puzzle);
        while (route.options() != 0) {
            sculpted::CellBits options = route.options();
            for (int skipped = random.below(std::popcount(options)); skipped > 0; --skipped)
                options &= options - 1;
            QVERIFY(isDone(route.go(sculpted::firstOf(options))));
            const sculpted::Solutions solutions = sculpted::solveFrom(
                puzzle->graph, route.path(), puzzle->output(), 1, 2'000'000, nullptr);
            QVERIFY(!route.isDead() || (solutions.found == 0 && solutions.isAll));
            (route.isDead() ? dead : alive) += 1;
        }
        QCOMPARE(route.isDead(), !route.isComplete());
    }
    QVERIFY(dead > 50);
    QVERIFY(alive > 50);
    // All cells but the output pin are one walk, but it does not end beside the pin.
    PlayedRoute pinned(puzzleFrom({u"..."_s, u"..."_s}, {0, 3, 4, 1, 2, 5}));
    pinned.go(1);
    QVERIFY(pinned.isDead());
}

void TestPlayedRoute::fogHidesWhatIsFar()
{
    PlayedPuzzle puzzle = snake();
    const PlayedRoute clear(puzzle);
    QCOMPARE(clear.visible(), puzzle.graph.all());
    puzzle.mechanic = sculpted::Mechanic::Fog;
    puzzle.fogRadius = 1;
    PlayedRoute route(puzzle);
    QCOMPARE(route.visible(), bitOf(0) | bitOf(1) | bitOf(3));
    route.go(1);
    QCOMPARE(route.visible(), bitOf(0) | bitOf(1) | bitOf(2) | bitOf(4));
    for (const int cell : {2, 5, 4, 3, 6, 7, 8})
        route.go(cell);
    QCOMPARE(route.visible(), puzzle.graph.all());
}

BOARDWRIGHT_UNIT(TestPlayedRoute, NoApplication)

#include "tst_played_route.moc"

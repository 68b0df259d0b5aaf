// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/play_words.h"

#include "core/base/printable.h"
#include "core/sculpted/facts.h"
#include "ui/text/field_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct PlayWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::PlayWords)
};

/// A cell as people count rows and columns.
struct Spot {
    int row = 0;
    int column = 0;
};

Spot spotOf(const PlayedPuzzle &puzzle, int cell)
{
    return {.row = cell / puzzle.graph.width() + 1, .column = cell % puzzle.graph.width() + 1};
}

/// Fills in the head's place, and how many cells are visited.
QString withPlace(const QString &text, const PlayedRoute &route)
{
    const Spot spot = spotOf(route.puzzle(), route.head());
    return text.arg(spot.row).arg(spot.column).arg(route.path().size()).arg(route.puzzle().cells());
}

bool isNumber(const QString &seed)
{
    return !seed.isEmpty()
        && std::ranges::all_of(seed, [](QChar unit) { return unit >= u'0' && unit <= u'9'; });
}

} // namespace

QString timeText(std::chrono::milliseconds time)
{
    using namespace std::chrono;
    const hh_mm_ss parts(floor<seconds>(time));
    const auto twoDigits = [](auto number) { return u"%1"_s.arg(number.count(), 2, 10, '0'_L1); };
    if (parts.hours().count() == 0)
        return u"%1:%2"_s.arg(parts.minutes().count()).arg(twoDigits(parts.seconds()));
    return u"%1:%2:%3"_s.arg(parts.hours().count())
        .arg(twoDigits(parts.minutes()), twoDigits(parts.seconds()));
}

QString puzzleTitle(sculpted::Level level, const QString &seed)
{
    const QString tier = choiceLabel(sculpted::levels.at(static_cast<std::size_t>(level)));
    if (isNumber(seed))
        return PlayWords::tr("%1, level %2", "a tier of difficulty, a number")
            .arg(tier, unturned(seed));
    return seed.isEmpty()
        ? tier
        : PlayWords::tr("%1, seed %2", "a tier of difficulty, any text").arg(tier, unturned(seed));
}

QString mechanicText(sculpted::Mechanic mechanic)
{
    return choiceLabel(sculpted::mechanicChoices.at(static_cast<std::size_t>(mechanic)));
}

QString startText(const PlayedPuzzle &puzzle)
{
    const Spot start = spotOf(puzzle, puzzle.input());
    const Spot end = spotOf(puzzle, puzzle.output());
    if (puzzle.hasFog()) // which hides the end
        return PlayWords::tr("Start at row %1, column %2, and visit all %3 cells.")
            .arg(start.row)
            .arg(start.column)
            .arg(puzzle.cells());
    return PlayWords::tr(
        "Start at row %1, column %2, visit all %3 cells, and end at row %4, column %5.")
        .arg(start.row)
        .arg(start.column)
        .arg(puzzle.cells())
        .arg(end.row)
        .arg(end.column);
}

QString moveText(Move move, const PlayedRoute &route)
{
    switch (move) {
    case Move::Stepped:
        return withPlace(PlayWords::tr("Row %1, column %2, %3 of %4 cells"), route);
    case Move::Warped:
        return withPlace(PlayWords::tr("Warp to row %1, column %2, %3 of %4 cells"), route);
    case Move::TookBack:
        return withPlace(PlayWords::tr("Back at row %1, column %2, %3 of %4 cells"), route);
    case Move::OutputIsLast:
        return PlayWords::tr("The output pin must be the last cell.");
    case Move::IsWall:
        return PlayWords::tr("There is a wall.");
    case Move::IsOutside:
        return PlayWords::tr("This is the edge of the board.");
    case Move::IsVisited:
        return PlayWords::tr("You have already visited that cell.");
    case Move::IsFar:
        return PlayWords::tr("That cell is not next to the end of your route.");
    case Move::NoWarp:
        return PlayWords::tr("There is no warp here.");
    case Move::AtStart:
        return PlayWords::tr("You are at the start.");
    case Move::AtHead:
        break;
    case Move::IsOver:
        return PlayWords::tr("The puzzle is solved. Start over to play it again.");
    }
    return {};
}

QString deadEndText()
{
    return PlayWords::tr("Dead end: the route cannot be completed from here.");
}

QString readyText()
{
    return PlayWords::tr("Only the output pin is left.");
}

QString hintText(const sculpted::Hint &hint, const PlayedRoute &route)
{
    if (hint.next >= 0) {
        const Spot spot = spotOf(route.puzzle(), hint.next);
        const bool isBeside
            = (route.puzzle().graph.beside(route.head()) & sculpted::bitOf(hint.next)) != 0;
        return (isBeside ? PlayWords::tr("Go to row %1, column %2.")
                         : PlayWords::tr("Take the warp to row %1, column %2."))
            .arg(spot.row)
            .arg(spot.column);
    }
    if (!hint.isDead)
        return PlayWords::tr("It is not known whether the route can be completed from here.");
    if (hint.stepsBack <= 0)
        return PlayWords::tr(
            "The route cannot be completed from here. How far to go back is not known.");
    const QString back = PlayWords::tr("Take back %Ln steps.", nullptr, hint.stepsBack);
    const auto path = route.path();
    const auto turn = path.size() - static_cast<std::size_t>(hint.stepsBack);
    const Spot spot = spotOf(route.puzzle(), path[turn]);
    return back + u' '
        + PlayWords::tr("The wrong turn was to row %1, column %2.").arg(spot.row).arg(spot.column);
}

QString waysText(const PlayedRoute &route)
{
    const sculpted::CellBits options = route.options();
    const int width = route.puzzle().graph.width();
    const auto leadsTo = [&](int cell) {
        return cell >= 0 && cell < route.puzzle().graph.cells()
            && (options & sculpted::bitOf(cell)) != 0;
    };
    QStringList ways;
    if (leadsTo(route.head() - width))
        ways << PlayWords::tr("up");
    if (leadsTo(route.head() + width))
        ways << PlayWords::tr("down");
    if (route.head() % width != 0 && leadsTo(route.head() - 1))
        ways << PlayWords::tr("left");
    if (route.head() % width + 1 != width && leadsTo(route.head() + 1))
        ways << PlayWords::tr("right");
    if (leadsTo(route.warpEnd()))
        ways << PlayWords::tr("through the warp");
    return ways.isEmpty()
        ? PlayWords::tr("There is nowhere to go from here.")
        : PlayWords::tr("You can go %1.", "a list such as: up, left, and through the warp")
              .arg(QLocale().createSeparatedList(ways));
}

QString cellName(const PlayedRoute &route, int cell)
{
    const PlayedPuzzle &puzzle = route.puzzle();
    const auto path = route.path();
    const auto isSeen = [&](int other) { return (route.visible() & sculpted::bitOf(other)) != 0; };
    const Spot spot = spotOf(puzzle, cell);
    QStringList known;
    if (!isSeen(cell)) {
        known << PlayWords::tr("in the fog", "a cell");
    } else if (!puzzle.graph.isOpen(cell)) {
        known << PlayWords::tr("wall", "a cell");
    } else {
        if (cell == puzzle.input())
            known << PlayWords::tr("input pin");
        if (cell == puzzle.output())
            known << PlayWords::tr("output pin");
        if (cell == route.head())
            known << PlayWords::tr("the end of your route", "a cell");
        else if (route.isVisited(cell))
            known << PlayWords::tr("visited as cell %1", "its place along the route")
                         .arg(std::ranges::find(path, cell) - path.begin() + 1);
        else
            known << PlayWords::tr("not visited", "a cell");
        if (const int end = route.warpFrom(cell); end >= 0) {
            const Spot there = spotOf(puzzle, end);
            known << (isSeen(end)
                    ? PlayWords::tr("warp to row %1, column %2").arg(there.row).arg(there.column)
                    : PlayWords::tr("warp", "a cell"));
        }
    }
    return PlayWords::tr("Row %1, column %2: %3", "what is seen in a cell")
        .arg(spot.row)
        .arg(spot.column)
        .arg(known.join(PlayWords::tr(", ", "between the parts of a list")));
}

QString cellDescription(const PlayedRoute &route, int cell)
{
    return (route.options() & sculpted::bitOf(cell)) != 0 ? PlayWords::tr("You can go here.")
                                                          : QString();
}

QString finishedText(const ResultCard &card)
{
    return card.isShown
        ? PlayWords::tr("This is the solution.")
        : PlayWords::tr("Solved in %1.", "minutes and seconds").arg(timeText(card.time));
}

QStringList cardLines(const ResultCard &card)
{
    return {card.isShown ? PlayWords::tr("Solution shown") : PlayWords::tr("Solved by hand"),
        PlayWords::tr("Mechanic: %1").arg(mechanicText(card.mechanic)),
        PlayWords::tr("Cells: %1").arg(card.cells),
        PlayWords::tr("Time: %1").arg(timeText(card.time)),
        PlayWords::tr("Steps taken back: %1").arg(card.stepsBack),
        PlayWords::tr("Hints: %1").arg(card.hints)};
}

QString cardText(const ResultCard &card)
{
    return puzzleTitle(card.level, card.seed) + u'\n' + cardLines(card).join(u'\n') + u'\n';
}

} // namespace boardwright

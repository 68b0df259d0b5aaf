// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/facts.h"

#include <QtTranslation>

#include <utility>

namespace boardwright::sculpted {

using namespace Qt::StringLiterals;

constexpr std::array<Choice, mechanics> mechanicChoices{
    Choice{.key = "standard"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Standard")},
    Choice{.key = "fog"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Fog")},
    Choice{.key = "warps"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Warps")},
    Choice{.key = "fog_and_warps"_L1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Fog and warps")},
};

constexpr std::array<Field, 2> boardFacts{
    Field{.key = "mechanic"_L1,
        .kind = Kind::Choice,
        .choices = mechanicChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Mechanic")},
    Field{.key = "fogRadius"_L1,
        .kind = Kind::Integer,
        .max = 2 * longestSide,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Sight in fog")},
};

namespace {

enum WalkKind : std::uint8_t { DeadWalk, StuckWalk, SolutionWalk };

constexpr std::array walkSentences{
    QT_TRANSLATE_NOOP(
        "boardwright::Fields", "Wrong turn: %1. After that, the rest cannot all be visited."),
    QT_TRANSLATE_NOOP("boardwright::Fields", "Wrong turn: %1. After that, no step is left."),
    QT_TRANSLATE_NOOP("boardwright::Fields", "Another solution goes on with %1."),
};

SiteIndex siteAt(int cell)
{
    return SiteIndex{static_cast<std::int32_t>(cell)};
}

/// Where the wrong options of the forks lead, along the route. If an option begins another
/// solution, only its first step.
std::vector<SiteWalk> wrongTurns(const Puzzle &puzzle, Depth depth)
{
    std::vector<SiteWalk> walks;
    const auto route = puzzle.route.view();
    CellBits unvisited = puzzle.graph.open();
    for (std::size_t step = 0; step + 1 < route.size(); ++step) {
        const int head = route[step];
        unvisited &= ~bitOf(head);
        CellBits wrong = puzzle.graph.next(head) & unvisited & ~bitOf(route[step + 1]);
        for (; wrong != 0; wrong &= wrong - 1) {
            const auto cells = trapOf(puzzle.graph, route.first(step + 1), firstOf(wrong), depth);
            const bool isSolution = step + 1 + cells.size() == route.size();
            SiteWalk walk{.from = siteAt(head),
                .kind = isSolution              ? SolutionWalk
                    : depth == Depth::UntilDead ? DeadWalk
                                                : StuckWalk,
                .sites = {}};
            // All that is left is not worth showing.
            for (const int cell : isSolution ? std::span(cells).first(1) : std::span(cells))
                walk.sites.push_back(siteAt(cell));
            walks.push_back(std::move(walk));
        }
    }
    return walks;
}

} // namespace

constexpr std::span<const char *const> walkTexts = walkSentences;

Facts factsOf(const SculptedSet &set, const Puzzle &puzzle)
{
    const CellGraph &graph = puzzle.graph;
    const bool isFoggy = hasFog(puzzle.mechanic);
    Facts facts;
    facts.board = {
        {"mechanic"_L1, QString(mechanicChoices.at(static_cast<std::size_t>(puzzle.mechanic)).key)},
        {"width"_L1, qint64{graph.width()}},
        {"height"_L1, qint64{graph.height()}},
        {"forkRatio"_L1, puzzle.forks.ratio()},
        {"meanForkDepth"_L1, puzzle.forks.meanDepth()},
        {"deepForkRatio"_L1, puzzle.forks.deepRatio()},
        {"fogRadius"_L1, isFoggy ? Fact(qint64{set.tier.fogRadius}) : Fact()},
        {"topologies"_L1, qint64{puzzle.topologies}},
    };
    facts.walks = wrongTurns(puzzle, set.options.depth.value_or(set.tier.depth));
    return facts;
}

} // namespace boardwright::sculpted

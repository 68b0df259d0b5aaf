// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/measures.h"

#include "core/generator/target_table.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace boardwright::sculpted {

using namespace Qt::StringLiterals;

namespace {

enum SculptedMeasure : std::uint8_t {
    ForkRatioMeasure,
    ForkDepthMeasure,
    DeepForksMeasure,
    OtherSolutionsMeasure,
    OpenCellsMeasure,
    WallsMeasure,
    TopologiesMeasure,
    TrapMeasure,
    KindMeasure,
};

enum class CellKind : std::uint8_t { Wall, Single, Fork, DeepFork, First, Last };

/// In the order of CellKind.
constexpr std::array cellKinds{
    Choice{.key = "wall"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Wall")},
    Choice{.key = "single"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "One way on")},
    Choice{.key = "fork"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Fork")},
    Choice{.key = "deep_fork"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Deep fork")},
    Choice{.key = "first"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Start")},
    Choice{.key = "last"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "End")},
};

constexpr std::array sculptedMeasures{
    Measure{.key = "fork_ratio"_L1,
        .scope = Scope::Board,
        .unit = Unit::Percent,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Fork ratio"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Share of the route's cells with two or more ways on")},
    Measure{.key = "fork_depth"_L1,
        .scope = Scope::Board,
        .bin = 0.1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Mean fork depth"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How many cells a wrong turn leads on before it ends, on average")},
    Measure{.key = "deep_forks"_L1,
        .scope = Scope::Board,
        .unit = Unit::Percent,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Deep fork ratio"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Share of the forks whose wrong turns lead three cells or more on average")},
    Measure{.key = "other_solutions"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Other solutions seen"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Wrong turns of the route after which all cells were visited nonetheless")},
    Measure{.key = "open_cells"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Open cells"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Cells that the route visits")},
    Measure{.key = "walls"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Walls"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Cells that were turned into walls")},
    Measure{.key = "tried"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Topologies tried"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How many shapes were sculpted until one passed. After fifty, a board without fog and "
            "warps is tried fifty times more if these were drawn; else there is no board")},
    Measure{.key = "trap"_L1,
        .scope = Scope::Site,
        .bin = 0.1,
        .isReported = true,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Depth of wrong turns"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "At forks: how many cells a wrong turn leads on, on average")},
    Measure{.key = "cell_kind"_L1,
        .scope = Scope::Site,
        .scale = ScaleKind::Classes,
        .classes = cellKinds,
        .summed = false,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Forks"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Where the route has two or more ways on, and where wrong turns lead far")},
};

/// Named gates would say nothing that the measures do not.
constexpr std::array<Gate, 0> namedGates{};
constexpr std::array gateList = allGates<namedGates, sculptedMeasures>();
constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames, sculptedMeasures);

enum SculptedCount : std::uint8_t {
    TopologiesCount,
    RejectedCount,
    EmittedCount,
    FirstCauseCount, ///< by Discarded
};

constexpr std::size_t shortCount = FirstCauseCount + discardCauses;
constexpr std::size_t gaveUpCount = shortCount + 1;
constexpr std::size_t startsCount = gaveUpCount + 1;
constexpr std::size_t nodesCount = startsCount + 1;

constexpr std::array sculptedCounters{
    Counter{
        .key = "topologies"_L1, .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Topologies")},
    Counter{.key = "rejected"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected topologies")},
    Counter{.key = "emitted"_L1, .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Boards made")},
    Counter{.key = "no_room_for_warps"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: no room for warps")},
    Counter{.key = "unconnected"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: in parts")},
    Counter{.key = "colours"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: colours do not alternate")},
    Counter{.key = "leaves"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: too many dead ends")},
    Counter{.key = "no_start"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: no cell to start at")},
    Counter{.key = "starts_failed"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: all starts failed")},
    Counter{.key = "budget_spent"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: search given up")},
    Counter{.key = "exhausted"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: no route exists")},
    Counter{.key = "too_few_forks"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: too few forks")},
    Counter{.key = "too_shallow"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rejected: forks too shallow")},
    Counter{.key = "fell_short"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Topologies short of walls")},
    Counter{.key = "gave_up_mechanic"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Boards without the mechanic drawn")},
    Counter{.key = "starts"_L1, .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Starts")},
    Counter{.key = "nodes"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Steps of the search")},
};
static_assert(sculptedCounters.size() == nodesCount + 1);

CellKind kindOf(const Puzzle &puzzle, int cell)
{
    if (!puzzle.graph.isOpen(cell))
        return CellKind::Wall;
    const auto route = puzzle.route.view();
    if (!route.empty() && route.front() == cell)
        return CellKind::First;
    if (!route.empty() && route.back() == cell)
        return CellKind::Last;
    const float depth = puzzle.forks.depthAt[static_cast<std::size_t>(cell)];
    if (depth < 0)
        return CellKind::Single;
    return depth >= Forks::deep ? CellKind::DeepFork : CellKind::Fork;
}

} // namespace

constexpr std::span<const Measure> measures = sculptedMeasures;
constexpr std::span<const Counter> counters = sculptedCounters;
constexpr std::span<const Gate> gates = gateList;
constexpr Section gateTable = gateSection("sculpted_gates"_L1, gateColumns);
constexpr Section targetTable = targetSection("sculpted_targets"_L1, targetColumns);
constexpr Key topologiesGate = sculptedMeasures[TopologiesMeasure].key;
constexpr std::array<Key, targets> targetGates{sculptedMeasures[ForkRatioMeasure].key,
    sculptedMeasures[ForkDepthMeasure].key, sculptedMeasures[DeepForksMeasure].key};

void takeSummed(const Puzzle &puzzle, Measured &into)
{
    constexpr double hundred = 100;
    auto &values = into.values;
    values.resize(sculptedMeasures.size());
    const Forks &forks = puzzle.forks;
    values[ForkRatioMeasure] = {hundred * forks.ratio()};
    values[ForkDepthMeasure] = {forks.meanDepth()};
    values[DeepForksMeasure] = {hundred * forks.deepRatio()};
    values[OtherSolutionsMeasure] = {static_cast<double>(forks.otherSolutions)};
    values[OpenCellsMeasure] = {static_cast<double>(puzzle.route.length)};
    values[WallsMeasure] = {static_cast<double>(puzzle.sculpting.walls)};
    values[TopologiesMeasure] = {static_cast<double>(puzzle.topologies)};
    values[TrapMeasure].clear();
    for (int cell = 0; cell < puzzle.graph.cells(); ++cell) {
        const float depth = forks.depthAt[static_cast<std::size_t>(cell)];
        values[TrapMeasure].push_back(
            puzzle.graph.isOpen(cell) && depth >= 0 ? depth : Measured::nothing);
    }
    values[KindMeasure].clear();
}

void takeMeasures(const Puzzle &puzzle, Measured &into)
{
    takeSummed(puzzle, into);
    for (int cell = 0; cell < puzzle.graph.cells(); ++cell)
        into.values[KindMeasure].push_back(static_cast<double>(kindOf(puzzle, cell)));
}

void writeCounts(const Puzzle &puzzle, bool isMade, std::vector<int> &into)
{
    into.assign(sculptedCounters.size(), 0);
    into[TopologiesCount] = puzzle.topologies;
    into[RejectedCount] = std::accumulate(puzzle.discarded.begin(), puzzle.discarded.end(), 0);
    into[EmittedCount] = isMade ? 1 : 0;
    std::ranges::copy(puzzle.discarded, into.begin() + FirstCauseCount);
    into[shortCount] = puzzle.fellShort;
    into[gaveUpCount] = puzzle.gaveUpMechanic ? 1 : 0;
    into[startsCount] = puzzle.starts;
    into[nodesCount]
        = static_cast<int>(std::min<std::int64_t>(puzzle.nodes, std::numeric_limits<int>::max()));
}

} // namespace boardwright::sculpted

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/sculpted.h"

#include "core/board/stopped_run.h"
#include "core/generator/bins.h"
#include "core/sculpted/checker.h"
#include "core/sculpted/codes.h"
#include "core/sculpted/facts.h"
#include "core/sculpted/goals_on_board.h"
#include "core/sculpted/layout.h"
#include "core/sculpted/lint.h"
#include "core/sculpted/measures.h"
#include "core/sculpted/sculpted_set.h"
#include "core/sculpted/seed.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<const Section *, 3> sculptedSections{
    &sculpted::tierTable, &sculpted::gateTable, &sculpted::targetTable};

/// Walls in the order in which they were placed, warps, and the route.
void writeSteps(const sculpted::Puzzle &puzzle, const Result &board, Trace &trace)
{
    const auto siteAt = [](int cell) { return SiteIndex{static_cast<std::int32_t>(cell)}; };
    const Stage sculpting = toStage(SculptedStage::Sculpt);
    trace.steps.push_back({.act = Act::Begin, .stage = sculpting});
    for (int wall = 0; wall < puzzle.sculpting.walls; ++wall)
        trace.steps.push_back({.act = Act::Close,
            .stage = sculpting,
            .a = siteAt(puzzle.sculpting.order.at(static_cast<std::size_t>(wall)))});
    for (const Link &link : board.shape->links)
        trace.steps.push_back({.act = Act::Join,
            .stage = sculpting,
            .a = link.a,
            .b = link.b,
            .value = static_cast<int>(link.kind)});
    trace.steps.push_back({.act = Act::End, .stage = sculpting});
    const Stage routing = toStage(SculptedStage::Route);
    trace.steps.push_back({.act = Act::Begin, .stage = routing});
    for (const SiteIndex site : board.route)
        trace.steps.push_back({.act = Act::Visit, .stage = routing, .a = site});
    trace.steps.push_back({.act = Act::End, .stage = routing});
}

std::unexpected<Failure> failed(const sculpted::Puzzle &puzzle)
{
    const auto count = [&](sculpted::Discarded first, sculpted::Discarded last) {
        const auto causes = std::span(puzzle.discarded)
                                .first(static_cast<std::size_t>(last) + 1)
                                .subspan(static_cast<std::size_t>(first));
        return qint64{std::accumulate(causes.begin(), causes.end(), 0)};
    };
    Finding why{.code = toCode(SculptedCode::NoTopologyPassed),
        .severity = Severity::Error,
        .args = {qint64{puzzle.topologies},
            count(sculpted::Discarded::NoRoomForWarps, sculpted::Discarded::Exhausted),
            count(sculpted::Discarded::ForkRatio, sculpted::Discarded::ForkDepth)}};
    return std::unexpected(
        Failure{.code = toCode(SculptedCode::NoTopologyPassed), .why = {std::move(why)}});
}

void writeMade(const sculpted::Puzzle &puzzle, Result &board)
{
    board.made.push_back({.code = toCode(SculptedCode::RouteFound),
        .severity = Severity::Hint,
        .args = {qint64{puzzle.topologies}, qint64{puzzle.starts}}});
    if (puzzle.gaveUpMechanic)
        board.made.push_back({.code = toCode(SculptedCode::MechanicGivenUp),
            .severity = Severity::Hint,
            .args = {qint64{sculpted::mostTopologies}}});
}

} // namespace

const Info &SculptedGenerator::info() const
{
    static const Info info{.key = "sculpted"_L1,
        .version = 2,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Sculpted"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Eroded grids with a route through every cell, and goals along it"),
        .drawsByText = true,
        .seeds = SeedUse::Own,
        .sections = sculptedSections,
        .parameters = sculpted::parameters,
        .measures = sculpted::measures,
        .counters = sculpted::counters,
        .gates = sculpted::gates,
        .gateTable = &sculpted::gateTable,
        .tunables = sculpted::tunables(),
        .targetTable = &sculpted::targetTable,
        .boardFacts = sculpted::boardFacts,
        .walkTexts = sculpted::walkTexts,
        .codes = sculptedCodes,
        .stages = sculptedStages};
    return info;
}

Settings SculptedGenerator::settingsFor(const GoalSet & /*set*/) const
{
    return defaultSettings(sculpted::parameters);
}

QList<Problem> SculptedGenerator::lint(const GoalSet &set, const Settings &settings) const
{
    return sculpted::lint(set, sculpted::optionsOf(settings));
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> SculptedGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    return compileUntil(set, settings, {});
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> SculptedGenerator::compileUntil(
    const GoalSet &set, const Settings &settings, const std::stop_token &stop) const
{
    auto compiled = std::make_shared<const sculpted::SculptedSet>(set, settings, stop);
    if (stop.stop_requested())
        return std::unexpected(QList<Problem>());
    return compiled;
}

std::unique_ptr<Scratch> SculptedGenerator::scratch(const Compiled & /*compiled*/) const
{
    return std::make_unique<sculpted::SculptedScratch>();
}

Outcome SculptedGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    const auto &set = static_cast<const sculpted::SculptedSet &>(compiled);
    sculpted::Puzzle &puzzle = static_cast<sculpted::SculptedScratch &>(scratch).puzzle;
    if (trace != nullptr)
        trace->clear();
    const sculpted::Making making = sculpted::makePuzzle(
        set.tier, set.puzzleOptions(), sculpted::numberOfSeed(seed), watch, puzzle);
    if (making == sculpted::Making::Stopped)
        return stoppedRun(into, trace);
    const bool isMade = making == sculpted::Making::Made;
    into.reset(sculpted::shapeOf(puzzle));
    sculpted::writeCounts(puzzle, isMade, into.counts);
    sculpted::writeRoute(puzzle, into.route);
    if (trace != nullptr)
        writeSteps(puzzle, into, *trace);
    if (!isMade)
        return failed(puzzle);
    writeMade(puzzle, into);
    if (!set.goals)
        return {};
    Outcome outcome = sculpted::putGoals(*set.goals, seed, into, trace, watch);
    if (!outcome && outcome.error().code == Code::Cancelled)
        return stoppedRun(into, trace);
    return outcome;
}

void SculptedGenerator::measure(const Compiled & /*compiled*/, Scratch &scratch,
    const Result & /*result*/, Measured &into) const
{
    sculpted::takeMeasures(static_cast<sculpted::SculptedScratch &>(scratch).puzzle, into);
}

void SculptedGenerator::measureInBins(
    const Compiled & /*compiled*/, Scratch &scratch, const Result & /*result*/, Binned &into) const
{
    sculpted::takeSummed(static_cast<sculpted::SculptedScratch &>(scratch).puzzle, into.measured);
    toBins(sculpted::measures, into);
}

Facts SculptedGenerator::facts(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/) const
{
    return sculpted::factsOf(static_cast<const sculpted::SculptedSet &>(compiled),
        static_cast<sculpted::SculptedScratch &>(scratch).puzzle);
}

std::vector<Finding> SculptedGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    const bool hasGoals = sculpted::optionsOf(settings).hasGoals && !set.objectives.isEmpty();
    return sculpted::checkSculpted(set, result, hasGoals);
}

} // namespace boardwright

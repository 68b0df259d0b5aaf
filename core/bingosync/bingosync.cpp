// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/bingosync.h"

#include "core/bingosync/bingosync_set.h"
#include "core/bingosync/checker.h"
#include "core/bingosync/codes.h"
#include "core/bingosync/lint.h"
#include "core/bingosync/measures.h"
#include "core/board/stopped_run.h"
#include "core/sites/seed.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using bingosync::BingosyncScratch;
using bingosync::BingosyncSet;

constexpr std::array<const Section *, 5> sections{&bingosync::goalSection, &bingosync::typeTable,
    &bingosync::listSection, &bingosync::gateTable, &bingosync::targetTable};

/// What the site does not know.
constexpr std::array unusedFields{ObjectiveField::Range, ObjectiveField::IndividualLimit,
    ObjectiveField::BoardCategories, ObjectiveField::LineCategories, ObjectiveField::Progression,
    ObjectiveField::Weighting, ObjectiveField::ProgressiveRanges, ObjectiveField::Tag,
    ObjectiveField::ForcedPositions};

Finding findingOf(BingosyncCode code, std::array<Arg, 6> args, int cell = -1)
{
    return {.code = toCode(code),
        .severity = Severity::Error,
        .site = SiteIndex{cell},
        .args = std::move(args)};
}

/// Why the site makes no board.
Finding why(const sites::Failure &failure, const BingosyncSet &set)
{
    constexpr int side = sites::boardSide;
    using sites::Fault;
    switch (failure.fault) {
    case Fault::Cancelled:
    case Fault::TooFewGoals:
        break;
    case Fault::EmptyTier:
        return findingOf(BingosyncCode::SiteTierEmpty, {qint64{failure.tier}}, failure.cell);
    case Fault::NoGoalFits:
        return findingOf(BingosyncCode::SiteNoGoalFits,
            {qint64{failure.cell / side} + 1, qint64{failure.cell % side} + 1}, failure.cell);
    case Fault::TooManyDraws:
        return findingOf(BingosyncCode::SiteDrawsTooMuch, {}, failure.cell);
    case Fault::TooManyCopies:
    case Fault::TooManySteps:
        return findingOf(BingosyncCode::SiteCopiesTooMuch, {}, failure.cell);
    case Fault::GoalWithoutTypes:
        return findingOf(BingosyncCode::SiteGoalUntyped,
            {set.goals.list.goals[static_cast<std::size_t>(failure.goal)].text}, failure.cell);
    }
    return findingOf(BingosyncCode::SiteHasTooFewGoals, {qint64{sites::boardCells}});
}

std::unexpected<Failure> failed(Finding why)
{
    const Code code = why.code;
    return std::unexpected(Failure{.code = code, .why = {std::move(why)}});
}

/// Copies the board. Says where the site breaks its promises.
void write(const BingosyncSet &set, const sites::Board &board, Result &into, Trace *trace)
{
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
        const sites::Cell &at = board.cells.at(cell);
        if (at.goal < 0)
            continue;
        const RowId row = set.goals.rows[static_cast<std::size_t>(at.goal)];
        const SiteIndex site{static_cast<std::int32_t>(cell)};
        into.at[cell].what = row;
        if (trace != nullptr)
            trace->steps.push_back(
                {.act = Act::Place, .stage = Stage::Greedy, .a = site, .what = row});
        if (at.clash > 0)
            into.findings.push_back({.code = toCode(BingosyncCode::TypesShared),
                .severity = Severity::Warning,
                .site = site,
                .about = row,
                .args = {at.clash}});
        const auto *const end = board.cells.begin() + cell;
        const auto *const before
            = std::ranges::find(board.cells.begin(), end, at.goal, &sites::Cell::goal);
        if (before != end)
            into.findings.push_back({.code = toCode(BingosyncCode::GoalRepeated),
                .severity = Severity::Warning,
                .site = site,
                .about = row,
                .args = {qint64{before - board.cells.begin()} + 1}});
    }
}

} // namespace

const Info &BingosyncGenerator::info() const
{
    static const Info info{.key = "bingosync"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Bingosync"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The very boards that Bingosync makes of this list, for each seed of a room"),
        .needsData = true,
        .seeds = SeedUse::Room,
        .lastRoomSeed = sites::lastRoomSeed,
        .sections = sections,
        .unusedFields = unusedFields,
        .parameters = bingosync::parameters,
        .measures = bingosync::measures,
        .gates = bingosync::gates,
        .gateTable = &bingosync::gateTable,
        .tunables = bingosync::tunables(),
        .targetTable = &bingosync::targetTable,
        .placementFacts = bingosync::placementFacts,
        .codes = bingosyncCodes};
    return info;
}

Settings BingosyncGenerator::settingsFor(const GoalSet &set) const
{
    return bingosync::settingsOf(bingosync::kindOf(set));
}

QList<Problem> BingosyncGenerator::lint(const GoalSet &set, const Settings &settings) const
{
    return bingosync::lint(set, bingosync::optionsOf(settings));
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> BingosyncGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    QList<Problem> problems = lint(set, settings);
    problems.removeIf([](const Problem &problem) { return problem.severity != Severity::Error; });
    if (!problems.isEmpty())
        return std::unexpected(problems);
    return std::make_shared<const BingosyncSet>(set, bingosync::optionsOf(settings));
}

std::unique_ptr<Scratch> BingosyncGenerator::scratch(const Compiled &compiled) const
{
    return std::make_unique<BingosyncScratch>(static_cast<const BingosyncSet &>(compiled));
}

Outcome BingosyncGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    const auto &set = static_cast<const BingosyncSet &>(compiled);
    auto &memory = static_cast<BingosyncScratch &>(scratch);
    into.reset(set.shape);
    if (trace != nullptr)
        trace->clear();
    memory.board = {};
    const auto roomSeed = sites::seedOf(seed);
    if (!roomSeed)
        return failed(findingOf(BingosyncCode::NotARoomSeed, {seed.toString()}));
    const sites::Made made = memory.maker.make(*roomSeed, memory.board, watch);
    if (!made && made.error().fault == sites::Fault::Cancelled) {
        memory.board = {};
        return stoppedRun(into, trace);
    }
    write(set, memory.board, into, trace);
    return made ? Outcome() : failed(why(made.error(), set));
}

void BingosyncGenerator::measure(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/, Measured &into) const
{
    bingosync::takeMeasures(static_cast<const BingosyncSet &>(compiled),
        static_cast<const BingosyncScratch &>(scratch), into);
}

Facts BingosyncGenerator::facts(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/) const
{
    return bingosync::factsOf(static_cast<const BingosyncSet &>(compiled),
        static_cast<const BingosyncScratch &>(scratch));
}

std::vector<Finding> BingosyncGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    return bingosync::checkBoard(set, settings, result);
}

} // namespace boardwright

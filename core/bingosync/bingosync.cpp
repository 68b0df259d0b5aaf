// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/bingosync.h"

#include "core/bingosync/bingosync_set.h"
#include "core/bingosync/checker.h"
#include "core/bingosync/codes.h"
#include "core/bingosync/lint.h"
#include "core/bingosync/measures.h"
#include "core/board/stopped_run.h"
#include "core/sites/room_codes.h"
#include "core/sites/seed.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using bingosync::BingosyncScratch;
using bingosync::BingosyncSet;

constexpr std::array<const Section *, 5> sections{&bingosync::goalSection, &bingosync::typeTable,
    &bingosync::listSection, &bingosync::gateTable, &bingosync::targetTable};

/// Why the site makes no board.
std::unexpected<Failure> why(const sites::Failure &failure, const BingosyncSet &set)
{
    constexpr int side = sites::boardSide;
    const auto failed = [&](BingosyncCode code, std::array<Arg, 6> args = {}) {
        return sites::failed(toCode(code), std::move(args), failure.cell);
    };
    using sites::Fault;
    switch (failure.fault) {
    case Fault::Cancelled:
    case Fault::TooFewGoals:
        break;
    case Fault::EmptyTier:
        return failed(BingosyncCode::SiteTierEmpty, {qint64{failure.tier}});
    case Fault::NoGoalFits:
        return failed(BingosyncCode::SiteNoGoalFits,
            {qint64{failure.cell / side} + 1, qint64{failure.cell % side} + 1});
    case Fault::TooManyDraws:
        return failed(BingosyncCode::SiteDrawsTooMuch);
    case Fault::TooManyCopies:
    case Fault::TooManySteps:
        return failed(BingosyncCode::SiteCopiesTooMuch);
    case Fault::GoalWithoutTypes:
        return failed(BingosyncCode::SiteGoalUntyped,
            {set.list.goals[static_cast<std::size_t>(failure.goal)].text});
    }
    return sites::failed(toCode(RoomCode::SiteHasTooFewGoals), {qint64{sites::boardCells}});
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
        .unusedFields = sites::unusedFields,
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
        return sites::failed(toCode(RoomCode::NotARoomSeed), {seed.toString()});
    sites::Walk walk;
    sites::Walk *const recorded = trace == nullptr ? nullptr : &walk;
    const sites::Made made = memory.maker.make(*roomSeed, memory.board, watch, recorded);
    if (!made && made.error().fault == sites::Fault::Cancelled) {
        memory.board = {};
        return stoppedRun(into, trace);
    }
    sites::report(set.goals, memory.board.cells, into, trace, recorded);
    return made ? Outcome() : why(made.error(), set);
}

void BingosyncGenerator::measure(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/, Measured &into) const
{
    sites::takeMeasures(static_cast<const BingosyncSet &>(compiled).goals,
        static_cast<const BingosyncScratch &>(scratch).board.cells, *compiled.shape, into);
}

Facts BingosyncGenerator::facts(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/) const
{
    return sites::factsOf(static_cast<const BingosyncSet &>(compiled).goals,
        static_cast<const BingosyncScratch &>(scratch).board.cells, "tier"_L1);
}

bool BingosyncGenerator::uses(const Field &beside, const Settings &settings) const
{
    return bingosync::usesColumn(beside, bingosync::optionsOf(settings).kind);
}

std::vector<Finding> BingosyncGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    return bingosync::checkBoard(set, settings, result);
}

} // namespace boardwright

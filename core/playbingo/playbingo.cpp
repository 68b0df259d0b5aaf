// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/playbingo.h"

#include "core/board/stopped_run.h"
#include "core/playbingo/checker.h"
#include "core/playbingo/codes.h"
#include "core/playbingo/lint.h"
#include "core/playbingo/measures.h"
#include "core/playbingo/parameters.h"
#include "core/playbingo/playbingo_set.h"
#include "core/playbingo/sections.h"
#include "core/sites/room_codes.h"
#include "core/sites/seed.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using playbingo::PlayBingoScratch;
using playbingo::PlayBingoSet;

constexpr std::array<const Section *, 9> sections{&playbingo::goalSection, &playbingo::listSection,
    &playbingo::categoryTable, &playbingo::tagTable, &playbingo::filterTable, &playbingo::cellTable,
    &playbingo::difficultyTable, &playbingo::gateTable, &playbingo::targetTable};

/// Why the site makes no board.
std::unexpected<Failure> why(const sites::Failure &failure, const PlayBingoSet &set)
{
    if (failure.fault != sites::Fault::NoGoalFits)
        return sites::failed(toCode(RoomCode::SiteHasTooFewGoals), {std::ssize(set.shape->sites)});
    return sites::failed(toCode(PlayBingoCode::NoGoalForCell),
        {qint64{failure.cell / set.width} + 1, qint64{failure.cell % set.width} + 1}, failure.cell);
}

} // namespace

const Info &PlayBingoGenerator::info() const
{
    static const Info info{.key = "playbingo"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "PlayBingo"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The very boards that PlayBingo makes of this list, for each seed of a room"),
        .needsData = true,
        .seeds = SeedUse::Room,
        .lastRoomSeed = sites::lastPlayBingoSeed,
        .sections = sections,
        .unusedFields = sites::unusedFields,
        .parameters = playbingo::parameters,
        .measures = playbingo::measures,
        .gates = playbingo::gates,
        .gateTable = &playbingo::gateTable,
        .tunables = playbingo::tunables(),
        .targetTable = &playbingo::targetTable,
        .placementFacts = playbingo::placementFacts,
        .codes = playBingoCodes};
    return info;
}

Settings PlayBingoGenerator::settingsFor(const GoalSet &set) const
{
    return playbingo::settingsOf(set);
}

QList<Problem> PlayBingoGenerator::lint(const GoalSet &set, const Settings &settings) const
{
    return playbingo::lint(playbingo::listOf(set, settings).list);
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> PlayBingoGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    playbingo::SetList list = playbingo::listOf(set, settings);
    if (const auto fault = playbingo::faultOfLayout(list.list.settings))
        return std::unexpected(QList{*fault});
    return std::make_shared<const PlayBingoSet>(std::move(list));
}

std::unique_ptr<Scratch> PlayBingoGenerator::scratch(const Compiled &compiled) const
{
    return std::make_unique<PlayBingoScratch>(static_cast<const PlayBingoSet &>(compiled));
}

Outcome PlayBingoGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    const auto &set = static_cast<const PlayBingoSet &>(compiled);
    auto &memory = static_cast<PlayBingoScratch &>(scratch);
    std::vector<sites::Cell> &cells = memory.board.cells;
    into.reset(set.shape);
    if (trace != nullptr)
        trace->clear();
    const auto roomSeed = sites::seedOf(seed);
    if (!roomSeed) {
        cells.assign(set.shape->sites.size(), {});
        return sites::failed(toCode(RoomCode::NotARoomSeed), {seed.toString()});
    }
    sites::Walk walk;
    sites::Walk *const recorded = trace == nullptr ? nullptr : &walk;
    const sites::Made made = memory.maker.make(roomSeed->number, memory.board, watch, recorded);
    if (!made && made.error().fault == sites::Fault::Cancelled) {
        cells.assign(set.shape->sites.size(), {});
        return stoppedRun(into, trace);
    }
    cells.resize(set.shape->sites.size());
    sites::report(set.goals, cells, into, trace, recorded);
    return made ? Outcome() : why(made.error(), set);
}

void PlayBingoGenerator::measure(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/, Measured &into) const
{
    sites::takeMeasures(static_cast<const PlayBingoSet &>(compiled).goals,
        static_cast<const PlayBingoScratch &>(scratch).board.cells, *compiled.shape, into);
}

Facts PlayBingoGenerator::facts(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/) const
{
    return sites::factsOf(static_cast<const PlayBingoSet &>(compiled).goals,
        static_cast<const PlayBingoScratch &>(scratch).board.cells, "difficulty"_L1);
}

std::vector<Finding> PlayBingoGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    return playbingo::checkBoard(set, settings, result);
}

} // namespace boardwright

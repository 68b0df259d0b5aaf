// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/constrained.h"

#include "core/board/checker.h"
#include "core/board/stopped_run.h"
#include "core/constrained/arranging.h"
#include "core/constrained/attempts.h"
#include "core/constrained/board_state.h"
#include "core/constrained/codes.h"
#include "core/constrained/compiled_set.h"
#include "core/constrained/exclusion.h"
#include "core/constrained/funnel.h"
#include "core/constrained/lint.h"
#include "core/constrained/measures.h"
#include "core/constrained/parameters.h"
#include "core/constrained/provenance.h"
#include "core/constrained/relaxations.h"
#include "core/constrained/stages.h"
#include "core/constrained/tuning.h"
#include "core/generator/uniform_shares.h"

#include <QtTranslation>

#include <array>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The set without what modifiers switch off, so that no problems are reported for it.
GoalSet withoutSwitchedOff(GoalSet set, const Modifiers &modifiers)
{
    if (modifiers.noBoardLimits)
        set.boardLimits.clear();
    if (modifiers.noLineLimits)
        set.lineLimits.clear();
    if (!modifiers.noProgression)
        return set;
    for (Objective &objective : set.objectives) {
        objective.progression = {};
        objective.progressiveRanges = false;
    }
    return set;
}

struct ConstrainedScratch final : Scratch {
    explicit ConstrainedScratch(const CompiledSet &set)
        : run(set)
    {
    }

    RunScratch run;
};

Outcome failure(Code code, std::vector<Finding> why = {})
{
    return std::unexpected(Failure{.code = code, .why = std::move(why)});
}

void writePlaced(const CompiledSet &set, const BoardState &board, Result &into)
{
    for (const SiteIndex site : board.fillOrder()) {
        const CompiledGoal &goal = set.goals[static_cast<std::size_t>(board.goalAt(site))];
        const int value = board.valueAt(site);
        Placed &placed = into.at[static_cast<std::size_t>(site)];
        placed.what = goal.row;
        placed.value = value < 0 ? 0 : goal.values.of(set.values)[static_cast<std::size_t>(value)];
    }
}

std::vector<Finding> emptyCells(const std::vector<Placed> &at)
{
    std::vector<Finding> why;
    for (int i = 0; std::cmp_less(i, at.size()); ++i) {
        const Placed &placed = at[static_cast<std::size_t>(i)];
        if (placed.what == RowId::none && !placed.isLeftEmpty())
            why.push_back({.code = toCode(ConstrainedCode::NoCandidate),
                .severity = Severity::Error,
                .site = SiteIndex{i},
                .about = RowId::none,
                .args = {Arg(qint64{i + 1})}});
    }
    return why;
}

/// Reports the shortage: of goals at all, or of goals that fit the open cells.
Outcome unfilled(const CompiledSet &set, int filled, int supply, const std::vector<Placed> &at)
{
    const qint64 open = set.cells() - filled;
    const bool isShort = supply < set.cells();
    Finding shortage{.code
        = isShort ? toCode(ConstrainedCode::PoolTooSmall) : toCode(ConstrainedCode::NoGoalFits),
        .severity = Severity::Error,
        .site = SiteIndex::none,
        .about = RowId::none,
        .args = {Arg(open)}};
    if (isShort) {
        shortage.args[1] = qint64{supply};
        shortage.args[2] = qint64{set.cells()};
    }
    const Code code = shortage.code;
    std::vector<Finding> why = emptyCells(at);
    why.insert(why.begin(), std::move(shortage));
    return failure(code, std::move(why));
}

/// The cells that only relaxation gave to goals that are forced there.
std::vector<SiteIndex> forcedByRelaxation(
    const CompiledSet &set, const BoardState &board, const Effort &effort)
{
    const auto &order = board.fillOrder();
    std::vector<SiteIndex> sites;
    std::copy_if(order.end() - effort.relaxPlaced, order.end(), std::back_inserter(sites),
        [&](SiteIndex site) {
            return set.goals[static_cast<std::size_t>(board.goalAt(site))].forced;
        });
    return sites;
}

FinishedBoard finishedBoard(const Compiled &compiled, const RunScratch &work, const Result &result)
{
    return {.set = static_cast<const CompiledSet &>(compiled),
        .pool = work.pool,
        .board = work.board,
        .result = result,
        .happiness = work.happiness ? &*work.happiness : nullptr,
        .happinessBefore = work.happinessBefore};
}

} // namespace

const Info &ConstrainedGenerator::info() const
{
    static constexpr std::array<const Section *, 5> sections{&exclusion::groups,
        &exclusion::membership, &arrange::rules, &constrainedGateTable, &constrainedTargetTable};
    static const std::array limitKinds{exclusion::limitKind};
    static const Info info{.key = "constrained"_L1,
        .version = 4,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Constrained"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Goals limited by categories, tags, copies and zones, as on lockout.live"),
        .drawsByText = true,
        .sections = sections,
        .parameters = constrainedParameters,
        .measures = constrainedMeasures,
        .counters = effortCounters,
        .limitKinds = limitKinds,
        .gates = constrainedGates,
        .gateTable = &constrainedGateTable,
        .tunables = constrainedTunables(),
        .targetTable = &constrainedTargetTable,
        .codes = constrainedCodes,
        .stages = constrainedStages};
    return info;
}

Settings ConstrainedGenerator::settingsFor(const GoalSet &set) const
{
    return settingsOf(preferredSettings(set).value_or(ModeSettings{}));
}

QList<Problem> ConstrainedGenerator::lint(const GoalSet &set, const Settings &settings) const
{
    const ModeSettings mode = modeSettings(settings);
    const Choice &choice
        = constrainedParameters.front().choices[static_cast<std::size_t>(mode.mode)];
    const Modifiers modifiers = modifiersOf(settings);
    QList<Problem> problems = lintModifiers(askedModifiers(settings), mode);
    problems += lintConstrained(
        withoutSwitchedOff(set, modifiers), mode, QString::fromUtf8(choice.label));
    problems += arrange::lint(set, arrange::goalTypes(set));
    return problems;
}

QList<Arg> ConstrainedGenerator::dedication(const Settings &settings) const
{
    const ModeSettings mode = modeSettings(settings);
    const auto key = constrainedParameters.front().choices[static_cast<std::size_t>(mode.mode)].key;
    return {QString(key), sizeName(mode)};
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> ConstrainedGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    return compileUntil(set, settings, {});
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> ConstrainedGenerator::compileUntil(
    const GoalSet &set, const Settings &settings, const std::stop_token &stop) const
{
    const ModeSettings mode = modeSettings(settings);
    QList<Problem> problems = lintModifiers(modifiersOf(settings), mode);
    problems.removeIf([](const Problem &problem) { return problem.severity != Severity::Error; });
    if (!problems.isEmpty())
        return std::unexpected(std::move(problems));
    auto compiled
        = compileConstrained(set, mode, modifiersOf(settings), arrangePassesOf(settings), stop);
    if (!compiled)
        return std::unexpected(QList<Problem>());
    return compiled;
}

std::unique_ptr<Scratch> ConstrainedGenerator::scratch(const Compiled &compiled) const
{
    return std::make_unique<ConstrainedScratch>(static_cast<const CompiledSet &>(compiled));
}

Outcome ConstrainedGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    const auto &set = static_cast<const CompiledSet &>(compiled);
    RunScratch &work = static_cast<ConstrainedScratch &>(scratch).run;
    const Draws draws(seed);

    into.reset(set.shape);
    // One more for pulled-back goals.
    into.findings.reserve(set.mostRelaxations + set.forcedGoals.size() + 1);
    into.involved.reserve(set.mostInvolved);
    into.made.reserve(mostProvenance);
    work.board.clear();
    work.pool.roll(set, draws);
    Effort effort{.poolSize = work.pool.size(), .pulledBack = work.pool.pulledBack()};

    Recorder recorder(trace);
    const auto report = Attempts(set, draws, work, recorder, watch).run(effort);
    if (!report)
        return stoppedRun(into, trace);
    setEffort(into, effort);

    const auto filled = static_cast<int>(work.board.fillOrder().size());
    const std::vector<SiteIndex> taken = forcedByRelaxation(set, work.board, effort);
    recorder.attempt(effort.attempt);
    finishBoard(set, draws, work.board, work.finish, recorder, into.at);
    const Arranged arranged
        = arrangeBoard(set, draws, work.board, into.at, work.happiness, recorder, watch);
    if (!arranged.isDone)
        return stoppedRun(into, trace);
    work.happinessBefore = arranged.before;
    writePlaced(set, work.board, into);
    if (work.pool.pulledBack() > 0)
        into.findings.push_back({.code = toCode(ConstrainedCode::GoalsPulledBack),
            .severity = Severity::Warning,
            .site = SiteIndex::none,
            .about = RowId::none,
            .args = {Arg(qint64{work.pool.pulledBack()})}});
    for (const SiteIndex site : taken) {
        const Placed &placed = into.at[static_cast<std::size_t>(site)];
        if (placed.what != RowId::none) // modifiers may have emptied its cell
            into.findings.push_back({.code = toCode(ConstrainedCode::ForcedGoalTaken),
                .severity = Severity::Warning,
                .site = SiteIndex::none, // before all relaxations, whose sites are in order
                .about = placed.what,
                .args = {Arg(qint64{static_cast<int>(site) + 1})}});
    }
    if (effort.relaxPlaced > 0)
        listRelaxations(set, work.board, into);
    writeProvenance(set, *report, effort, arranged, into);

    if (filled < set.cells())
        return unfilled(set, filled, work.pool.supply(), into.at);
    return {};
}

void ConstrainedGenerator::measure(
    const Compiled &compiled, Scratch &scratch, const Result &result, Measured &into) const
{
    RunScratch &work = static_cast<ConstrainedScratch &>(scratch).run;
    takeMeasures(finishedBoard(compiled, work, result), work.study, work.binned, into);
}

void ConstrainedGenerator::measureInBins(
    const Compiled &compiled, Scratch &scratch, const Result &result, Binned &into) const
{
    RunScratch &work = static_cast<ConstrainedScratch &>(scratch).run;
    takeBins(finishedBoard(compiled, work, result), work.study, into);
}

std::vector<NamedLimit> ConstrainedGenerator::limits(const Compiled &compiled) const
{
    return limitsOf(static_cast<const CompiledSet &>(compiled));
}

std::vector<double> ConstrainedGenerator::plainShares(
    const Compiled &compiled, const std::stop_token &stop) const
{
    const auto &set = static_cast<const CompiledSet &>(compiled);
    std::vector<double> chances;
    chances.reserve(set.goals.size());
    for (const CompiledGoal &goal : set.goals)
        chances.push_back(goal.weighting / 100.0);
    const std::vector<double> ofGoals = uniformShares(chances, set.cells(), stop);
    if (ofGoals.size() < chances.size())
        return {};
    std::vector<double> shares(static_cast<std::size_t>(set.rows), 0);
    for (std::size_t goal = 0; goal < ofGoals.size(); ++goal)
        shares[static_cast<std::size_t>(set.goals[goal].rowIndex)] = ofGoals[goal];
    return shares;
}

std::vector<std::optional<Code>> ConstrainedGenerator::keptOut(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/, RowId row) const
{
    const RunScratch &work = static_cast<ConstrainedScratch &>(scratch).run;
    return keptOutOf(static_cast<const CompiledSet &>(compiled), work.pool, work.board, row);
}

std::vector<Finding> ConstrainedGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    return checkBoard(set, modeSettings(settings), result.at, modifiersOf(settings));
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/balanced.h"

#include "core/balanced/balanced_set.h"
#include "core/balanced/checker.h"
#include "core/balanced/codes.h"
#include "core/balanced/lint.h"
#include "core/balanced/measures.h"
#include "core/balanced/minutes_text.h"
#include "core/balanced/parameters.h"
#include "core/balanced/recorder.h"
#include "core/balanced/sections.h"
#include "core/balanced/seed.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/tuning.h"
#include "core/board/game_mode.h"
#include "core/board/stopped_run.h"
#include "core/generator/effort.h"
#include "core/goalset/identity.h"
#include "core/goalset/row_places.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const BalancedSet &balancedSetOf(const Compiled &compiled)
{
    return static_cast<const BalancedSet &>(compiled);
}

BalancedScratch &balancedScratchOf(Scratch &scratch)
{
    return static_cast<BalancedScratch &>(scratch);
}

Finding noteOf(Code code, Severity severity, std::array<Arg, 6> args)
{
    return {.code = code,
        .severity = severity,
        .site = SiteIndex::none,
        .about = RowId::none,
        .args = std::move(args)};
}

void writeProvenance(const BalancedSet &set, const Attempts5x5::Report &report,
    const BalancedSeed &seed, Result &into)
{
    if (seed.isText())
        into.made.push_back(noteOf(toCode(BalancedCode::SeedIsText), Severity::Hint,
            {Arg(static_cast<qint64>(seed.number()))}));
    if (report.isDone)
        into.made.push_back(noteOf(toCode(BalancedCode::MadeByAttempts), Severity::Hint,
            {Arg(qint64{report.attempts}), Arg(qint64{set.mostAttempts}), Arg(qint64{report.tried}),
                Arg(static_cast<qint64>(seed.number()))}));
}

/// Why there is no board: the number of attempts, and the cell at which the last attempt failed.
Failure failureOf(
    const BalancedSet &set, const BalancedScratch &scratch, const Attempts5x5::Report &report)
{
    Failure failure{.code = toCode(BalancedCode::NoAttemptSucceeded),
        .why = {noteOf(toCode(BalancedCode::NoAttemptSucceeded), Severity::Error,
            {Arg(qint64{report.attempts})})}};
    if (report.stuckAt < 0)
        return failure;
    const int difficulty
        = scratch.attempts.difficulties().at(static_cast<std::size_t>(report.stuckAt));
    const auto windows = set.tables.windowsOf(difficulty);
    Finding stuck = noteOf(toCode(BalancedCode::AttemptStuck), Severity::Error,
        {Arg(qint64{report.stuckAt + 1}), Arg(qint64{difficulty})});
    stuck.site = SiteIndex{report.stuckAt};
    if (!windows.empty()) {
        stuck.args[2] = minutesText(windows.back().lowest);
        stuck.args[3] = minutesText(windows.back().highest);
    }
    failure.why.push_back(std::move(stuck));
    return failure;
}

} // namespace

const Info &BalancedGenerator::info() const
{
    static const std::array<const Section *, 9> sections{&balanced::goals, &balanced::lists,
        &balanced::filters, &balanced::profileSection(BalancedMode::Normal),
        &balanced::profileSection(BalancedMode::Blackout),
        &balanced::profileSection(BalancedMode::Short),
        &balanced::profileSection(BalancedMode::ShortBlackout), &balanced::gateTable,
        &balanced::targetTable};
    static constexpr std::array unusedFields{ObjectiveField::BoardCategories,
        ObjectiveField::LineCategories, ObjectiveField::Tag, ObjectiveField::Progression,
        ObjectiveField::Weighting, ObjectiveField::IndividualLimit, ObjectiveField::ForcedPositions,
        ObjectiveField::ProgressiveRanges};
    static const Info info{.key = "balanced"_L1,
        .version = 2,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Balanced"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Lines that take equally long: goals chosen by time, with little synergy in a line"),
        .needsData = true,
        .drawsByText = true,
        .seeds = SeedUse::Shared,
        .sections = sections,
        .unusedFields = unusedFields,
        .parameters = balancedParameters,
        .sharedAttempts = "iterations"_L1,
        .measures = balancedMeasures,
        .counters = effortCounters,
        .gates = balanced::gates,
        .gateTable = &balanced::gateTable,
        .tunables = balanced::tunables,
        .targetTable = &balanced::targetTable,
        .codes = balancedCodes};
    return info;
}

Settings BalancedGenerator::settingsFor(const GoalSet & /*set*/) const
{
    return defaultSettings(balancedParameters);
}

QList<Problem> BalancedGenerator::lint(const GoalSet &set, const Settings &settings) const
{
    return lintBalanced(set, balancedModeOf(settings));
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> BalancedGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    const BalancedMode mode = balancedModeOf(settings);
    QList<Problem> problems = lintBalanced(set, mode);
    problems.removeIf([](const Problem &problem) { return problem.severity != Severity::Error; });
    if (!problems.isEmpty())
        return std::unexpected(std::move(problems));
    auto compiled = std::make_shared<BalancedSet>();
    const BalancedGoals goals = goalsOf(set, mode);
    compiled->tables = balancedTables(goals, balanced::profileOf(set, mode), isBlackout(mode));
    const RowPlaces places(set.objectives);
    const std::vector<std::uint64_t> identity = identities(set);
    for (const BalancedGoal &goal : goals.goals) {
        compiled->rows.push_back(goal.row);
        compiled->ids.append(goal.id);
        const qsizetype place = places.of(goal.row);
        compiled->values.add(set.objectives.at(place), identity[static_cast<std::size_t>(place)]);
    }
    compiled->shape
        = shapeOf({.mode = GameMode::Bingo, .rows = balancedSide, .columns = balancedSide});
    compiled->mostAttempts = attemptsOf(settings);
    return compiled;
}

std::unique_ptr<Scratch> BalancedGenerator::scratch(const Compiled &compiled) const
{
    return std::make_unique<BalancedScratch>(balancedSetOf(compiled));
}

Outcome BalancedGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    const BalancedSet &set = balancedSetOf(compiled);
    BalancedScratch &work = balancedScratchOf(scratch);
    into.reset(set.shape);
    LineStates &board = work.attempts.board();
    const BalancedSeed number(seed);
    const Draws draws(number.key());
    if (trace != nullptr) {
        AttemptRecorder recorder(*trace, set, board, draws);
        work.report
            = work.attempts.run(number.key(), number.number(), set.mostAttempts, watch, &recorder);
        recorder.end();
    } else {
        work.report
            = work.attempts.run(number.key(), number.number(), set.mostAttempts, watch, nullptr);
    }
    const Attempts5x5::Report &report = work.report;
    if (report.isCancelled)
        return stoppedRun(into, trace);
    int placed = 0;
    for (int cell = 0; cell < balancedCells; ++cell) {
        const int goal = board.goalAt(cell);
        if (goal == LineStates::noGoal)
            continue;
        const std::size_t origin = set.tables.origin[static_cast<std::size_t>(goal)];
        Placed &here = into.at[static_cast<std::size_t>(cell)];
        here.what = set.rows[origin];
        here.value = set.values.of(origin, draws);
        ++placed;
    }
    setEffort(into,
        {.poolSize = static_cast<int>(set.tables.goals()),
            .greedyPlaced = placed,
            .attempt = report.attempts,
            .nodes = report.tried});
    writeProvenance(set, report, number, into);
    if (!report.isDone)
        return std::unexpected(failureOf(set, work, report));
    return {};
}

void BalancedGenerator::measure(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/, Measured &into) const
{
    takeBalancedMeasures(balancedSetOf(compiled), balancedScratchOf(scratch), into);
}

std::vector<MeasureTarget> BalancedGenerator::targets(const Compiled &compiled) const
{
    return {balancedLineTarget(balancedSetOf(compiled).tables.profile)};
}

Facts BalancedGenerator::facts(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/) const
{
    const BalancedSet &set = balancedSetOf(compiled);
    const BalancedScratch &work = balancedScratchOf(scratch);
    const LineStates &board = balancedScratchOf(scratch).attempts.board();
    Facts facts;
    if (!work.report.isDone)
        facts.board.emplace_back("failed"_L1, true);
    facts.board.emplace_back("iterations"_L1, qint64{work.report.attempts});
    for (int cell = 0; cell < balancedCells; ++cell) {
        Value id;
        Value time;
        if (const int goal = board.goalAt(cell); goal != LineStates::noGoal) {
            const auto number = static_cast<std::size_t>(goal);
            id = set.ids[set.tables.origin[number]];
            time = set.tables.times[number];
        }
        const auto at = static_cast<std::size_t>(cell);
        facts.sites.push_back({{"id"_L1, std::move(id)},
            {"difficulty"_L1, qint64{work.attempts.difficulties().at(at)}},
            {"desiredTime"_L1, board.desiredTimeAt(cell)}, {"time"_L1, std::move(time)}});
    }
    return facts;
}

std::vector<Finding> BalancedGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    return checkBalanced(set, balancedModeOf(settings), result);
}

} // namespace boardwright

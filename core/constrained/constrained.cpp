// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/constrained.h"

#include "core/board/checker.h"
#include "core/constrained/board_state.h"
#include "core/constrained/compiled_set.h"
#include "core/constrained/fill.h"
#include "core/constrained/pool.h"
#include "core/constrained/relaxations.h"

namespace boardwright {

namespace {

struct ConstrainedScratch final : Scratch {
    explicit ConstrainedScratch(const CompiledSet &set)
        : board(set)
        , pool(set)
    {
        order.reserve(set.shape->sites.size());
    }

    BoardState board;
    Pool pool;
    std::vector<SiteIndex> order;
};

Outcome failure(Code code, std::vector<Finding> why = {})
{
    return std::unexpected(Failure{.code = code, .why = std::move(why)});
}

/// The phases in turn; Effort tells which of them filled how many cells.
std::expected<void, Stopped> fillBoard(
    Fill &fill, const BoardState &board, int cells, Effort &effort)
{
    const auto filled = [&] { return static_cast<int>(board.fillOrder().size()); };
    if (auto done = fill.forced(); !done)
        return done;
    effort.forcedPlaced = filled();
    if (auto done = fill.greedy(); !done)
        return done;
    effort.greedyPlaced = filled() - effort.forcedPlaced;
    if (filled() < cells) {
        const int before = filled();
        if (auto done = fill.relaxed(); !done)
            return done;
        effort.relaxPlaced = filled() - before;
    }
    return {};
}

void writePlaced(const CompiledSet &set, const BoardState &board, Result &into)
{
    for (const SiteIndex site : board.fillOrder()) {
        const CompiledGoal &goal = set.goals[static_cast<std::size_t>(board.goalAt(site))];
        const int value = board.valueAt(site);
        into.at[static_cast<std::size_t>(site)] = {.what = goal.row,
            .value = value < 0 ? 0 : goal.values.of(set.values)[static_cast<std::size_t>(value)]};
    }
}

std::vector<Finding> emptyCells(const CompiledSet &set, const BoardState &board)
{
    std::vector<Finding> why;
    for (int i = 0; i < set.cells(); ++i) {
        if (board.isOpen(SiteIndex{i}))
            why.push_back({.code = Code::NoCandidate,
                .severity = Severity::Error,
                .site = SiteIndex{i},
                .about = RowId::none,
                .args = {Arg(qint64{i + 1})}});
    }
    return why;
}

/// Names the shortage: goals, or goals that may stand where cells are open.
Outcome unfilled(const CompiledSet &set, const BoardState &board, int supply)
{
    const qint64 open = set.cells() - static_cast<qint64>(board.fillOrder().size());
    const bool isShort = supply < set.cells();
    Finding shortage{.code = isShort ? Code::PoolTooSmall : Code::NoGoalFits,
        .severity = Severity::Error,
        .site = SiteIndex::none,
        .about = RowId::none,
        .args = {Arg(open)}};
    if (isShort) {
        shortage.args[1] = qint64{supply};
        shortage.args[2] = qint64{set.cells()};
    }
    const Code code = shortage.code;
    std::vector<Finding> why = emptyCells(set, board);
    why.insert(why.begin(), std::move(shortage));
    return failure(code, std::move(why));
}

} // namespace

GeneratorInfo ConstrainedGenerator::info() const
{
    return {.key = "constrained", .version = 1};
}

std::shared_ptr<const Compiled> ConstrainedGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    return compileConstrained(set, settings);
}

std::unique_ptr<Scratch> ConstrainedGenerator::scratch(const Compiled &compiled) const
{
    return std::make_unique<ConstrainedScratch>(static_cast<const CompiledSet &>(compiled));
}

Outcome ConstrainedGenerator::run(
    const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into, Watch &watch) const
{
    const auto &set = static_cast<const CompiledSet &>(compiled);
    auto &work = static_cast<ConstrainedScratch &>(scratch);
    const Draws draws(seed);

    into.reset(set.shape);
    work.board.clear();
    work.pool.roll(set, draws);
    into.effort.poolSize = static_cast<int>(work.pool.goals().size());
    into.effort.pulledBack = work.pool.pulledBack();

    Fill fill(set, work.pool, draws, work.board, work.order, watch);
    if (!fillBoard(fill, work.board, set.cells(), into.effort))
        return failure(Code::Cancelled);

    writePlaced(set, work.board, into);
    if (work.pool.pulledBack() > 0)
        into.findings.push_back({.code = Code::GoalsPulledBack,
            .severity = Severity::Warning,
            .site = SiteIndex::none,
            .about = RowId::none,
            .args = {Arg(qint64{work.pool.pulledBack()})}});
    listRelaxations(set, work.board, into);

    if (static_cast<int>(work.board.fillOrder().size()) < set.cells())
        return unfilled(set, work.board, work.pool.supply());
    return {};
}

std::vector<Finding> ConstrainedGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    return checkBingo(set, settings.rows, settings.columns, result.at);
}

} // namespace boardwright

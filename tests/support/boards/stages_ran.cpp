// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/stages_ran.h"

#include "core/constrained/stages.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(const StageRan &ran)
{
    if (ran.stage == Stage::Greedy)
        return u"greedy"_s;
    switch (static_cast<ConstrainedStage>(ran.stage)) {
    case ConstrainedStage::Forced:
        return u"forced"_s;
    case ConstrainedStage::Search:
        return u"search%1"_s.arg(ran.phase);
    case ConstrainedStage::CleanSlate:
        return u"clean%1"_s.arg(ran.phase);
    case ConstrainedStage::Relax:
        return ran.isRestoring ? u"restore"_s : u"relax"_s;
    case ConstrainedStage::Finish:
        return u"finish"_s;
    }
    return u"?"_s;
}

/// A search from a clean slate first removes the greedy goals. If it fails, it places them again at
/// the end, right after the search's own removals.
int restoredAtEnd(const Trace &trace, const StageRan &ran)
{
    if (ran.stage != toStage(ConstrainedStage::CleanSlate) || ran.isFull())
        return 0;
    int count = 0;
    while (trace.steps[ran.end - 1 - static_cast<std::size_t>(count)].act == Act::Place)
        ++count;
    return count;
}

} // namespace

bool StageRan::isFull() const
{
    return filledCells(after) == static_cast<int>(after.size());
}

int nodesOf(const StageRan &ran, const Trace &trace)
{
    int nodes = 0;
    for (std::size_t i = ran.begin; i <= ran.end; ++i) {
        const auto funnel = trace.funnelOf(trace.steps[i]);
        nodes += !funnel.empty() && funnel.back().left > 1 ? 1 : 0;
    }
    return nodes;
}

int mostFilled(const StageRan &ran, const Trace &trace, int before)
{
    // A search from a clean slate begins by removing the greedy goals and ends by placing them
    // again.
    int filled = filledCells(ran.before);
    int placed = 0;
    int most = 0;
    for (std::size_t i = ran.begin; i <= ran.end; ++i) {
        const Act act = trace.steps[i].act;
        filled += act == Act::Place ? 1 : act == Act::Remove ? -1 : 0;
        placed += act == Act::Place ? 1 : 0;
        if (act == Act::Place && placed <= ran.chosen())
            most = std::max(most, filled - before);
    }
    return most;
}

namespace {

/// How many forced goals are on a board.
int forcedOn(const std::vector<Placed> &board, const CompiledSet &set)
{
    return static_cast<int>(std::ranges::count_if(set.forcedGoals, [&](GoalIndex goal) {
        return std::ranges::contains(
            board, set.goals[static_cast<std::size_t>(goal)].row, &Placed::what);
    }));
}

/// Relaxation tries first what it can do without the forced goals that are left, and then, if cells
/// would stay open, what it can do with them.
int relaxations(const StageRan &ran, const CompiledSet &set)
{
    const int before = forcedOn(ran.before, set);
    if (std::cmp_equal(before, set.forcedGoals.size()))
        return 1;
    return ran.isFull() && forcedOn(ran.after, set) == before ? 2 : 3;
}

} // namespace

std::uint64_t pollsOf(const StageRan &ran, const CompiledSet &set)
{
    const auto counted = [](int polls) { return static_cast<std::uint64_t>(polls); };
    if (ran.stage == Stage::Greedy)
        return counted(ran.placed) + (ran.isFull() ? 0 : 1);
    switch (static_cast<ConstrainedStage>(ran.stage)) {
    case ConstrainedStage::Forced:
        return set.forcedTargets.size();
    case ConstrainedStage::Search:
    case ConstrainedStage::CleanSlate:
        return counted(ran.chosen() + ran.rejected);
    case ConstrainedStage::Relax:
        return ran.isRestoring
            ? 0
            : counted(relaxations(ran, set) * (set.cells() - filledCells(ran.before)));
    case ConstrainedStage::Finish:
        break;
    }
    return 0;
}

int filledCells(const std::vector<Placed> &board)
{
    return static_cast<int>(std::ranges::count_if(
        board, [](const Placed &placed) { return placed.what != RowId::none; }));
}

std::vector<StageRan> stagesRan(const Trace &trace, const Result &result)
{
    std::vector<StageRan> stages;
    std::vector<Placed> board(result.shape->sites.size());
    bool isOpen = false;
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
        const Step &step = trace.steps[i];
        if (step.act == Act::Begin) {
            Q_ASSERT(!isOpen);
            isOpen = true;
            StageRan &ran = stages.emplace_back();
            ran.stage = step.stage;
            ran.attempt = step.attempt;
            ran.phase = step.phase;
            ran.begin = i;
            ran.before = board;
        }
        if (step.act == Act::Place)
            board[static_cast<std::size_t>(step.a)] = {.what = step.what, .value = step.value};
        if (step.act == Act::Remove)
            board[static_cast<std::size_t>(step.a)] = {};
        if (!isOpen)
            continue;
        StageRan &ran = stages.back();
        ran.placed += step.act == Act::Place ? 1 : 0;
        ran.removed += step.act == Act::Remove ? 1 : 0;
        ran.rejected += step.act == Act::Reject ? 1 : 0;
        if (step.act != Act::End)
            continue;
        isOpen = false;
        ran.end = i;
        ran.after = board;
        const bool isGoingBack = stages.size() > 1 && ran.attempt < stages.end()[-2].attempt;
        if (ran.stage == toStage(ConstrainedStage::Relax) && isGoingBack) {
            ran.isRestoring = true;
            ran.restored = ran.placed;
        } else {
            ran.restored = restoredAtEnd(trace, ran);
        }
    }
    return stages;
}

QString stagesText(const std::vector<StageRan> &stages)
{
    QStringList attempts;
    int attempt = 0;
    for (const StageRan &ran : stages) {
        if (std::exchange(attempt, ran.attempt) != ran.attempt)
            attempts << QString::number(ran.attempt) + u':';
        attempts.last() += u' ' + nameOf(ran);
    }
    return attempts.join(u", "_s);
}

} // namespace boardwright

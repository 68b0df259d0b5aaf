// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/stage_laws.h"

#include "core/constrained/constants.h"
#include "core/constrained/stages.h"

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

bool mayFollow(const StageRan &ran, const StageRan &next)
{
    const bool isSameAttempt = next.attempt == ran.attempt && next.before == ran.after;
    const bool isNextPhase = next.stage == toStage(ConstrainedStage::Search)
        && next.phase == ran.phase + 1 && next.phase <= constants::phases;
    const bool isRelax = next.stage == toStage(ConstrainedStage::Relax) && next.phase == 0;
    if (ran.stage == Stage::Greedy)
        return isSameAttempt && isNextPhase;
    switch (static_cast<ConstrainedStage>(ran.stage)) {
    case ConstrainedStage::Forced:
        return isSameAttempt && next.stage == Stage::Greedy && next.phase == 0;
    case ConstrainedStage::Search:
        // If greedy filling placed nothing, there is no separate search from a clean slate.
        return isSameAttempt
            && (isNextPhase || isRelax
                || (next.stage == toStage(ConstrainedStage::CleanSlate)
                    && next.phase == ran.phase));
    case ConstrainedStage::CleanSlate:
        return isSameAttempt && (isNextPhase || isRelax);
    case ConstrainedStage::Relax:
        return next.stage == toStage(ConstrainedStage::Forced) && next.attempt == ran.attempt + 1
            && next.phase == 0 && filledCells(next.before) == 0;
    default:
        return false;
    }
}

} // namespace

QString wrongOrder(const std::vector<StageRan> &stages)
{
    if (stages.empty() || stages.front().stage != toStage(ConstrainedStage::Forced)
        || stages.front().attempt != 1 || stages.front().phase != 0)
        return u"begins otherwise"_s;
    for (std::size_t i = 0; i + 1 < stages.size(); ++i) {
        const StageRan &ran = stages[i];
        const StageRan &next = stages[i + 1];
        if (ran.isFull() && ran.stage != toStage(ConstrainedStage::Forced))
            return u"goes on when full"_s;
        const bool isLastAttempt = ran.stage == toStage(ConstrainedStage::Relax)
            && ran.attempt == constants::attempts && !ran.isRestoring;
        if (next.isRestoring ? !isLastAttempt : !mayFollow(ran, next))
            return u"stage %1 follows stage %2"_s.arg(i + 2).arg(i + 1);
    }
    const StageRan &last = stages.back();
    if (last.isFull())
        return {};
    const StageRan *best = nullptr;
    for (const StageRan &ran : stages) {
        if (ran.stage == toStage(ConstrainedStage::Relax) && !ran.isRestoring
            && (best == nullptr || filledCells(ran.after) > filledCells(best->after)))
            best = &ran;
    }
    const int tried = last.isRestoring ? stages.end()[-2].attempt : last.attempt;
    if (last.stage != toStage(ConstrainedStage::Relax) || tried != constants::attempts)
        return u"ends too soon"_s;
    return last.attempt == best->attempt && last.after == best->after
        ? QString()
        : u"another attempt filled more, or as much before"_s;
}

QString wrongDeeds(const std::vector<StageRan> &stages, const Trace &trace, const Effort &effort)
{
    Effort told = effort; // all but what is counted here
    told.forcedPlaced = told.greedyPlaced = told.searchPlaced = told.relaxPlaced = told.phases = 0;
    int attempt = 0;
    int greedy = 0;
    int nodes = 0; // placements of a search that had a choice
    int rejected = 0;
    for (const StageRan &ran : stages) {
        const int more = filledCells(ran.after) - filledCells(ran.before);
        if (ran.placed - ran.removed != more)
            return u"a goal stood on another"_s;
        const bool searches = ran.stage == toStage(ConstrainedStage::Search)
            || ran.stage == toStage(ConstrainedStage::CleanSlate);
        if (searches && !ran.isFull() && ran.after != ran.before)
            return u"a search in vain left another board"_s;
        if (!searches && !ran.isRestoring && (ran.removed > 0 || ran.restored > 0))
            return u"taken back without a search"_s;
        if (ran.rejected > 0 && !searches && ran.stage != toStage(ConstrainedStage::Forced))
            return u"rejected without a reason"_s;
        if (ran.stage == toStage(ConstrainedStage::CleanSlate) && !ran.isFull()
            && ran.restored != greedy)
            return u"restored %1 of %2"_s.arg(ran.restored).arg(greedy);
        for (std::size_t i = ran.begin; i <= ran.end; ++i) {
            const Step &step = trace.steps[i];
            if (step.stage != ran.stage || step.attempt != ran.attempt || step.phase != ran.phase)
                return u"a step of another stage"_s;
            if (step.act == Act::Relax && ran.stage != toStage(ConstrainedStage::Relax))
                return u"relaxed too soon"_s;
            const auto funnel = trace.funnelOf(step);
            nodes += searches && !funnel.empty() && funnel.back().left > 1 ? 1 : 0;
            rejected += searches && step.act == Act::Reject ? 1 : 0;
        }
        if (ran.stage == Stage::Greedy)
            greedy = more;
        attempt = std::max(attempt, ran.attempt);
        if (ran.isRestoring || ran.attempt != effort.attempt)
            continue;
        told.phases = std::max(told.phases, ran.phase);
        if (ran.stage == toStage(ConstrainedStage::Forced))
            told.forcedPlaced = more;
        if (ran.stage == Stage::Greedy)
            told.greedyPlaced = more;
        if (ran.stage == toStage(ConstrainedStage::Relax))
            told.relaxPlaced = more;
        if (searches && ran.isFull()) {
            const bool isClean = ran.stage == toStage(ConstrainedStage::CleanSlate);
            told.searchPlaced = more + (isClean ? greedy : 0);
            told.greedyPlaced = isClean ? 0 : greedy;
        }
    }
    if (effort.nodes < nodes || effort.nodes > nodes + rejected)
        return u"%1 nodes, not %2 of %3"_s.arg(nodes).arg(effort.nodes).arg(rejected);
    if (!(told == effort))
        return u"the result counts otherwise"_s;
    return attempt == effort.attempt || stages.back().isRestoring
            || (attempt == constants::attempts && !stages.back().isFull())
        ? QString()
        : u"another attempt"_s;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/provenance.h"

#include "core/constrained/codes.h"
#include "core/constrained/constants.h"

#include <algorithm>
#include <initializer_list>

namespace boardwright {

namespace {

void tell(Result &into, Code code, std::initializer_list<qint64> numbers)
{
    Finding &told = into.made.emplace_back();
    told.code = code;
    told.severity = Severity::Hint;
    std::ranges::transform(numbers, told.args.begin(), [](qint64 number) { return Arg(number); });
}

void tellStage(const AttemptsReport &report, const Effort &effort, Result &into)
{
    switch (report.finish) {
    case Finish::Greedy:
        tell(into, toCode(ConstrainedCode::MadeByGreedy), {effort.attempt, constants::attempts});
        break;
    case Finish::Frontier:
    case Finish::CleanSlate:
        tell(into, toCode(ConstrainedCode::MadeBySearch),
            {effort.attempt, report.phase, report.finish == Finish::CleanSlate ? 1 : 0,
                report.nodes, report.nodesAllowed});
        break;
    case Finish::Relaxation:
        tell(into, toCode(ConstrainedCode::MadeByRelaxation),
            {effort.attempt, effort.relaxPlaced, effort.phases, report.nodes, report.nodesAllowed});
        break;
    case Finish::Unfilled:
        tell(
            into, toCode(ConstrainedCode::MadeInPart), {report.tried, effort.phases, effort.nodes});
        break;
    }
}

} // namespace

void writeProvenance(const CompiledSet &set, const AttemptsReport &report, const Effort &effort,
    const Arranged &arranged, Result &into)
{
    tellStage(report, effort, into);
    if (report.stoppedEarly)
        tell(into, toCode(ConstrainedCode::SearchStoppedEarly),
            {effort.phases, constants::phases, report.triedAll ? 1 : 0});
    const Restrictive &restrictive = set.restrictive;
    if (effort.phases > 0 && restrictive.byLines)
        tell(into, toCode(ConstrainedCode::ConstrainedByLines),
            {restrictive.lineCategoriesAtOne, restrictive.lineCategories, restrictive.lineMembers});
    if (effort.phases > 0 && restrictive.byBoard)
        tell(into, toCode(ConstrainedCode::ConstrainedByBoard),
            {restrictive.boardCategoriesTight, restrictive.boardCategories,
                restrictive.boardMembers});
    if (const int modifiers = countOf(set.modifiers); modifiers > 0)
        tell(into, toCode(ConstrainedCode::MadeWithModifiers),
            {modifiers, isChaos(set.modifiers, set.settings) ? 1 : 0});
    if (arranged.hasRules && set.arrangePasses > 0)
        tell(into, toCode(ConstrainedCode::MadeArranged), {arranged.before, arranged.after});
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/inspector_story.h"

#include <algorithm>
#include <span>
#include <utility>

namespace boardwright {

namespace {

/// The origin of the placement on a site.
struct CellOrigin {
    std::optional<std::size_t> placing;
    SiteIndex on = SiteIndex::none;
};

std::vector<FunnelStage> stagesOf(std::span<const FunnelRow> rows)
{
    std::vector<FunnelStage> stages;
    int most = 0;
    for (const FunnelRow &row : rows) {
        const bool isAnew = !stages.empty() && row.reach > 0;
        const int took = stages.empty() || isAnew ? 0 : stages.back().left - row.left;
        most = std::max(most, took);
        stages.push_back({.filter = row.filter,
            .left = row.left,
            .took = took,
            .reach = row.reach,
            .isAnew = isAnew});
    }
    for (FunnelStage &stage : stages)
        stage.tookMost = most > 0 && stage.took == most;
    return stages;
}

/// 0: the whole board, as in Step::part; std::nullopt if there is no such board.
std::optional<std::uint16_t> partOf(const Result &board, SiteIndex part)
{
    if (part == SiteIndex::none)
        return std::uint16_t{0};
    const auto found = std::ranges::find(board.parts, part, &Part::site);
    if (found == board.parts.end())
        return std::nullopt;
    return static_cast<std::uint16_t>(found - board.parts.begin() + 1);
}

void tellStep(const TraceResult &told, std::size_t index, std::vector<CellOrigin> &origins,
    SiteIndex site, CellStory &story)
{
    const Step &step = told.trace.steps[index];
    const auto at = static_cast<std::size_t>(step.a);
    switch (step.act) {
    case Act::Place:
        origins[at] = {.placing = index, .on = step.a};
        break;
    case Act::Remove:
        origins[at] = {};
        if (step.a == site)
            story.before.push_back(told.taken[index]);
        break;
    case Act::Swap:
        std::swap(origins[at], origins[static_cast<std::size_t>(step.b)]);
        break;
    case Act::Reject:
        if (step.a == site) {
            const Rejection *why = told.trace.rejectionOf(step);
            const TriedGoal goal{.what = step.what,
                .why = why == nullptr ? std::nullopt : std::optional(*why),
                .attempt = step.attempt};
            if (!std::ranges::contains(story.tried, goal))
                story.tried.push_back(goal);
        }
        break;
    default:
        break;
    }
}

} // namespace

CellStory cellStory(const TraceResult &told, SiteIndex part, SiteIndex site)
{
    CellStory story;
    const std::optional<std::uint16_t> number = partOf(told.of->board, part);
    if (!number)
        return story;
    const Result &board
        = *number == 0 ? told.of->board : *told.of->board.parts[*number - 1U].result;
    const auto at = static_cast<std::size_t>(site);
    if (site == SiteIndex::none || at >= board.at.size())
        return story;
    story.placed = board.at[at];
    std::vector<CellOrigin> origins(board.at.size());
    for (std::size_t i = 0; i < told.trace.steps.size(); ++i) {
        if (told.trace.steps[i].part == *number)
            tellStep(told, i, origins, site, story);
    }
    const CellOrigin &origin = origins[at];
    story.placing = origin.placing;
    if (!origin.placing)
        return story;
    if (origin.on != site)
        story.placedOn = origin.on;
    story.funnel = stagesOf(told.trace.funnelOf(told.trace.steps[*origin.placing]));
    return story;
}

} // namespace boardwright

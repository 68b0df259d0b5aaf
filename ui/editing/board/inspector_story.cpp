// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/inspector_story.h"

#include <algorithm>
#include <span>
#include <utility>

namespace boardwright {

namespace {

/// Where the goal now on a site comes from.
struct CellOrigin {
    std::optional<std::size_t> placing; ///< index of the step that placed it
    SiteIndex on = SiteIndex::none; ///< the site that this step placed it on
};

/// The filters with their effects. A row with a reach starts over from more candidates, so its
/// filter rejected none.
std::vector<FunnelStage> stagesOf(std::span<const FunnelRow> rows)
{
    std::vector<FunnelStage> stages;
    int most = 0;
    for (const FunnelRow &row : rows) {
        const bool isAnew = !stages.empty() && row.tolerance > 0;
        const int took = stages.empty() || isAnew ? 0 : stages.back().left - row.left;
        most = std::max(most, took);
        stages.push_back({.filter = row.filter,
            .left = row.left,
            .took = took,
            .tolerance = row.tolerance,
            .isAnew = isAnew});
    }
    for (FunnelStage &stage : stages)
        stage.tookMost = most > 0 && stage.took == most;
    return stages;
}

/// The number of a part as in Step::part: 0 for the whole board, else from 1. std::nullopt if no
/// board is on the site `part`.
std::optional<std::uint16_t> partOf(const Result &board, SiteIndex part)
{
    if (part == SiteIndex::none)
        return std::uint16_t{0};
    const auto found = std::ranges::find(board.parts, part, &Part::site);
    if (found == board.parts.end())
        return std::nullopt;
    return static_cast<std::uint16_t>(found - board.parts.begin() + 1);
}

/// Follows the step of this index: moves the origins with the goals, and adds to the story what
/// happened on `site`.
void applyStep(const TraceResult &recorded, std::size_t index, std::vector<CellOrigin> &origins,
    SiteIndex site, CellStory &story)
{
    const Step &step = recorded.trace.steps[index];
    const auto at = static_cast<std::size_t>(step.a);
    switch (step.act) {
    case Act::Place:
        origins[at] = {.placing = index, .on = step.a};
        break;
    case Act::Remove:
        origins[at] = {};
        if (step.a == site)
            story.before.push_back(recorded.taken[index]);
        break;
    case Act::Swap:
        std::swap(origins[at], origins[static_cast<std::size_t>(step.b)]);
        break;
    case Act::Reject:
        if (step.a == site) {
            const Rejection *why = recorded.trace.rejectionOf(step);
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

CellStory cellStory(const TraceResult &recorded, SiteIndex part, SiteIndex site)
{
    CellStory story;
    const std::optional<std::uint16_t> number = partOf(recorded.of->board, part);
    if (!number)
        return story;
    const Result &board
        = *number == 0 ? recorded.of->board : *recorded.of->board.parts[*number - 1U].result;
    const auto at = static_cast<std::size_t>(site);
    if (site == SiteIndex::none || at >= board.at.size())
        return story;
    story.placed = board.at[at];
    std::vector<CellOrigin> origins(board.at.size());
    for (std::size_t i = 0; i < recorded.trace.steps.size(); ++i) {
        if (recorded.trace.steps[i].part == *number)
            applyStep(recorded, i, origins, site, story);
    }
    const CellOrigin &origin = origins[at];
    story.placing = origin.placing;
    if (!origin.placing)
        return story;
    if (origin.on != site)
        story.placedOn = origin.on;
    story.funnel = stagesOf(recorded.trace.funnelOf(recorded.trace.steps[*origin.placing]));
    return story;
}

} // namespace boardwright

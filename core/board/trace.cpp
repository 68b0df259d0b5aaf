// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/trace.h"

#include "core/board/replayer.h"

#include <algorithm>
#include <numeric>

namespace boardwright {

namespace {

bool isBalanced(const Trace &trace)
{
    std::vector<std::pair<Stage, std::uint16_t>> open;
    for (const Step &step : trace.steps) {
        if (step.act == Act::Begin)
            open.emplace_back(step.stage, step.part);
        if (step.act != Act::End)
            continue;
        if (open.empty() || open.back() != std::pair{step.stage, step.part})
            return false;
        open.pop_back();
    }
    return open.empty();
}

bool sameLinks(const Replayed::Board &board, const Shape &shape)
{
    return std::ranges::equal(
        board.links, shape.links, [](const Replayed::Tie &tie, const Link &link) {
            return tie == Replayed::Tie{.a = link.a, .b = link.b, .kind = link.kind};
        });
}

bool sameWalls(const Replayed::Board &board, const Shape &shape)
{
    return std::ranges::equal(board.solid, shape.sites, [](std::uint8_t isSolid, const Site &site) {
        return (isSolid != 0) == (site.kind == SiteKind::Wall);
    });
}

/// How many placements exceeded the listed limit: those above the cap, or the one outside its
/// zones.
qint64 timesBroken(const Finding &finding)
{
    if (finding.code == Code::ProgressionRelaxed)
        return 1;
    const auto *excess = std::get_if<qint64>(&finding.args[1]);
    return excess == nullptr ? 0 : *excess;
}

/// A relaxation is listed at the category's last goal, whose placement exceeded the limit too;
/// earlier placements that exceeded it are involved. In total it was exceeded as often as listed.
bool sameRelaxations(const Replayed::Board &board, const Result &result)
{
    std::vector<bool> isListed(board.relaxed.size(), false);
    std::vector<bool> mayHaveBroken(board.relaxed.size(), false);
    qint64 listed = 0;
    for (const Finding &finding : result.findings) {
        if (!isRelaxation(finding.code))
            continue;
        if (finding.site == SiteIndex::none)
            return false;
        isListed[static_cast<std::size_t>(finding.site)] = true;
        listed += timesBroken(finding);
    }
    for (const auto &[finding, site] : result.involved) {
        if (isRelaxation(result.findings[finding].code))
            mayHaveBroken[static_cast<std::size_t>(site)] = true;
    }
    for (std::size_t site = 0; site < board.relaxed.size(); ++site) {
        const bool broke = board.relaxed[site] > 0;
        if (isListed[site] ? !broke : broke && !mayHaveBroken[site])
            return false;
    }
    return std::accumulate(board.relaxed.begin(), board.relaxed.end(), qint64{0}) == listed;
}

bool isSame(const Replayed::Board &board, const Result &result)
{
    return board.at == result.at && board.route == result.route && sameLinks(board, *result.shape)
        && sameWalls(board, *result.shape) && sameRelaxations(board, result);
}

} // namespace

void Trace::append(const Trace &other)
{
    const auto funnelsBefore = static_cast<std::uint32_t>(funnels.size());
    const auto rejectionsBefore = static_cast<std::uint32_t>(rejections.size());
    const auto scoresBefore = static_cast<std::uint32_t>(scores.size());
    const auto rejectedBefore = static_cast<int>(rejected.size());
    steps.reserve(steps.size() + other.steps.size());
    for (Step step : other.steps) {
        step.funnel += funnelsBefore;
        step.rejection += step.rejection == 0 ? 0 : rejectionsBefore;
        step.score += step.score == 0 ? 0 : scoresBefore;
        step.value += step.act == Act::Discard ? rejectedBefore : 0;
        steps.push_back(step);
    }
    funnels.insert(funnels.end(), other.funnels.begin(), other.funnels.end());
    rejections.insert(rejections.end(), other.rejections.begin(), other.rejections.end());
    scores.insert(scores.end(), other.scores.begin(), other.scores.end());
    rejected.insert(rejected.end(), other.rejected.begin(), other.rejected.end());
}

Replayed replay(const Trace &trace, const Result &result, std::size_t steps, int *refused)
{
    Replayer replayer(trace, result);
    replayer.goTo(steps);
    if (refused != nullptr)
        *refused = replayer.refused();
    return replayer.board();
}

bool agrees(const Trace &trace, const Result &result)
{
    int refused = 0;
    const Replayed replayed = replay(trace, result, trace.steps.size(), &refused);
    if (refused > 0 || !isBalanced(trace) || !isSame(replayed.board, result))
        return false;
    for (std::size_t i = 0; i < result.parts.size(); ++i) {
        if (!isSame(replayed.parts[i], *result.parts[i].result))
            return false;
    }
    return true;
}

} // namespace boardwright

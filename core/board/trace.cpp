// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/trace.h"

#include <algorithm>
#include <numeric>

namespace boardwright {

namespace {

constexpr int allMarks = (Mark::Shiny | Mark::Blank | Mark::NoCentre).toInt();

Replayed::Board emptyBoard(const Result &result)
{
    Replayed::Board board;
    board.at.resize(result.shape->sites.size());
    board.relaxed.resize(result.shape->sites.size(), 0);
    return board;
}

/// Does steps on one board; a step that cannot be done leaves it as it was.
class Replayer {
public:
    explicit Replayer(Replayed::Board &board)
        : m_board(board)
    {
    }

    bool does(const Step &step)
    {
        switch (step.act) {
        case Act::Begin:
        case Act::End:
            return true;
        case Act::Join:
            if (!isSite(step.a) || !isSite(step.b))
                return false;
            m_board.joins.emplace_back(step.a, step.b);
            return true;
        case Act::Place:
            return isEmpty(step.a) && step.what != RowId::none
                && put(step.a, {.what = step.what, .value = step.value});
        case Act::Remove:
            return isSite(step.a) && !isEmpty(step.a) && remove(step.a);
        case Act::Swap:
            if (!isSite(step.a) || !isSite(step.b) || step.a == step.b)
                return false;
            std::swap(at(step.a), at(step.b));
            std::swap(relaxed(step.a), relaxed(step.b));
            return true;
        case Act::Visit:
            if (!isSite(step.a))
                return false;
            m_board.route.push_back(step.a);
            return true;
        case Act::Reject:
            return isSite(step.a);
        case Act::Relax:
            if (!isSite(step.a) || isEmpty(step.a) || step.value < 1)
                return false;
            relaxed(step.a) += step.value;
            return true;
        case Act::Recover:
            if (!isSite(step.a) || step.value < 1 || relaxed(step.a) < step.value)
                return false; // more limits than are broken there
            relaxed(step.a) -= step.value;
            return true;
        case Act::Mark:
            return isSite(step.a) && mark(step.a, step.value);
        }
        return false;
    }

private:
    bool isSite(SiteIndex site) const
    {
        const auto index = static_cast<std::int32_t>(site);
        return index >= 0 && std::cmp_less(index, m_board.at.size());
    }

    Placed &at(SiteIndex site) { return m_board.at[static_cast<std::size_t>(site)]; }

    int &relaxed(SiteIndex site) { return m_board.relaxed[static_cast<std::size_t>(site)]; }

    bool isEmpty(SiteIndex site) { return isSite(site) && at(site).what == RowId::none; }

    bool put(SiteIndex site, const Placed &placed)
    {
        at(site) = placed;
        return true;
    }

    bool remove(SiteIndex site)
    {
        relaxed(site) = 0;
        return put(site, {});
    }

    bool mark(SiteIndex site, int marks)
    {
        if ((marks & ~allMarks) != 0)
            return false;
        at(site).marks = Marks::fromInt(static_cast<Marks::Int>(marks));
        return true;
    }

    Replayed::Board &m_board;
};

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

bool sameJoins(const Replayed::Board &board, const Shape &shape)
{
    return std::ranges::equal(board.joins, shape.links,
        [](const auto &join, const Link &link) { return join == std::pair{link.a, link.b}; });
}

/// How many placements broke the limit that is listed: those above it, or the one outside of its
/// zones.
qint64 timesBroken(const Finding &finding)
{
    if (finding.code == Code::ProgressionRelaxed)
        return 1;
    const auto *excess = std::get_if<qint64>(&finding.args[1]);
    return excess == nullptr ? 0 : *excess;
}

/// A limit is listed at the last of its carriers, whose placement broke it as well; whoever broke
/// it before that one is involved. All in all it was broken as often as is listed.
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
    return board.at == result.at && board.route == result.route && sameJoins(board, *result.shape)
        && sameRelaxations(board, result);
}

} // namespace

Replayed replay(const Trace &trace, const Result &result, std::size_t steps, int *refused)
{
    Replayed replayed{.board = emptyBoard(result), .parts = {}};
    for (const Part &part : result.parts)
        replayed.parts.push_back(emptyBoard(*part.result));
    int notDone = 0;
    for (const Step &step : std::span(trace.steps).first(std::min(steps, trace.steps.size()))) {
        if (step.part > replayed.parts.size()) {
            ++notDone;
            continue;
        }
        Replayer replayer(step.part == 0 ? replayed.board : replayed.parts[step.part - 1U]);
        notDone += replayer.does(step) ? 0 : 1;
    }
    if (refused != nullptr)
        *refused = notDone;
    return replayed;
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

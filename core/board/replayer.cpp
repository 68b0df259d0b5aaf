// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/replayer.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr int lastLinkKind = static_cast<int>(LinkKind::Wall);
constexpr int allMarks = (Mark::Shiny | Mark::Blank | Mark::NoCentre).toInt();

Replayed::Board emptyBoard(const Result &result)
{
    Replayed::Board board;
    board.at.resize(result.shape->sites.size());
    board.relaxed.resize(result.shape->sites.size(), 0);
    board.solid.resize(result.shape->sites.size(), 0);
    return board;
}

/// Applies steps to one board. A step that cannot be done leaves the board unchanged.
class StepOnBoard {
public:
    explicit StepOnBoard(Replayed::Board &board)
        : m_board(board)
    {
    }

    bool isSite(SiteIndex site) const
    {
        const auto index = static_cast<std::int32_t>(site);
        return index >= 0 && std::cmp_less(index, m_board.at.size());
    }

    Placed &at(SiteIndex site) { return m_board.at[static_cast<std::size_t>(site)]; }

    int &relaxed(SiteIndex site) { return m_board.relaxed[static_cast<std::size_t>(site)]; }

    bool does(const Step &step)
    {
        switch (step.act) {
        case Act::Begin:
        case Act::End:
        case Act::Discard:
            return true;
        case Act::Join:
            return isSite(step.a) && isSite(step.b) && step.value >= 0 && step.value <= lastLinkKind
                && link(step.a, step.b, static_cast<LinkKind>(step.value));
        case Act::Open:
            return step.b == SiteIndex::none ? setSolid(step.a, false) : openWall(step);
        case Act::Close:
            if (step.b == SiteIndex::none)
                return isEmpty(step.a) && setSolid(step.a, true);
            return isSite(step.a) && isSite(step.b) && wallOf(step) == m_board.links.end()
                && link(step.a, step.b, LinkKind::Wall);
        case Act::Place:
            return isEmpty(step.a) && !isSolid(step.a) && step.what != RowId::none
                && put(step.a, {.what = step.what, .value = step.value});
        case Act::Remove:
            return isSite(step.a) && !isEmpty(step.a) && remove(step.a);
        case Act::Swap:
            if (!isSite(step.a) || !isSite(step.b) || step.a == step.b)
                return false;
            swap(step);
            return true;
        case Act::Visit:
            if (!isSite(step.a) || isSolid(step.a))
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

    /// The wall between the two sites of a step, in either direction.
    std::vector<Replayed::Tie>::iterator wallOf(const Step &step)
    {
        return std::ranges::find_if(m_board.links, [&](const Replayed::Tie &link) {
            return link.kind == LinkKind::Wall
                && ((link.a == step.a && link.b == step.b)
                    || (link.a == step.b && link.b == step.a));
        });
    }

    bool setSolid(SiteIndex site, bool isToBeSolid)
    {
        if (!isSite(site) || isSolid(site) == isToBeSolid)
            return false;
        m_board.solid[static_cast<std::size_t>(site)] = isToBeSolid ? 1 : 0;
        return true;
    }

    void swap(const Step &step)
    {
        std::swap(at(step.a), at(step.b));
        std::swap(relaxed(step.a), relaxed(step.b));
    }

private:
    bool isSolid(SiteIndex site) const
    {
        return m_board.solid[static_cast<std::size_t>(site)] != 0;
    }

    bool link(SiteIndex a, SiteIndex b, LinkKind kind)
    {
        m_board.links.push_back({.a = a, .b = b, .kind = kind});
        return true;
    }

    bool openWall(const Step &step)
    {
        const auto wall = wallOf(step);
        if (wall == m_board.links.end())
            return false;
        m_board.links.erase(wall);
        return true;
    }

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

} // namespace

Replayer::Replayer(const Trace &trace, const Result &result)
    : m_trace(trace)
    , m_board({.board = emptyBoard(result), .parts = {}})
{
    m_board.parts.reserve(result.parts.size());
    for (const Part &part : result.parts)
        m_board.parts.push_back(emptyBoard(*part.result));
}

void Replayer::goTo(std::size_t steps)
{
    const std::size_t wanted = std::min(steps, m_trace.steps.size());
    m_done.reserve(wanted);
    while (m_done.size() < wanted)
        forward(m_trace.steps[m_done.size()]);
    while (m_done.size() > wanted)
        back(m_trace.steps[m_done.size() - 1]);
}

/// Null if the result has no such part.
Replayed::Board *Replayer::boardOf(const Step &step)
{
    if (step.part > m_board.parts.size())
        return nullptr;
    return step.part == 0 ? &m_board.board : &m_board.parts[step.part - 1U];
}

void Replayer::forward(const Step &step)
{
    Done done;
    done.wasRefused = true;
    if (Replayed::Board *board = boardOf(step)) {
        StepOnBoard onBoard(*board);
        if (onBoard.isSite(step.a)) {
            done.at = onBoard.at(step.a);
            done.relaxed = onBoard.relaxed(step.a);
        }
        if (step.act == Act::Open) {
            const auto wall = onBoard.wallOf(step);
            done.link = static_cast<std::size_t>(wall - board->links.begin());
            done.wall = wall == board->links.end() ? Replayed::Tie() : *wall;
        }
        done.wasRefused = !onBoard.does(step);
    }
    m_refused += done.wasRefused ? 1 : 0;
    m_done.push_back(done);
}

void Replayer::back(const Step &step)
{
    const Done done = m_done.back();
    m_done.pop_back();
    if (done.wasRefused) {
        --m_refused;
        return;
    }
    Replayed::Board &board = *boardOf(step);
    StepOnBoard onBoard(board);
    switch (step.act) {
    case Act::Join:
        board.links.pop_back();
        break;
    case Act::Open:
        if (step.b == SiteIndex::none)
            onBoard.setSolid(step.a, true);
        else
            board.links.insert(
                board.links.begin() + static_cast<std::ptrdiff_t>(done.link), done.wall);
        break;
    case Act::Close:
        if (step.b == SiteIndex::none)
            onBoard.setSolid(step.a, false);
        else
            board.links.pop_back();
        break;
    case Act::Visit:
        board.route.pop_back();
        break;
    case Act::Swap:
        onBoard.swap(step);
        break;
    case Act::Place:
    case Act::Remove:
    case Act::Relax:
    case Act::Recover:
    case Act::Mark:
        onBoard.at(step.a) = done.at;
        onBoard.relaxed(step.a) = done.relaxed;
        break;
    case Act::Begin:
    case Act::End:
    case Act::Reject:
    case Act::Discard:
        break;
    }
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/board/result.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// What one step of a generation did.
enum class Act : std::uint8_t {
    Begin, ///< a stage begins
    End, ///< it ended
    Join, ///< a and b were linked
    Place, ///< `what` was stood on a with `value`
    Remove, ///< a was emptied, of marks too
    Swap, ///< what stands on a and on b changed places, with the limits it broke
    Visit, ///< the route goes on to a
    Reject, ///< `what` was tried on a and does not fit
    Relax, ///< the placement on a broke `value` limits
    Recover, ///< `value` limits that the placement on a broke hold again: another goal went
    Mark, ///< a was given the marks `value` (Marks), whatever marks it had
};

/// Which part of a generation a step belongs to.
enum class Stage : std::uint8_t {
    Forced, ///< goals with designated cells
    Greedy, ///< cells in random order, each with a goal that breaks nothing
    Search, ///< what greedy left open, with backtracking
    CleanSlate, ///< the same from the designated cells only
    Relax, ///< what is left, breaking as few limits as can be
    Finish, ///< modifiers: cells left empty, shinies
    Join, ///< the zones of a world
    Part, ///< the board of one site
};

/// How many candidates one filter left for a cell.
struct FunnelRow {
    Code filter{};
    int left = 0;
    double reach = 0; ///< how far from what the cell asks for it takes any, in minutes; 0: no word

    friend bool operator==(const FunnelRow &, const FunnelRow &) = default;
};

/// Why a goal was tried and not kept.
struct Rejection {
    Code filter{}; ///< that it did not pass
    SiteIndex other = SiteIndex::none; ///< the cell whose goal is in the way
    LineIndex line = LineIndex::none; ///< of the board
    double amount = 0; ///< what the line would come to with it, in minutes
    double bound = 0; ///< and the bound of it that this breaks
    bool isTooMuch = false; ///< some value is so high that nothing is added up

    friend bool operator==(const Rejection &, const Rejection &) = default;
};

/// One step. The funnel of a Place step tells how its goal was come by.
struct Step {
    Act act{};
    Stage stage{};
    std::uint8_t attempt = 0; ///< from 1; 0: the generator knows no attempts
    std::uint8_t phase = 0; ///< of a search, from 1; 0: none
    std::uint16_t part = 0; ///< 0: the board; n: the n-th of Result::parts, whose sites are meant
    SiteIndex a = SiteIndex::none;
    SiteIndex b = SiteIndex::none;
    RowId what = RowId::none;
    int value = 0;
    std::uint32_t funnel = 0; ///< first of its rows in Trace::funnels
    std::uint32_t funnelRows = 0; ///< 0: no funnel
    std::uint32_t rejection = 0; ///< of a Reject: the n-th of Trace::rejections; 0: no word of it

    friend bool operator==(const Step &, const Step &) = default;
};

/// How a board was made, step by step. Recording draws nothing and changes nothing.
/// Law, for every generator: replay() of a board's trace agrees with the board. Parts are one level
/// deep: what happens in a part of a part is not told.
struct Trace {
    std::vector<Step> steps;
    std::vector<FunnelRow> funnels;
    std::vector<Rejection> rejections;

    /// Null: the trace does not tell.
    const Rejection *rejectionOf(const Step &step) const
    {
        return step.rejection == 0 ? nullptr : &rejections[step.rejection - 1];
    }

    std::span<const FunnelRow> funnelOf(const Step &step) const
    {
        return std::span(funnels).subspan(step.funnel, step.funnelRows);
    }

    void clear()
    {
        steps.clear();
        funnels.clear();
        rejections.clear();
    }
};

/// A board as the first `steps` steps of a trace leave it.
struct Replayed {
    struct Board {
        std::vector<Placed> at;
        std::vector<SiteIndex> route;
        std::vector<std::pair<SiteIndex, SiteIndex>> joins; ///< in the order made
        std::vector<int> relaxed; ///< by site: limits its placement broke
    };

    Board board;
    std::vector<Board> parts;
};

/// Replays over the empty board of `result`'s shape, and over those of its parts. A step that
/// cannot be done (a taken cell, a site or a part that is not there, marks that are none, more
/// limits to hold again than are broken) is left out and counted in
/// `refused`, when given.
Replayed replay(
    const Trace &trace, const Result &result, std::size_t steps, int *refused = nullptr);

/// Whether the whole trace, replayed, is the board: the same things on the same sites, the same
/// links and route, limits broken where relaxations are listed and nowhere else, as often as they
/// are exceeded, no step refused, every stage ended; and so for each part.
bool agrees(const Trace &trace, const Result &result);

} // namespace boardwright

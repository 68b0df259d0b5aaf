// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/ids.h"
#include "core/board/shape.h"

#include <QFlags>

#include <algorithm>
#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <vector>

namespace boardwright {

/// What modifiers made of a cell after the board was filled.
enum class Mark : std::uint8_t {
    Shiny = 1, ///< counts for more
    Blank = 2, ///< left empty on purpose
    NoCentre = 4, ///< left empty on purpose, as the centre of the board
};
Q_DECLARE_FLAGS(Marks, Mark)
Q_DECLARE_OPERATORS_FOR_FLAGS(Marks)

/// What stands on a site.
struct Placed {
    RowId what = RowId::none; ///< an objective or a row of a table; none: the site is empty
    int value = 0; ///< the range value for {{X}}; 0: the goal takes none
    Marks marks{};

    /// Whether nothing is meant to stand here.
    bool isLeftEmpty() const { return bool(marks & (Mark::Blank | Mark::NoCentre)); }

    friend bool operator==(const Placed &, const Placed &) = default;
};

/// Something to know about one board: a relaxed constraint, goals pulled back, a broken rule. The
/// words are made of `code` and `args` in ui/text.
struct Finding {
    Code code{};
    Severity severity = Severity::Warning;
    SiteIndex site = SiteIndex::none; ///< where it is listed
    RowId about = RowId::none; ///< the objective that is meant
    std::array<Arg, 6> args; ///< what Code says, in its order

    friend bool operator==(const Finding &, const Finding &) = default;
};

/// Whether a finding tells of a limit that gave way: the board is valid all the same.
constexpr bool isRelaxation(Code code)
{
    return code == Code::BoardCategoryRelaxed || code == Code::LineCategoryRelaxed
        || code == Code::ProgressionRelaxed;
}

/// Counters of the work that made a board: integers, the same on every machine.
struct Effort {
    int poolSize = 0; ///< objectives in the pool, those pulled back included
    int pulledBack = 0; ///< objectives that weighting excluded and a small pool brought back
    int forcedPlaced = 0; ///< cells filled by the forced phase
    int greedyPlaced = 0; ///< cells filled by the greedy phase
    int searchPlaced = 0; ///< cells filled by the search; one from a clean slate fills all others
    int relaxPlaced = 0; ///< cells filled by the relaxation phase
    int attempt = 0; ///< the attempt that made the board, from 1
    int phases = 0; ///< search phases begun in that attempt
    int nodes = 0; ///< goals tried by the searches of all attempts

    friend bool operator==(const Effort &, const Effort &) = default;
};

struct Result;

/// A board inside of a board, such as that of one zone of a world.
struct Part {
    SiteIndex site = SiteIndex::none; ///< of the whole
    std::shared_ptr<const Result> result;
};

/// A board. Written by one generator run, then shared as shared_ptr<const Result> and never
/// changed.
struct Result {
    std::shared_ptr<const Shape> shape;
    std::vector<Placed> at; ///< one for each site of the shape
    std::vector<SiteIndex> route; ///< a way through the sites, in order; empty: there is none
    std::vector<Finding> findings; ///< in fill order of the site they are listed at
    std::vector<std::pair<std::uint32_t, SiteIndex>>
        involved; ///< (finding, site) beside Finding::site
    std::vector<Part> parts;
    /// How the board was made, in the order to tell it: codes of Made..., about the whole board.
    std::vector<Finding> made;
    Effort effort;

    /// Empties the result for another run, keeping its memory.
    void reset(std::shared_ptr<const Shape> newShape)
    {
        at.assign(newShape->sites.size(), Placed{});
        shape = std::move(newShape);
        route.clear();
        findings.clear();
        involved.clear();
        parts.clear();
        made.clear();
        effort = {};
    }
};

/// The first site where an objective or a row stands, parts left out; none: nowhere.
inline SiteIndex siteOf(const Result &board, RowId what)
{
    const auto found = std::ranges::find(board.at, what, &Placed::what);
    return found == board.at.end() ? SiteIndex::none
                                   : SiteIndex{static_cast<std::int32_t>(found - board.at.begin())};
}

/// Why there is no whole board. Cancelling is one of the codes.
struct Failure {
    Code code{};
    std::vector<Finding> why;
};

/// On failure the result holds the cells that could be filled.
using Outcome = std::expected<void, Failure>;

} // namespace boardwright

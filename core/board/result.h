// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/ids.h"
#include "core/board/shape.h"

#include <QFlags>
#include <QList>
#include <QString>

#include <algorithm>
#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <utility>
#include <vector>

namespace boardwright {

/// Marks that modifiers set on a cell after the fill.
enum class Mark : std::uint8_t {
    Shiny = 1, ///< counts for more
    Blank = 2, ///< left empty on purpose
    NoCentre = 4, ///< left empty on purpose, as the centre of the board
};
Q_DECLARE_FLAGS(Marks, Mark)
Q_DECLARE_OPERATORS_FOR_FLAGS(Marks)

/// What is placed on a site.
struct Placed {
    RowId what = RowId::none; ///< an objective or a row of a table; none: the site is empty
    int value = 0; ///< the range value for {{X}}; 0: the goal takes none
    Marks marks{};

    /// True if the site is meant to be empty.
    bool isLeftEmpty() const { return bool(marks & (Mark::Blank | Mark::NoCentre)); }

    friend bool operator==(const Placed &, const Placed &) = default;
};

/// A finding about one board: a relaxed limit, goals pulled back, a broken rule. ui/text turns
/// `code` and `args` into words.
struct Finding {
    Code code{};
    Severity severity = Severity::Warning;
    SiteIndex site = SiteIndex::none; ///< where it is listed
    RowId about = RowId::none; ///< the objective concerned
    std::array<Arg, 6> args; ///< the arguments that Code lists, in order

    friend bool operator==(const Finding &, const Finding &) = default;
};

/// Whether a finding reports a relaxed limit. The board is still valid.
constexpr bool isRelaxation(Code code)
{
    return code == Code::BoardCategoryRelaxed || code == Code::LineCategoryRelaxed
        || code == Code::ProgressionRelaxed;
}

struct Result;

/// A board within a board, such as the board of one zone of a world.
struct Part {
    SiteIndex site = SiteIndex::none; ///< in the enclosing board
    std::shared_ptr<const Result> result;
    QString seed{}; ///< from which it can be made by itself; empty: it cannot
    /// By key, as text, where the part has settings of its own.
    QList<std::pair<QString, QString>> settings{};
};

/// A board. Written by one run of a generator, then shared as shared_ptr<const Result> and never
/// modified.
struct Result {
    std::shared_ptr<const Shape> shape;
    std::vector<Placed> at; ///< one per site of the shape
    std::vector<SiteIndex> route; ///< a path through the sites, in order; empty: no route
    std::vector<Finding> findings; ///< ordered by when the site they are listed at was filled
    std::vector<std::pair<std::uint32_t, SiteIndex>>
        involved; ///< (index of a finding, a site involved in it beside Finding::site)
    std::vector<Part> parts;
    /// How the board was made, in the order to show: codes Made..., about the whole board.
    std::vector<Finding> made;
    /// The work for the board, by Info::counters. A board that was judged has the number of boards
    /// rejected before it behind them, by Judge::gates().
    std::vector<int> counts;
    /// The seed derived from the requested one that this board is of; empty: the requested one.
    QString derivedSeed{};

    /// Clears the result for another run and keeps its memory.
    void reset(std::shared_ptr<const Shape> newShape)
    {
        at.assign(newShape->sites.size(), Placed{});
        shape = std::move(newShape);
        route.clear();
        findings.clear();
        involved.clear();
        parts.clear();
        made.clear();
        counts.clear();
        derivedSeed.clear();
    }
};

/// The first site that holds this objective or row, parts not included; none if there is none.
inline SiteIndex siteOf(const Result &board, RowId what)
{
    const auto found = std::ranges::find(board.at, what, &Placed::what);
    return found == board.at.end() ? SiteIndex::none
                                   : SiteIndex{static_cast<std::int32_t>(found - board.at.begin())};
}

/// Why there is no complete board. Cancellation is one of the codes.
struct Failure {
    Code code{};
    std::vector<Finding> why;
};

/// On failure the result holds the cells that were filled; it is empty if it was cancelled.
using Outcome = std::expected<void, Failure>;

} // namespace boardwright

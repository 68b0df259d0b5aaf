// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/checker.h"
#include "tests/support/sets/goal_sets.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <vector>

namespace boardwright {

/// A set and one of its 3 x 3 boards.
struct Board {
    GoalSet set;
    std::vector<Placed> at;

    Objective &goal(int position) { return set.objectives[position - 1]; }
};

/// Goal n is at position n. Eleven of the twenty goals are not on the board.
inline Board goodBoard()
{
    Board board{.set = plainSet(20), .at = {}};
    for (int position = 1; position <= 9; ++position)
        board.at.push_back({.what = RowId{static_cast<std::uint32_t>(position)}, .value = 0});
    return board;
}

inline Finding defect(Code code, RowId about, std::initializer_list<Arg> args)
{
    Finding finding{.code = code,
        .severity = Severity::Error,
        .site = SiteIndex::none,
        .about = about,
        .args = {}};
    std::ranges::copy(args, finding.args.begin());
    return finding;
}

inline Finding broken(Code code, std::initializer_list<Arg> args)
{
    Finding finding = defect(code, RowId::none, args);
    finding.severity = Severity::Warning;
    return finding;
}

inline Arg number(qint64 value)
{
    return value;
}

/// An edit of the good board, and everything that the checker then finds.
struct CheckerCase {
    const char *name;
    std::function<void(Board &)> edit;
    std::vector<Finding> expected;
};

/// Line kinds as arguments.
inline constexpr qint64 row = 0;
inline constexpr qint64 column = 1;
inline constexpr qint64 diagonal = 2;

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"
#include "core/goalset/goalset.h"

#include <cstdint>

namespace boardwright {

/// A goal set that leads the generator into one of its stages, and the settings of its board.
struct StageSet {
    GoalSet goals;
    ModeSettings settings;
};

/// What makes a set restrictive, so that the search uses scores.
enum class Restrictions : std::uint8_t { None, Lines, Board };

/// Three cells: early, middle and last. The middle cell takes only goal 1, whose tag goals 2..10
/// have too. Goals 2..15 fit only the early cell, 16..19 only the last one. Greedy filling begins
/// at the ends and gets stuck if it starts with one of 2..10. A search from a clean slate does not:
/// it fills the middle first. Of goals 16..19 the first uses up no limit, and each uses up one more
/// than the one before. `isFew`: with so many additional loose limits that the set is not
/// restrictive.
StageSet trapSet(Restrictions restrictions, bool isFew = false);

/// A Latin square including diagonals: size x size goals, `size` in each of `size` line categories,
/// one of each per line. `spare`: additional goals. Unless `isRestrictive`, there are also `size`
/// loose limits of categories without goals.
StageSet latinSet(int size, bool isRestrictive, int spare = 0);

/// The same with one goal too few in a category, and none to spare: no board is possible.
StageSet impossibleLatinSet(int size);

/// The same with a rule that is never relaxed. Each of `size` goals may appear once per line. One
/// of them has more copies than there are lines, because another has fewer.
StageSet impossibleCopiesSet(int size);

/// Three goals for three cells of one line, two of which may not share a line.
StageSet lineOfThreeSet();

/// The two bottom rows of a 9 x 9 board need 18 early goals. Only 15 are free to go anywhere there;
/// of ten others each row takes one.
StageSet pigeonholeSet();

/// Goal 1 fits only cell 2; goals 2 and 3 fit only cell 1. Goals 1 and 2 share a tag, and all the
/// others are needed elsewhere. An attempt that begins with goal 2 in cell 1 cannot succeed: one in
/// four.
StageSet conflictSet();

/// Goals 1 and 2 fit only cell 1. Goal 1 excludes one of the others, goal 2 two of them. No attempt
/// can fill the board: half leave one cell open, half two.
StageSet hopelessSet();

/// Goal 1 fits cells 1 and 2, goal 2 only cell 1.
StageSet strandedSet(bool isRestrictive);

} // namespace boardwright

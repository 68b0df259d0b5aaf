// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"
#include "core/goalset/goalset.h"

#include <cstdint>

namespace boardwright {

/// A goal set that leads the generator into one of its stages, and the board it is for.
struct StageSet {
    GoalSet goals;
    ModeSettings settings;
};

/// What makes a set restrictive, so that its search scores.
enum class Restrictions : std::uint8_t { None, Lines, Board };

/// Three cells: an early one, a middle one and a last one. The middle takes only goal 1, of the tag
/// that goals 2..10 have; these and 11..15 go first. So greedy, which begins at the ends, is stuck
/// as soon as it starts with one of 2..10, and a search from a clean slate is not: it has the goals
/// 16..19 to choose from at the end, and then 11..15. Of the four each uses up one limit more than
/// the one before, the first none. `isFew`: with so many roomy limits beside them that the set is
/// not restrictive.
StageSet trapSet(Restrictions restrictions, bool isFew = false);

/// A Latin square, diagonals too: size x size goals, as many of each of as many line categories,
/// one of each to a line. `spare`: so many goals more. `isRestrictive`: else there are as many
/// roomy categories that nobody carries.
StageSet latinSet(int size, bool isRestrictive, int spare = 0);

/// The same with one carrier too few, and none to spare: it cannot be.
StageSet impossibleLatinSet(int size);

/// The same by a rule that never gives way: each of `size` goals stands once in a line, and one of
/// them more often than there are lines, because another stands more seldom.
StageSet impossibleCopiesSet(int size);

/// Three goals for three cells of one line, where two may not stand both.
StageSet lineOfThreeSet();

/// The two bottom rows of a board of 9 x 9 need 18 early goals: there are 15 that may stand
/// anywhere there, and ten of which a line takes one.
StageSet pigeonholeSet();

/// Goal 1 is for cell 2 only, goals 2 and 3 for cell 1; 1 and 2 have a tag, and all others are
/// needed elsewhere. So an attempt fails for good that begins with goal 2 in cell 1: one in four.
StageSet conflictSet();

/// Goals 1 and 2 are for cell 1 only; 1 keeps one of the others away, 2 two of them: no attempt can
/// fill the board, and half of them leave one cell open, half of them two.
StageSet hopelessSet();

/// Goal 1 is for the cells 1 and 2, goal 2 for cell 1 only.
StageSet strandedSet(bool isRestrictive);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright::constants {

/// Boards are tried so often before one is given up as a hard failure.
inline constexpr int attempts = 3;

/// Searches (frontier and clean slate together) are begun so often in one attempt.
inline constexpr int phases = 2;

/// Of the scored candidates the second attempt's greedy fill picks among so many percent.
inline constexpr int secondAttemptTier = 50;

/// And the third attempt's.
inline constexpr int thirdAttemptTier = 10;

/// Each term of a greedy score is at most this.
inline constexpr int scoreScale = 1000;

/// A cell draws so many slots of its table, and at least so many words of them (3 to 10 slots
/// each), before it looks at every goal.
inline constexpr int slotProbes = 64;
inline constexpr int slotWords = 8;

/// In constrained mode a designated cell passes over so many goals at most that would leave another
/// forced goal without a cell.
inline constexpr int forcedLooks = 16;

/// In constrained mode the first phase of a search picks among so many percent of the scored.
inline constexpr int firstPhaseTier = 50;

/// And the second phase.
inline constexpr int secondPhaseTier = 25;

/// A search may try so many goals for each cell that is open when it begins.
inline constexpr int nodesPerOpenCell = 25;

/// A search that used up its nodes and never filled more percent of its open cells than these made
/// hardly any progress: another direction will not help.
inline constexpr int hardlyAnyProgress = 50;

/// Points that a search's scores take off for a board limit that a goal would use up wholly; for a
/// part of it, a part of them.
inline constexpr int wholeBoardLimit = 500;

/// Likewise for a line limit: there are many lines, and most of their limits are small.
inline constexpr int wholeLineLimit = 100;

/// Points that they take off for each other cell that the goal would be lost to.
inline constexpr int ownPairLost = 15;

/// Points that they take off for each candidate of another cell that it would bar from the board.
inline constexpr int boardPairLost = 5;

/// And for each that it would bar from a line.
inline constexpr int linePairLost = 1;

/// A board category is tight that allows at most so many cells,
inline constexpr int tightCells = 2;

/// or at most so many percent of the board.
inline constexpr int tightPercent = 10;

/// "Most" categories, lines or goals are more than so many percent of them.
inline constexpr int mostPercent = 50;

} // namespace boardwright::constants

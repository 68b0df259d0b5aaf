// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright::constants {

/// Attempts at a board before it counts as a failure.
inline constexpr int attempts = 3;

/// Search phases per attempt (a phase: from the frontier, then from a clean slate).
inline constexpr int phases = 2;

/// The second attempt's greedy fill picks among the best this many percent of scored candidates.
inline constexpr int secondAttemptTier = 50;

/// The same for the third attempt.
inline constexpr int thirdAttemptTier = 10;

/// The maximum of each term of a greedy score.
inline constexpr int scoreScale = 1000;

/// How many slots of its table a cell draws before it checks every goal; rounded up to whole words
/// of 3 to 10 slots.
inline constexpr int slotProbes = 64;
inline constexpr int slotWords = 8;

/// In constrained mode, how many goals a forced cell skips at most because they would leave another
/// forced goal without a cell.
inline constexpr int forcedLooks = 16;

/// In constrained mode, a search's first phase picks among the best this many percent.
inline constexpr int firstPhaseTier = 50;

/// The same for the second phase.
inline constexpr int secondPhaseTier = 25;

/// Goals that a search may try for each cell that is open when it starts.
inline constexpr int nodesPerOpenCell = 25;

/// A search that used up its nodes made hardly any progress if it never filled more than this
/// percentage of its open cells; searching in another direction will not help.
inline constexpr int hardlyAnyProgress = 50;

/// Points deducted from a search score for a board limit that the goal would use up completely;
/// proportionally less for a part of it.
inline constexpr int wholeBoardLimit = 500;

/// The same for a line limit: there are many lines, and most of their limits are small.
inline constexpr int wholeLineLimit = 100;

/// Points deducted for each other cell that the goal itself could no longer be placed on.
inline constexpr int ownPairLost = 15;

/// Points deducted for each candidate of another cell that it would exclude from the board.
inline constexpr int boardPairLost = 5;

/// Points deducted for each candidate that it would exclude from a line.
inline constexpr int linePairLost = 1;

/// A board category is tight if it allows at most this many cells,
inline constexpr int tightCells = 2;

/// or at most this percentage of the board.
inline constexpr int tightPercent = 10;

/// "Most" categories, lines or goals: more than this percentage of them.
inline constexpr int mostPercent = 50;

} // namespace boardwright::constants

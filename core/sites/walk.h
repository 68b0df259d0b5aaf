// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace boardwright::sites {

/// A goal that the site considered for a cell.
struct Look {
    enum class Verdict : std::uint8_t {
        Fits, ///< taken, unless a later one clashes less
        TypeUsed, ///< refused: its first type is that of an earlier goal (BoardKind::Isaac)
        GoalUsed, ///< refused: it stands in another cell, or its group does
        CategoryFull, ///< refused: one of its categories has no room left (PlayBingo)
        KeptForCell, ///< refused: a later cell is for this goal alone (PlayBingo)
        NotPicked, ///< clashes as little as the goal that the seed picked (PlayBingo)
    };

    std::uint16_t cell = 0;
    Verdict verdict = Verdict::Fits;
    std::uint8_t tier = 0; ///< that it was drawn from; 0: the kind has none
    int goal = -1;
    qint64 clash = 0; ///< of kinds that have it
    std::size_t choice = 0; ///< the number of goals that it was drawn from
    qint64 copies = 1; ///< how often it is among those that the seed picks from (PlayBingo)

    friend bool operator==(const Look &, const Look &) = default;
};

/// How a board was made: what was considered, in order, and nothing beyond `mostLooks`; of cards
/// that are thrown away, the last one.
struct Walk {
    static constexpr std::size_t mostLooks = 100'000;

    std::vector<Look> looks;
    int cards = 1; ///< that were begun
    /// All goals of a cell were looked at, and then the seed picked one of those with the least
    /// clash (PlayBingo); otherwise the first one that fits is taken.
    bool picksAmongAll = false;
};

} // namespace boardwright::sites

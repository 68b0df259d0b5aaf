// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace boardwright {

struct Gate;

/// Which number of a measure a gate judges. With a number for each line, site or limit, it is one
/// made of them all.
enum class Judged : std::uint8_t {
    Single, ///< the number of the board (Scope::Board)
    Least, ///< the least of its lines, sites, ...
    Most, ///< the greatest of them
    Spread, ///< the greatest less the least
    Sum, ///< of all of them
    Mean, ///< the sum by their number
};

/// A bound that a board does not keep.
struct MissedGate {
    const Gate *gate = nullptr; ///< of Info::gates, which are constants; never null
    Judged judged = Judged::Single;
    double number = 0; ///< of the board
    double bound = 0;
    bool isTooMuch = false; ///< the bound is an upper one

    friend bool operator==(const MissedGate &, const MissedGate &) = default;
};

/// A board that was made and rejected before the one that counts.
struct RejectedBoard {
    QString seed; ///< as derivedSeed() makes it
    MissedGate missed;

    friend bool operator==(const RejectedBoard &, const RejectedBoard &) = default;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/happiness.h"
#include "core/generator/watch.h"
#include "core/random/draws.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright::arrange {

/// What a generator lends for arranging its board: which exchanges its own rules allow, and what
/// else is to be done about one.
class Exchanges {
public:
    Exchanges() = default;
    Exchanges(const Exchanges &) = delete;
    Exchanges &operator=(const Exchanges &) = delete;
    virtual ~Exchanges() = default;

    /// Whether the contents of two different sites may be exchanged.
    virtual bool mayExchange(SiteIndex a, SiteIndex b) = 0;

    /// They have been exchanged in this pass, from 1, which gave the board this score.
    virtual void exchanged(SiteIndex a, SiteIndex b, int pass, qint64 score) = 0;
};

/// How an exchange is judged. The boards are the same.
enum class Scoring : std::uint8_t {
    Changes, ///< only pieces whose rules read one that moves are scored again
    Whole, ///< the whole board, as in the source; to compare with
};

/// One pass over a board. Shuffles `tiles`; then exchanges each of `movers` (pieces), in order,
/// with what is on that tile which makes the score highest: of equally good tiles the last, and
/// rather any of them than none. Without the moves that change no score, fewer boards would reach
/// their highest. False: `watch` stopped it. Source: seeds 3.
bool pass(Happiness &board, std::span<const std::size_t> movers, std::vector<SiteIndex> &tiles,
    const Draws &draws, DrawPlace place, Exchanges &exchanges, Watch &watch,
    Scoring scoring = Scoring::Changes);

/// Puts `tiles` into an order that depends on the draws at `place` (its detail counts steps) only.
void shuffle(std::vector<SiteIndex> &tiles, const Draws &draws, DrawPlace place);

/// Where the order of a pass is drawn: `layer` and `pass` count from 0.
constexpr DrawPlace orderOf(int layer, int pass)
{
    return {.purpose = Purpose::ArrangeOrder,
        .attempt = static_cast<std::uint8_t>(pass),
        .cell = static_cast<std::uint16_t>(layer)};
}

/// A filled board of goals, arranged: passes in which those goals move that any rule is for or
/// depends on. `board` has been settled. False: `watch` stopped it.
bool arrange(Happiness &board, int passes, const Draws &draws, int layer, Exchanges &exchanges,
    Watch &watch);

} // namespace boardwright::arrange

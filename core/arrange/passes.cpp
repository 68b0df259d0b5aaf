// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrange/passes.h"

#include <utility>

namespace boardwright::arrange {

namespace {

/// Scored pieces or pairs of them. Small boards are polled once for each piece.
constexpr std::size_t betweenPolls = 100'000;

} // namespace

void shuffle(std::vector<SiteIndex> &tiles, const Draws &draws, DrawPlace place)
{
    for (std::size_t last = tiles.size(); last > 1; --last) {
        place.detail = static_cast<std::uint32_t>(last);
        std::swap(tiles[last - 1], tiles[draws.below(static_cast<std::uint32_t>(last), place)]);
    }
}

bool pass(Happiness &board, std::span<const std::size_t> movers, std::vector<SiteIndex> &tiles,
    const Draws &draws, DrawPlace place, Exchanges &exchanges, Watch &watch, Scoring scoring)
{
    shuffle(tiles, draws, place);
    // Scored as a whole, a tile costs as much as all pairs of pieces, otherwise as all pieces.
    const std::size_t ofTile
        = board.pieces() * (scoring == Scoring::Whole ? board.pieces() : std::size_t{1});
    for (const std::size_t piece : movers) {
        if (watch.stopRequested())
            return false;
        const SiteIndex here = board.siteOf(piece);
        qint64 best = 0;
        SiteIndex there = SiteIndex::none;
        std::size_t work = 0;
        for (const SiteIndex tile : tiles) {
            work += ofTile;
            if (work > betweenPolls) {
                if (watch.stopRequested())
                    return false;
                work = 0;
            }
            if (tile == here)
                continue;
            const qint64 gain = scoring == Scoring::Changes ? board.gain(here, tile)
                                                            : board.plainGain(here, tile);
            if (gain >= best && exchanges.mayExchange(here, tile)) {
                best = gain;
                there = tile;
            }
        }
        if (there == SiteIndex::none)
            continue;
        board.exchange(here, there);
        exchanges.exchanged(here, there, place.attempt + 1, board.score());
    }
    return true;
}

bool arrange(
    Happiness &board, int passes, const Draws &draws, int layer, Exchanges &exchanges, Watch &watch)
{
    std::vector<std::size_t> movers;
    std::vector<SiteIndex> tiles;
    for (std::size_t piece = 0; piece < board.pieces(); ++piece) {
        tiles.push_back(board.siteOf(piece));
        if (board.matters(piece))
            movers.push_back(piece);
    }
    for (int number = 0; number < passes && !movers.empty(); ++number) {
        if (!pass(board, movers, tiles, draws, orderOf(layer, number), exchanges, watch))
            return false;
    }
    return true;
}

} // namespace boardwright::arrange

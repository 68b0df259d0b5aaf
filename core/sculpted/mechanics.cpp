// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/mechanics.h"

#include <algorithm>
#include <array>
#include <bit>

namespace boardwright::sculpted {

namespace {

/// By cell, the cells that a warp may join it to.
using WarpPartners = std::array<CellBits, mostCells>;

/// Neighbours are one step apart, and a warp between them would be a step that exists.
constexpr int leastWarpSpan = 2;

/// No two cells are this far apart.
constexpr int mostWarpSpan = 2 * longestSide;

WarpPartners warpPartners(const CellGraph &graph, int warpSpan)
{
    const int span = std::clamp(warpSpan, leastWarpSpan, mostWarpSpan);
    WarpPartners partners{};
    for (CellBits left = graph.open(); left != 0; left &= left - 1) {
        CellBits tooClose = left & ~(left - 1);
        for (int steps = 1; steps < span; ++steps)
            tooClose |= graph.besideAny(tooClose);
        partners[static_cast<std::size_t>(firstOf(left))] = graph.open() & ~tooClose;
    }
    return partners;
}

CellBits partnersAmong(const WarpPartners &partners, int cell, CellBits free)
{
    return partners[static_cast<std::size_t>(cell)] & free;
}

/// Whether the free cells have room for so many warps. Exact: a search for a matching of bounded
/// size, cut down by its kernel.
bool hasWarpRoom(const WarpPartners &partners, CellBits free, int warps)
{
    if (warps == 0)
        return true;
    // The other warps have 2 * (warps - 1) ends. A cell with more partners keeps one in any case.
    for (CellBits left = free; left != 0; left &= left - 1) {
        const int cell = firstOf(left);
        if (std::popcount(partnersAmong(partners, cell, free)) > 2 * (warps - 1))
            return hasWarpRoom(partners, free & ~bitOf(cell), warps - 1);
    }
    // Now cells have few partners each, so there are few pairs unless the first attempts succeed.
    while (free != 0) {
        const int cell = firstOf(free);
        free &= free - 1;
        for (CellBits left = partnersAmong(partners, cell, free); left != 0; left &= left - 1) {
            if (hasWarpRoom(partners, free & ~bitOf(firstOf(left)), warps - 1))
                return true;
        }
    }
    return false;
}

} // namespace

std::size_t drawByWeight(std::span<const double> weights, Mulberry32 &random)
{
    double sum = 0;
    for (const double weight : weights)
        sum += weight;
    // Comparing with partial sums, not subtracting from the point: compilers may not fuse this.
    const double point = random.unit() * sum;
    double reached = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        reached += weights[i];
        if (point < reached)
            return i;
    }
    return 0;
}

int drawCell(CellBits cells, Mulberry32 &random)
{
    for (auto skip = random.below(static_cast<std::uint32_t>(std::popcount(cells))); skip > 0;
        --skip)
        cells &= cells - 1;
    return firstOf(cells);
}

Mechanic drawMechanic(const Tier &tier, Mulberry32 &random)
{
    return static_cast<Mechanic>(drawByWeight(tier.mechanic, random));
}

bool placeWarps(const Tier &tier, Mulberry32 &random, CellGraph &graph)
{
    WarpPartners partners = warpPartners(graph, tier.warpSpan);
    CellBits free = graph.open();
    if (!hasWarpRoom(partners, free, tier.warps))
        return false;
    // Each round adds a warp or excludes a pair.
    for (int remaining = tier.warps; remaining > 0;) {
        CellBits ends = 0;
        for (CellBits left = free; left != 0; left &= left - 1) {
            if (partnersAmong(partners, firstOf(left), free) != 0)
                ends |= left & ~(left - 1);
        }
        const int a = drawCell(ends, random);
        const int b = drawCell(partnersAmong(partners, a, free), random);
        const CellBits rest = free & ~bitOf(a) & ~bitOf(b);
        if (hasWarpRoom(partners, rest, remaining - 1)) {
            graph.addWarp(a, b);
            free = rest;
            --remaining;
        } else {
            // Forever: a later set of pairs with this one would also be a set that includes it now.
            partners[static_cast<std::size_t>(a)] &= ~bitOf(b);
            partners[static_cast<std::size_t>(b)] &= ~bitOf(a);
        }
    }
    return true;
}

CellBits visibleFrom(const CellGraph &graph, int head, int radius)
{
    CellBits seen = bitOf(head);
    CellBits newest = seen;
    for (int step = 0; step < radius && newest != 0; ++step) {
        CellBits next = 0;
        for (; newest != 0; newest &= newest - 1)
            next |= graph.next(firstOf(newest));
        newest = next & ~seen;
        seen |= newest;
    }
    return seen | (graph.besideAny(seen) & graph.walls());
}

} // namespace boardwright::sculpted

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/uniform_shares.h"

#include <algorithm>
#include <cstddef>
#include <map>

namespace boardwright {

namespace {

/// Probabilities of pool sizes 0, 1, 2 ...
using Sizes = std::vector<double>;

/// Those of the goals before a stop request.
Sizes sizesOf(std::span<const double> chances, const std::stop_token &stop)
{
    Sizes sizes{1};
    for (const double chance : chances) {
        if (stop.stop_requested())
            break;
        sizes.push_back(0);
        for (std::size_t size = sizes.size() - 1; size > 0; --size)
            sizes[size] = sizes[size] * (1 - chance) + sizes[size - 1] * chance;
        sizes[0] *= 1 - chance;
    }
    return sizes;
}

/// Divides the factor of one goal out of the generating polynomial, in the numerically stable
/// direction (deconvolution of a Poisson binomial).
Sizes without(const Sizes &sizes, double chance)
{
    constexpr double half = 0.5;
    Sizes others(sizes.size() - 1, 0);
    if (chance <= half) {
        double below = 0;
        for (std::size_t size = 0; size < others.size(); ++size) {
            below = (sizes[size] - below * chance) / (1 - chance);
            others[size] = below;
        }
        return others;
    }
    double above = 0;
    for (std::size_t size = others.size(); size-- > 0;) {
        above = (sizes[size + 1] - above * (1 - chance)) / chance;
        others[size] = above;
    }
    return others;
}

} // namespace

std::vector<double> uniformShares(
    std::span<const double> chances, int cells, const std::stop_token &stop)
{
    std::vector<double> open; // neither certain nor impossible
    std::size_t sure = 0;
    for (const double chance : chances) {
        if (chance >= 1)
            ++sure;
        else if (chance > 0)
            open.push_back(chance);
    }
    const Sizes sizes = sizesOf(open, stop);
    const auto goals = static_cast<double>(chances.size());
    const double board = cells;

    // Shares of a goal in the pool, and of one outside it, with `others` other goals in the pool.
    const auto inside = [&](double others) { return std::min(1.0, board / (others + 1)); };
    const auto outside = [&](double others) {
        return others < board ? std::min(1.0, (board - others) / (goals - others)) : 0.0;
    };
    const auto shareOf = [&](double chance) {
        const bool isOpen = chance > 0 && chance < 1;
        const Sizes others = isOpen ? without(sizes, chance) : sizes;
        const double before = static_cast<double>(sure) - (chance >= 1 ? 1 : 0);
        double share = 0;
        for (std::size_t size = 0; size < others.size(); ++size) {
            const double pool = before + static_cast<double>(size);
            share += others[size] * (chance * inside(pool) + (1 - chance) * outside(pool));
        }
        return std::clamp(share, 0.0, 1.0);
    };
    std::map<double, double> known; // memoised: few distinct weightings occur
    std::vector<double> shares;
    shares.reserve(chances.size());
    for (const double raw : chances) {
        if (stop.stop_requested())
            break;
        const double chance = std::clamp(raw, 0.0, 1.0);
        const auto found = known.find(chance);
        shares.push_back(found == known.end() ? known.emplace(chance, shareOf(chance)).first->second
                                              : found->second);
    }
    return shares;
}

} // namespace boardwright

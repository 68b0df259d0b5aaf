// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/tier_table.h"

#include <algorithm>
#include <array>

namespace boardwright::sculpted {

namespace {

// Equal to resources/samples/tiers.json, which the autotuner makes of
// tests/fixtures/sculpted/first_tiers.json. The command is in resources/README.md.
constexpr std::array ownTiers{
    Tier{.smallest = 0,
        .largest = 1,
        .walls = {.least = 0.051, .most = 0.172},
        .placement = {0.765, 0.021, 0.214},
        .source = {1, 0, 0, 0},
        .mechanic = {1, 0, 0, 0},
        .fogRadius = 2,
        .warps = 1,
        .warpSpan = 3,
        .depth = Depth::UntilStuck,
        .leastForkRatio = 0.278,
        .leastForkDepth = 1.771,
        .solutionLimit = 100,
        .target = {Band{.least = 0.3, .most = 0.55}, Band{.least = 2, .most = 6},
            Band{.least = 0, .most = 0.4}}},
    Tier{.smallest = 2,
        .largest = 3,
        .walls = {.least = 0.05, .most = 0.108},
        .placement = {0, 0, 1},
        .source = {0.133, 0.476, 0.114, 0.277},
        .mechanic = {0.8, 0.1, 0.1, 0},
        .fogRadius = 3,
        .warps = 1,
        .warpSpan = 3,
        .depth = Depth::UntilDead,
        .leastForkRatio = 0.097,
        .leastForkDepth = 3.137,
        .solutionLimit = 50,
        .target = {Band{.least = 0.35, .most = 0.55}, Band{.least = 2, .most = 5},
            Band{.least = 0.05, .most = 0.4}}},
    Tier{.smallest = 4,
        .largest = 5,
        .walls = {.least = 0.059, .most = 0.11},
        .placement = {0.257, 0.233, 0.51},
        .source = {0.428, 0.233, 0.173, 0.166},
        .mechanic = {0.6, 0.2, 0.2, 0},
        .fogRadius = 2,
        .warps = 1,
        .warpSpan = 3,
        .depth = Depth::UntilDead,
        .leastForkRatio = 0.399,
        .leastForkDepth = 2.693,
        .solutionLimit = 20,
        .target = {Band{.least = 0.4, .most = 0.58}, Band{.least = 2.5, .most = 5.5},
            Band{.least = 0.1, .most = 0.45}}},
    Tier{.smallest = 6,
        .largest = 7,
        .walls = {.least = 0.121, .most = 0.13},
        .placement = {0.25, 0.6, 0.15},
        .source = {0.243, 0.433, 0.127, 0.197},
        .mechanic = {0.45, 0.2, 0.2, 0.15},
        .fogRadius = 2,
        .warps = 1,
        .warpSpan = 3,
        .depth = Depth::UntilDead,
        .leastForkRatio = 0.379,
        .leastForkDepth = 3.905,
        .solutionLimit = 10,
        .target = {Band{.least = 0.44, .most = 0.6}, Band{.least = 3.5, .most = 7.5},
            Band{.least = 0.15, .most = 0.5}}},
    Tier{.smallest = 8,
        .largest = 9,
        .walls = {.least = 0.055, .most = 0.064},
        .placement = {0.935, 0.065, 0},
        .source = {0.138, 0.534, 0.314, 0.014},
        .mechanic = {0.4, 0.2, 0.2, 0.2},
        .fogRadius = 2,
        .warps = 2,
        .warpSpan = 4,
        .depth = Depth::UntilDead,
        .leastForkRatio = 0.55,
        .leastForkDepth = 2.446,
        .solutionLimit = 5,
        .target = {Band{.least = 0.55, .most = 0.7}, Band{.least = 7, .most = 15},
            Band{.least = 0.3, .most = 0.7}}},
};

struct Published {
    Level level{};
    Key field{};
};

/// What the source says of tiers and tuners would turn.
constexpr std::array published{
    Published{Level::Tutorial, Key("scatter")},
    Published{Level::Tutorial, Key("least_fork_depth")},
    Published{Level::Medium, Key("scatter")},
    Published{Level::Medium, Key("cluster")},
    Published{Level::Medium, Key("nibble")},
    Published{Level::Hard, Key("scatter")},
    Published{Level::Hard, Key("cluster")},
    Published{Level::Hard, Key("nibble")},
    Published{Level::Expert, Key("nibble")},
    Published{Level::Expert, Key("walls_least")},
    Published{Level::Expert, Key("walls_most")},
    Published{Level::Expert, Key("least_fork_depth")},
};

} // namespace

bool isPublished(Level level, Key field)
{
    return std::ranges::any_of(
        published, [&](const Published &one) { return one.level == level && one.field == field; });
}

const Tier &ownTier(Level level)
{
    return ownTiers.at(static_cast<std::size_t>(level));
}

} // namespace boardwright::sculpted

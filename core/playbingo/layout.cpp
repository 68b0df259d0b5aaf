// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/layout.h"

#include "core/sites/playbingo_board.h"
#include "core/sites/seed.h"
#include "core/sites/tiers.h"

#include <algorithm>
#include <numeric>

namespace boardwright::playbingo {

using namespace sites::playbingo;

namespace {

constexpr qint64 manyEnough = sites::lastPlayBingoSeed;

/// Choices of `some` of `all`, or manyEnough.
qint64 choicesOf(qint64 some, qint64 all)
{
    qint64 choices = 1;
    for (qint64 i = 1; i <= std::min(some, all - some) && choices < manyEnough; ++i)
        choices = choices * (all - i + 1) / i;
    return std::min(choices, manyEnough);
}

/// A number of boards that pick from n, n - 1 ... goals in turn, at most manyEnough.
qint64 remaindersOf(const Supply &supply, qint64 remainders)
{
    for (int i = 0; i < supply.cells && remainders < manyEnough; ++i)
        remainders = std::lcm(remainders, qint64{std::max(supply.goals - i, 1)});
    return std::min(remainders, manyEnough);
}

} // namespace

std::size_t cellsOf(const GeneratorSettings &settings)
{
    if (settings.layout == Layout::Custom)
        return settings.cells.size();
    if (settings.layout != Layout::Distribution)
        return sites::boardCells;
    std::size_t cells = 0;
    for (const DifficultyCount &part : settings.distribution)
        cells += static_cast<std::size_t>(std::max(part.count, 0));
    return cells;
}

int widthOf(const GeneratorSettings &settings)
{
    return settings.layout == Layout::Custom ? settings.width : static_cast<int>(sites::boardSide);
}

QMap<int, Supply> suppliesOf(const List &list)
{
    const GeneratorSettings &settings = list.settings;
    QMap<int, Supply> supplies;
    if (settings.layout == Layout::Srl) {
        for (int tier = 1; tier <= sites::mostTiers; ++tier)
            supplies[tier].cells = 1;
    } else if (settings.layout == Layout::Isaac) {
        for (const int tier : sites::isaacTiers)
            ++supplies[tier].cells;
    } else if (settings.layout == Layout::Distribution) {
        for (const DifficultyCount &part : settings.distribution) {
            if (part.count > 0)
                supplies[part.difficulty].cells += part.count;
        }
    } else if (settings.layout == Layout::Custom) {
        for (const CellRule &rule : settings.cells) {
            if (const auto *const difficulty = std::get_if<OfDifficulty>(&rule))
                ++supplies[difficulty->difficulty].cells;
        }
    }
    for (const int goal : usedGoals(list)) {
        const std::optional<int> difficulty = list.goals[static_cast<std::size_t>(goal)].difficulty;
        if (const auto found = difficulty ? supplies.find(*difficulty) : supplies.end();
            found != supplies.end())
            ++found->goals;
    }
    return supplies;
}

std::optional<qint64> goalSetsOf(const List &list)
{
    const GeneratorSettings &settings = list.settings;
    if (settings.excludesLineTypes || !settings.adjustments.empty()
        || settings.layout == Layout::Custom)
        return std::nullopt;
    QMap<int, Supply> supplies = suppliesOf(list);
    if (settings.layout == Layout::Random)
        supplies[0] = {.goals = static_cast<int>(usedGoals(list).size()),
            .cells = static_cast<int>(sites::boardCells)};
    qint64 remainders = 1;
    qint64 choices = 1;
    for (const Supply &supply : std::as_const(supplies)) {
        if (supply.goals < supply.cells)
            return std::nullopt; // there is no board
        remainders = remaindersOf(supply, remainders);
        choices = std::min(choices * choicesOf(supply.cells, supply.goals), manyEnough);
    }
    const qint64 sets = std::min(remainders, choices);
    return sets < manyEnough ? std::optional(sets) : std::nullopt;
}

} // namespace boardwright::playbingo

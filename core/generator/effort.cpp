// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/effort.h"

#include <QtTranslation>

namespace boardwright {

using namespace Qt::StringLiterals;

constexpr std::array<Counter, 9> effortCounters{
    Counter{.key = "pool_size"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals in the pool"),
        .statisticsKey = "poolSize"_L1},
    Counter{.key = "pulled_back"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals returned to the pool"),
        .statisticsKey = "pulledBack"_L1},
    Counter{.key = "forced_placed"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Cells forced"),
        .statisticsKey = "forcedPlaced"_L1},
    Counter{.key = "greedy_placed"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Cells by random choice"),
        .statisticsKey = "greedyPlaced"_L1},
    Counter{.key = "search_placed"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Cells by search"),
        .statisticsKey = "searchPlaced"_L1},
    Counter{.key = "relax_placed"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Cells by relaxation"),
        .statisticsKey = "relaxPlaced"_L1},
    Counter{.key = "attempt"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Attempts"),
        .statisticsKey = "attempts"_L1},
    Counter{.key = "phases"_L1, .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Search phases")},
    Counter{.key = "nodes"_L1, .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals tried")},
};

void setEffort(Result &board, const Effort &effort)
{
    board.counts.assign(
        {effort.poolSize, effort.pulledBack, effort.forcedPlaced, effort.greedyPlaced,
            effort.searchPlaced, effort.relaxPlaced, effort.attempt, effort.phases, effort.nodes});
}

std::optional<Effort> effortOf(std::span<const Counter> counters, const Result &board)
{
    if (counters.empty() || counters.front().key != effortCounters.front().key
        || board.counts.size() < effortCounters.size())
        return std::nullopt;
    const std::vector<int> &counts = board.counts;
    return Effort{.poolSize = counts[0],
        .pulledBack = counts[1],
        .forcedPlaced = counts[2],
        .greedyPlaced = counts[3],
        .searchPlaced = counts[4],
        .relaxPlaced = counts[5],
        .attempt = counts[6],
        .phases = counts[7],
        .nodes = counts[8]};
}

} // namespace boardwright

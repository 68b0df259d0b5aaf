// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/measures.h"

#include "core/arrange/measures.h"
#include "core/generator/target_table.h"
#include "core/layered/facts.h"

#include <QtTranslation>

#include <array>
#include <numeric>

namespace boardwright::layered {

using namespace Qt::StringLiterals;

namespace {

enum MeasureIndex : std::uint8_t {
    Score,
    Share,
    Unmet,
    UnmetRequired,
    CellHappiness,
    LayerShare,
    RuleHeld
};

/// Where pieces are happy on average: here nearly all of them have rules.
constexpr Measure summedCellHappiness = [] {
    Measure measure = arrange::cellHappinessMeasure;
    measure.summed = true;
    return measure;
}();

constexpr std::array measureList{
    arrange::happinessMeasure,
    Measure{.key = "happiness_share"_L1,
        .scope = Scope::Board,
        .unit = Unit::Percent,
        .isFor = arrange::hasRules,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Share of the highest happiness"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The points as a share of what they would be if no rule were in the way of another")},
    arrange::unmetMeasure,
    arrange::unmetRequiredMeasure,
    summedCellHappiness,
    Measure{.key = "layer_share"_L1,
        .scope = Scope::Site,
        .unit = Unit::Percent,
        .isFor = arrange::hasRules,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Score of the layer"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Points after the layer of the piece, as a share of the most that were possible then")},
    arrange::ruleHeldMeasure,
};

constexpr std::array counterList{
    Counter{.key = "passes"_L1, .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Passes")},
    Counter{.key = "extra_passes"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Extra passes")},
    Counter{.key = "at_maximum"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Boards of highest happiness"),
        .statisticsKey = "atMaximum"_L1},
    Counter{.key = "check_passed"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Boards that pass the check"),
        .statisticsKey = "checkPassed"_L1},
};

constexpr std::array namedGates{
    arrange::unmetGate,
    arrange::unmetRequiredGate,
    Gate{.key = "happiness_share"_L1,
        .measure = "happiness_share"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Share of the highest happiness")},
};

constexpr std::array gateList = allGates<namedGates, measureList>();
constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames, measureList);

} // namespace

constexpr std::span<const Measure> measures = measureList;
constexpr std::span<const Counter> counters = counterList;
constexpr std::span<const Gate> gates = gateList;
constexpr Section gateTable = gateSection("layered_gates"_L1, gateColumns);
constexpr Section targetTable = targetSection("layered_targets"_L1, targetColumns);

std::span<const Tunable> tunables()
{
    static const std::array list{
        Tunable{.key = "rule_points"_L1,
            .section = &arrange::rules,
            .field = "weight"_L1,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Points of rules")},
    };
    return list;
}

void takeMeasures(const LayeredSet &set, const LayeredScratch &scratch, Measured &into)
{
    const arrange::Happiness &board = scratch.board;
    const auto share = [](qint64 score, qint64 most) {
        constexpr double hundred = 100;
        return most > 0 ? hundred * static_cast<double>(score) / static_cast<double>(most)
                        : Measured::nothing;
    };
    auto &values = into.values;
    values.resize(measureList.size());
    values[Score] = {static_cast<double>(board.score())};
    values[Share] = {share(board.score(), set.most())};
    values[Unmet]
        = {static_cast<double>(std::accumulate(scratch.unmet.begin(), scratch.unmet.end(), 0))};
    values[UnmetRequired] = {static_cast<double>(unmetRequired(set, scratch))};
    arrange::takeCellHappiness(board, values[CellHappiness]);
    arrange::takeRulesHeld(board, values[RuleHeld]);
    values[LayerShare].assign(board.sites(), Measured::nothing);
    for (std::size_t layer = 0; layer < scratch.scores.size(); ++layer) {
        for (std::size_t piece = set.layers[layer].first; piece < set.layers[layer].last; ++piece)
            values[LayerShare][static_cast<std::size_t>(board.siteOf(piece))]
                = share(scratch.scores[layer], set.layers[layer].most);
    }
}

} // namespace boardwright::layered

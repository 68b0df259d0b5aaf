// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/measures.h"

#include <QtTranslation>

#include <array>
#include <numeric>

namespace boardwright::layered {

using namespace Qt::StringLiterals;

namespace {

enum MeasureIndex : std::uint8_t { Score, Share, Unmet, CellHappiness, RuleHeld };

constexpr std::array ruleClasses{
    Choice{.key = "unmet"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Not met")},
    Choice{.key = "met"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Met")},
};

constexpr std::array measureList{
    Measure{.key = "happiness"_L1,
        .scope = Scope::Board,
        .unit = Unit::Score,
        .bin = 1000,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Happiness"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Points of all placement rules")},
    Measure{.key = "happiness_share"_L1,
        .scope = Scope::Board,
        .unit = Unit::Percent,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Share of the highest happiness"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The points as a share of what they would be if no rule were in the way of another")},
    Measure{.key = "unmet_rules"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rules not met"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Pieces that are not where a placement rule wants them, counted once per rule")},
    Measure{.key = "cell_happiness"_L1,
        .scope = Scope::Site,
        .unit = Unit::Score,
        .scale = ScaleKind::Diverging,
        .bin = 100,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Happiness of the cell"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Points of the piece on it")},
    Measure{.key = "rule_held"_L1,
        .scope = Scope::Site,
        .scale = ScaleKind::Classes,
        .classes = ruleClasses,
        .summed = false,
        .about = &arrange::rules,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rule met"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Whether the pieces of the chosen placement rule are where it wants them")},
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

constexpr std::array gateList{
    Gate{.key = "unmet_rules"_L1,
        .measure = "unmet_rules"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rules not met")},
    Gate{.key = "happiness_share"_L1,
        .measure = "happiness_share"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Share of the highest happiness")},
};

constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);

} // namespace

constexpr std::span<const Measure> measures = measureList;
constexpr std::span<const Counter> counters = counterList;
constexpr std::span<const Gate> gates = gateList;
constexpr Section gateTable = gateSection("layered_gates"_L1, gateColumns);

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
    constexpr double hundred = 100;
    const arrange::Happiness &board = scratch.board;
    const std::size_t sites = set.terrain->sites();
    const std::size_t rules = set.terrain->rules().size();
    into.values.resize(measureList.size());
    for (std::vector<double> &values : into.values)
        values.clear();
    into.values[Score] = {static_cast<double>(board.score())};
    into.values[Share] = {set.most() > 0
            ? hundred * static_cast<double>(board.score()) / static_cast<double>(set.most())
            : Measured::nothing};
    into.values[CellHappiness].assign(sites, Measured::nothing);
    into.values[RuleHeld].assign(rules * sites, Measured::nothing);
    for (std::size_t site = 0; site < sites; ++site) {
        const int piece = board.pieceAt(SiteIndex{static_cast<std::int32_t>(site)});
        if (piece < 0)
            continue;
        const auto index = static_cast<std::size_t>(piece);
        qint64 points = 0;
        for (std::size_t rule = 0; rule < rules; ++rule) {
            if (set.terrain->rules()[rule].isFor[set.types[index]] == 0)
                continue;
            points += board.given(rule, index);
            into.values[RuleHeld][rule * sites + site] = board.isMet(rule, index) ? 1 : 0;
        }
        into.values[CellHappiness][site] = static_cast<double>(points);
    }
    into.values[Unmet]
        = {static_cast<double>(std::accumulate(scratch.unmet.begin(), scratch.unmet.end(), 0))};
}

} // namespace boardwright::layered

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/measures.h"

#include "core/generator/target_table.h"
#include "core/sites/tiers.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright::bingosync {

using namespace Qt::StringLiterals;

namespace {

enum MeasureIndex : std::uint8_t { Clash, CellClash, SharedLines, LinePairs, Repeats, LineTiers };

template <const Field &Of>
bool haveAny(const GoalSet &set)
{
    return std::ranges::any_of(set.objectives, [](const Objective &objective) {
        return objective.extension.value(goalSection.key).contains(Of.key);
    });
}

constexpr InSet haveTiers = haveAny<columns::tier>;
constexpr InSet haveTypes = haveAny<columns::types>;

constexpr std::array measureList{
    Measure{.key = "clash"_L1,
        .scope = Scope::Board,
        .isFor = haveTiers,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Clash of the board"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How much goals share types with goals of their lines that the site placed before")},
    Measure{.key = "cell_clash"_L1,
        .scope = Scope::Site,
        .isReported = true,
        .isFor = haveTiers,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Clash of the cell"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How much the goal shares types with goals of its lines that the site placed before. "
            "The site promises 0 and does not say when it is more")},
    Measure{.key = "shared_lines"_L1,
        .scope = Scope::Board,
        .isFor = haveTypes,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Lines with a shared type"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Rows, columns and diagonals in which two goals share a type")},
    Measure{.key = "line_pairs"_L1,
        .scope = Scope::Line,
        .isFor = haveTypes,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Pairs with a shared type"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "Pairs of goals in the line that share a type")},
    Measure{.key = "repeated_goals"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Repeated goals"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Cells with a goal that stands in an earlier cell, too")},
    Measure{.key = "line_tiers"_L1,
        .scope = Scope::Line,
        .isFor = haveTiers,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Sum of tiers"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Of the goals in the line. Where each tier has one cell, it is 65 in every line")},
};

constexpr std::array namedGates{
    Gate{.key = "shared_lines"_L1,
        .measure = "shared_lines"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Lines with a shared type")},
};

constexpr std::array gateList = allGates<namedGates, measureList>();
constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames, measureList);

constexpr std::array factFields{
    Field{.key = "clash"_L1,
        .kind = Kind::Integer,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Clash")},
    Field{.key = "tier"_L1,
        .kind = Kind::Integer,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tier")},
};

int tierOf(const BingosyncSet &set, const sites::Cell &cell)
{
    return cell.goal < 0 ? 0 : set.goals.list.goals[static_cast<std::size_t>(cell.goal)].tier;
}

} // namespace

constexpr std::span<const Measure> measures = measureList;
constexpr std::span<const Gate> gates = gateList;
constexpr Section gateTable = gateSection("bingosync_gates"_L1, gateColumns);
constexpr Section targetTable = targetSection("bingosync_targets"_L1, targetColumns);
constexpr std::span<const Field> placementFacts = factFields;

std::span<const Tunable> tunables()
{
    static const std::array list{
        Tunable{.key = "tiers"_L1,
            .section = &goalSection,
            .field = "tier"_L1,
            .isRule = true, // how hard a goal is, authors know better
            .usualLeast = 1,
            .usualMost = sites::mostTiers,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Tiers of goals")},
    };
    return list;
}

void takeMeasures(const BingosyncSet &set, const BingosyncScratch &scratch, Measured &into)
{
    const auto &cells = scratch.board.cells;
    const bool hasClash = set.options.traits().hasClash;
    auto &values = into.values;
    values.resize(measureList.size());
    for (const auto board : {Clash, SharedLines, Repeats})
        values[board].assign(1, 0);
    values[CellClash].assign(cells.size(), Measured::nothing);
    if (!hasClash)
        values[Clash][0] = Measured::nothing;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const sites::Cell &at = cells.at(cell);
        if (hasClash && at.goal >= 0) {
            values[CellClash][cell] = static_cast<double>(at.clash);
            values[Clash][0] += static_cast<double>(at.clash);
        }
        const auto *const end = cells.begin() + cell;
        if (at.goal >= 0 && std::find_if(cells.begin(), end, [&](const sites::Cell &before) {
                return before.goal == at.goal;
            }) != end)
            ++values[Repeats][0];
    }
    values[LinePairs].clear();
    values[LineTiers].clear();
    const bool hasTiers = set.options.traits().hasTiers;
    for (const Line &line : set.shape->lines) {
        const int pairs = sharedTypes(set, scratch.board, line);
        values[SharedLines][0] += pairs > 0 ? 1 : 0;
        values[LinePairs].push_back(pairs);
        double tiers = hasTiers ? 0 : Measured::nothing;
        for (const SiteIndex site : line.sites)
            tiers += tierOf(set, cells.at(static_cast<std::size_t>(site)));
        values[LineTiers].push_back(tiers);
    }
}

Facts factsOf(const BingosyncSet &set, const BingosyncScratch &scratch)
{
    Facts facts;
    const bool hasClash = set.options.traits().hasClash;
    for (const sites::Cell &cell : scratch.board.cells) {
        NamedFacts &site = facts.sites.emplace_back();
        if (cell.goal >= 0 && hasClash)
            site.emplace_back("clash"_L1, qint64{cell.clash});
        if (const int tier = tierOf(set, cell); tier > 0)
            site.emplace_back("tier"_L1, qint64{tier});
    }
    return facts;
}

} // namespace boardwright::bingosync

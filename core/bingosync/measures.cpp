// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/measures.h"

#include "core/bingosync/sections.h"
#include "core/generator/target_table.h"
#include "core/sites/board_report.h"
#include "core/sites/tiers.h"

#include <QtTranslation>

#include <array>

namespace boardwright::bingosync {

using namespace Qt::StringLiterals;

namespace {

bool haveTiers(const GoalSet &set)
{
    return sites::haveAny(set, goalSection, columns::tier);
}

bool haveTypes(const GoalSet &set)
{
    return sites::haveAny(set, goalSection, columns::types);
}

constexpr std::array measureList = sites::boardMeasures(haveTiers, haveTypes,
    {.key = "line_tiers"_L1,
        .scope = Scope::Line,
        .isFor = haveTiers,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Sum of tiers"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Of the goals in the line. Where each tier has one cell, it is 65 in every line")});

constexpr std::array gateList = allGates<sites::boardGates, measureList>();
constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames, measureList);

constexpr std::array factFields
    = sites::boardFacts("tier"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Tier"));

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
            .reach = 2, // by more, it would be another goal
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Tiers of goals")},
        Tunable{.key = "types"_L1,
            .of = Tunable::Of::Name,
            .section = &goalSection,
            .field = "types"_L1,
            .isRule = true, // what a goal is about, authors know better
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Types of goals")},
        Tunable{.key = "copies"_L1,
            .section = &goalSection,
            .field = "copies"_L1,
            .isRule = true, // what the list has is for its authors to say
            .usualLeast = 0,
            .usualMost = 2,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Copies of goals")},
    };
    return list;
}

} // namespace boardwright::bingosync

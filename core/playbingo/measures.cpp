// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/measures.h"

#include "core/generator/target_table.h"
#include "core/playbingo/sections.h"
#include "core/sites/board_report.h"
#include "core/sites/tiers.h"

#include <QtTranslation>

#include <array>

namespace boardwright::playbingo {

using namespace Qt::StringLiterals;

namespace {

bool haveDifficulties(const GoalSet &set)
{
    return sites::haveAny(set, goalSection, goalSection.fields[DifficultyAt]);
}

bool haveCategories(const GoalSet &set)
{
    return sites::haveAny(set, goalSection, goalSection.fields[CategoriesAt]);
}

/// Without it the site promises nothing.
bool hasLineRule(const GoalSet &set)
{
    return flagOf(set.once.value(listSection.key), lineRuleField) && haveCategories(set);
}

constexpr std::array measureList = sites::boardMeasures(hasLineRule, haveCategories,
    {.key = "line_difficulty"_L1,
        .scope = Scope::Line,
        .isFor = haveDifficulties,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Sum of difficulties"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Of the goals in the line. With the layout SRL v5 it is 65 in every line")});

constexpr std::array gateList = allGates<sites::boardGates, measureList>();
constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames, measureList);

constexpr std::array factFields
    = sites::boardFacts("difficulty"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty"));

} // namespace

constexpr std::span<const Measure> measures = measureList;
constexpr std::span<const Gate> gates = gateList;
constexpr Section gateTable = gateSection("playbingo_gates"_L1, gateColumns);
constexpr Section targetTable = targetSection("playbingo_targets"_L1, targetColumns);
constexpr std::span<const Field> placementFacts = factFields;

std::span<const Tunable> tunables()
{
    static const std::array list{
        Tunable{.key = "difficulties"_L1,
            .section = &goalSection,
            .field = "difficulty"_L1,
            .isRule = true, // how hard a goal is, authors know better
            .usualLeast = 1,
            .usualMost = sites::mostTiers,
            .reach = 2, // by more, it would be another goal
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulties of goals")},
        Tunable{.key = "categories"_L1,
            .of = Tunable::Of::Name,
            .section = &goalSection,
            .field = "categories"_L1,
            .isRule = true, // what a goal is about, authors know better
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Categories of goals")},
    };
    return list;
}

} // namespace boardwright::playbingo

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"
#include "core/sites/playbingo_list.h"

#include <QtTranslation>

#include <array>
#include <cstdint>

/// What lists of PlayBingo say beside the texts of their goals, and the settings of the site's
/// generator: data of the set, as the site has it. Nothing is renamed, merged, sorted or left out.
namespace boardwright::playbingo {

extern const Section goalSection; ///< BesideObjective
extern const Section categoryTable; ///< Table
extern const Section tagTable; ///< Table
extern const Section filterTable; ///< Table: which goals are used at all
extern const Section cellTable; ///< Table: what may stand in each cell of a custom layout
extern const Section difficultyTable; ///< Table: how many goals of each difficulty a board has
extern const Section listSection; ///< Once

/// Positions of their fields.
enum GoalAt : std::uint8_t { IdAt, DifficultyAt, CategoriesAt, TagsAt };

enum CategoryAt : std::uint8_t { CategoryIdAt, NameAt, CategoryMostAt }; // of tags: the first two

enum FilterAt : std::uint8_t { FilterByAt, LeastAt, MostAt, OfAt };

enum CellAt : std::uint8_t { RuleAt, CellDifficultyAt, CellCategoryAt, CellGoalAt };

enum PartAt : std::uint8_t { PartDifficultyAt, PartCountAt };

enum ListAt : std::uint8_t { LayoutAt, WidthAt, LineRuleAt, AdjustmentsAt };

/// What a field for a number holds if there is none; below every number of a list.
inline constexpr int noNumber = -sites::playbingo::mostNumber - 1;

/// In the order of sites::playbingo::Layout.
inline constexpr std::array layoutChoices{
    Choice{.key = sites::playbingo::layoutKeys[0],
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Random")},
    Choice{.key = sites::playbingo::layoutKeys[1],
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "SRL v5")},
    Choice{.key = sites::playbingo::layoutKeys[2],
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Isaac")},
    Choice{.key = sites::playbingo::layoutKeys[3],
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty distribution")},
    Choice{.key = sites::playbingo::layoutKeys[4],
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Custom")},
};

/// Of the list, also parameters.
inline constexpr Field layoutField{.key = Key("layout"),
    .kind = Kind::Choice,
    .choices = layoutChoices,
    .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Layout"),
    .help
    = QT_TRANSLATE_NOOP("boardwright::Fields", "Which goals may stand in which cells of a board")};

inline constexpr Field lineRuleField{.key = Key("line_rule"),
    .kind = Kind::Flag,
    .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Line rule"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "Each cell gets a goal that shares as few categories with its lines as there is")};

} // namespace boardwright::playbingo

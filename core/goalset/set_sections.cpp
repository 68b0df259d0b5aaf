// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/set_sections.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestText = 200;

constexpr std::array previewFields{
    Field{.key = "generator"_L1,
        .kind = Kind::Text,
        .max = longestText,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Generator")},
    Field{.key = "seed"_L1,
        .kind = Kind::Text,
        .max = longestText,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Seed")},
    Field{.key = "settings"_L1,
        .kind = Kind::Names,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Settings")},
};

constexpr std::array acceptedLists{
    Choice{.key = "any"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Any")},
    Choice{.key = boardCategoryList, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Board")},
    Choice{.key = lineCategoryList, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Line")},
};

constexpr std::array acceptedFields{
    Field{.key = "code"_L1,
        .kind = Kind::Text,
        .max = longestText,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Kind of warning")},
    Field{.key = "rows"_L1,
        .kind = Kind::RowRefs,
        .target = objectivesTable,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Goal")},
    Field{.key = "name"_L1,
        .kind = Kind::Text,
        .max = longestText,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Category or tag")},
    Field{.key = "list"_L1,
        .kind = Kind::Choice,
        .choices = acceptedLists,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "List of categories")},
    Field{.key = "all"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "All of this kind")},
};

constexpr std::array drawsFields{
    Field{.key = "text"_L1,
        .kind = Kind::Text,
        .max = 1'000,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Draws From"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The text that boards draw this goal by, as it was before it was reworded. Clear it to "
            "draw by the goal itself; boards then change")},
    Field{.key = "draw_rank"_L1, // a list may well have a column "Rank"
        .kind = Kind::Integer,
        .max = 1'000'000,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Rank of Draws"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The place among goals that are drawn by the same text, from 0")},
};

} // namespace

namespace preview_section {
constexpr Section section{.key = "preview"_L1,
    .home = Home::Once,
    .fields = previewFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Preview")};
constexpr Field generator = previewFields[0];
constexpr Field seed = previewFields[1];
constexpr Field settings = previewFields[2];
} // namespace preview_section

namespace accepted_section {
constexpr Section section{.key = "accepted"_L1,
    .home = Home::Table,
    .fields = acceptedFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Accepted warnings")};
constexpr Field code = acceptedFields[0];
constexpr Field rows = acceptedFields[1];
constexpr Field name = acceptedFields[2];
constexpr Field list = acceptedFields[3];
constexpr Field all = acceptedFields[4];
} // namespace accepted_section

namespace draws_section {
constexpr Section section{.key = "draws"_L1,
    .home = Home::BesideObjective,
    .fields = drawsFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Kept draws")};
constexpr Field text = drawsFields[0];
constexpr Field rank = drawsFields[1];
} // namespace draws_section

std::span<const Section *const> setSections()
{
    static constexpr std::array<const Section *, 3> all{
        &preview_section::section, &accepted_section::section, &draws_section::section};
    return all;
}

} // namespace boardwright

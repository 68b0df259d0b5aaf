// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/sections.h"

#include <QtTranslation>

#include <array>

namespace boardwright::playbingo {

using namespace Qt::StringLiterals;
using namespace sites::playbingo;

namespace {

constexpr double longestName = 1'000;
constexpr double longestSide = 1'000;

constexpr Field textField(Key key, const char *label, const char *help)
{
    return {.key = key, .kind = Kind::Text, .max = longestName, .label = label, .help = help};
}

constexpr Field namesField(Key key, const char *label, const char *help)
{
    return {.key = key, .kind = Kind::Names, .label = label, .help = help, .keepsRepeats = true};
}

constexpr std::array noneChoice{
    Choice{.key = "none"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "None")}};

/// A number or none.
constexpr Field numberField(Key key, const char *label, const char *help)
{
    return {.key = key,
        .kind = Kind::Integer,
        .fallback = noNumber,
        .min = noNumber,
        .max = mostNumber,
        .choices = noneChoice,
        .label = label,
        .help = help};
}

constexpr std::array goalFields{
    textField("goal_id"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Id"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "What the site calls the goal; cells of a custom layout name it by that")),
    numberField("difficulty"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "How hard the goal is: 1 to 25 for the layout SRL v5, 1 to 4 for Isaac")),
    namesField("categories"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Categories"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "What the goal is about. The line rule keeps goals of equal categories out of one line "
            "where the site can; the first category counts most")),
    namesField("tags"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Tags"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What filters tell goals by")),
};

constexpr std::array categoryFields{
    textField("id"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Id"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "What the site calls it; without one, the name is its id")),
    textField("name"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Name"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "What goals and filters call it")),
    Field{.key = "most"_L1,
        .kind = Kind::Integer,
        .min = -mostNumber,
        .max = mostNumber,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "At most"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How many of its goals a board has if the site keeps maxima; 0 or less: any number")},
};

constexpr std::array tagFields{categoryFields[0], categoryFields[1]};

constexpr std::array filterChoices{
    Choice{.key = filterKeys[0], .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty")},
    Choice{.key = filterKeys[1],
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "One of the categories")},
    Choice{
        .key = filterKeys[2], .label = QT_TRANSLATE_NOOP("boardwright::Fields", "One of the tags")},
    Choice{.key = filterKeys[3],
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "None of the tags")},
};

constexpr std::array filterFields{
    Field{.key = "by"_L1,
        .kind = Kind::Choice,
        .choices = filterChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "By"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "What a goal has to have, so that boards may use it")},
    numberField("least"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Least"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "The lowest difficulty of goals that pass")),
    numberField("most"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Most"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "The highest difficulty of goals that pass")),
    namesField("of"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Of"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "The categories or tags")),
};

constexpr std::array ruleChoices{
    Choice{.key = ruleKeys[0], .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Any goal")},
    Choice{.key = ruleKeys[1], .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty")},
    Choice{.key = ruleKeys[2], .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Category")},
    Choice{.key = ruleKeys[3], .label = QT_TRANSLATE_NOOP("boardwright::Fields", "This goal")},
};

constexpr std::array cellFields{
    Field{.key = "by"_L1,
        .kind = Kind::Choice,
        .choices = ruleChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "By"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "What may stand in the cell; cells are listed row by row")},
    Field{.key = "difficulty"_L1,
        .kind = Kind::Integer,
        .min = -mostNumber,
        .max = mostNumber,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The difficulty that its goal has")},
    textField("category"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Category"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "The category that its goal has")),
    textField("goal"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Goal"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "The id of the goal that stands there")),
};

constexpr std::array difficultyFields{cellFields[CellDifficultyAt],
    Field{.key = "count"_L1,
        .kind = Kind::Integer,
        .min = -mostNumber,
        .max = mostNumber,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "How many goals of the difficulty a board has")}};

constexpr std::array listFields{
    layoutField,
    Field{.key = "columns"_L1,
        .kind = Kind::Integer,
        .fallback = 0,
        .min = 0,
        .max = longestSide,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Columns"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "How many cells a row of the custom layout has")},
    lineRuleField,
    namesField("adjustments"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Adjustments"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "What the site does after each goal, in order: synergize makes goals of its "
            "categories more likely, board-type-max keeps the maxima of categories")),
};

constexpr Section tableOf(
    Key key, std::span<const Field> columns, const char *title, const char *help, Key named = {})
{
    return {.key = key,
        .home = Home::Table,
        .fields = columns,
        .title = title,
        .help = help,
        .name = named};
}

} // namespace

constexpr Section goalSection{.key = "playbingo"_L1,
    .home = Home::BesideObjective,
    .fields = goalFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "PlayBingo"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields", "What the site's list says of each goal")};

constexpr Section categoryTable = tableOf("playbingo_categories"_L1, categoryFields,
    QT_TRANSLATE_NOOP("boardwright::Fields", "Categories"),
    QT_TRANSLATE_NOOP("boardwright::Fields", "The categories of the site's list"), "name"_L1);

constexpr Section tagTable
    = tableOf("playbingo_tags"_L1, tagFields, QT_TRANSLATE_NOOP("boardwright::Fields", "Tags"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "The tags of the site's list"), "name"_L1);

constexpr Section filterTable = tableOf("playbingo_filters"_L1, filterFields,
    QT_TRANSLATE_NOOP("boardwright::Fields", "Filters"),
    QT_TRANSLATE_NOOP("boardwright::Fields", "Boards use the goals that pass all of these"));

constexpr Section cellTable = tableOf("playbingo_cells"_L1, cellFields,
    QT_TRANSLATE_NOOP("boardwright::Fields", "Custom layout"),
    QT_TRANSLATE_NOOP("boardwright::Fields", "The cells of the custom layout, row by row"));

constexpr Section difficultyTable = tableOf("playbingo_difficulties"_L1, difficultyFields,
    QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulties"),
    QT_TRANSLATE_NOOP("boardwright::Fields",
        "How many goals of each difficulty a board of the difficulty distribution has"));

constexpr Section listSection{.key = "playbingo_list"_L1,
    .home = Home::Once,
    .fields = listFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "List"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The settings of the site's generator")};

} // namespace boardwright::playbingo

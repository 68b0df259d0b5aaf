// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/gate.h"
#include "core/goalset/goal_categories.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QtTranslation>

#include <array>
#include <cstdint>
#include <span>

namespace boardwright {

/// The table of what authors want their boards to be on average. A tuner (tune/tuner.h) turns what
/// the generator lets it turn until the boards are so. Boards do not depend on it.

/// What a row of the table is about.
enum class Wanted : std::uint8_t {
    AllAlike, ///< every goal that no other row is about appears on the same share of boards
    Goals, ///< each of these goals appears on this share of boards
    Category, ///< goals of this category take this share of cells
    Relaxed, ///< at most this share of boards is relaxed
    Number, ///< the number of a gate is within these bounds
};

/// The choices for that, in order.
inline constexpr std::array wantedChoices{
    Choice{.key = Key("all"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "All goals alike"),
        .isFor = hasAnyGoal},
    Choice{.key = Key("goals"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals"),
        .isFor = hasAnyGoal},
    Choice{.key = Key("category"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "A category"),
        .isFor = hasCategories},
    Choice{
        .key = Key("relaxed"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Relaxed boards")},
    Choice{.key = Key("number"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "A number of the board")},
};

/// The same for generators whose boards keep no limits.
inline constexpr std::array wantedWithoutLimits = [] {
    std::array choices = wantedChoices;
    choices[static_cast<std::size_t>(Wanted::Relaxed)].isFor
        = [](const GoalSet &) { return false; };
    return choices;
}();

/// The fields of the table, by position.
enum TargetField : std::uint8_t {
    TargetWanted,
    TargetGoals,
    TargetCategory,
    TargetShare,
    TargetGate,
    TargetNumber,
    TargetLeast,
    TargetMost,
    TargetImportance,
};

/// A share or bound at this number is none.
inline constexpr double noTargetShare = -1;
inline constexpr double noTargetBound = -1'000'000;

/// `gates`: the choices of the generator's gate table. `measures`: of the generator.
constexpr std::array<Field, 9> targetFields(
    std::span<const Choice> gates, std::span<const Measure> measures)
{
    using namespace Qt::StringLiterals;
    const auto onlyFor = [](const char *choice) {
        return When{.field = "wanted"_L1, .choice = Key(choice), .unless = false};
    };
    const auto bound = [&](Key key, const char *label, const char *help) {
        return Field{.key = key,
            .kind = Kind::Number,
            .fallback = noTargetBound,
            .min = noTargetBound,
            .max = -noTargetBound,
            .step = 1,
            .label = label,
            .help = help,
            .when = onlyFor("number"),
            .isLowestNone = true};
    };
    constexpr double longestCategory = 200;
    constexpr double hundred = 100;
    constexpr double mostImportance = 10;
    return {Field{.key = "wanted"_L1,
                .kind = Kind::Choice,
                .choices = haveLimits(measures) ? std::span<const Choice>(wantedChoices)
                                                : std::span<const Choice>(wantedWithoutLimits),
                .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Target"),
                .help = QT_TRANSLATE_NOOP(
                    "boardwright::Fields", "What the boards should be like on average")},
        Field{.key = "goals"_L1,
            .kind = Kind::RowRefs,
            .target = objectivesTable,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals"),
            .help = QT_TRANSLATE_NOOP(
                "boardwright::Fields", "Each of these goals should appear on this share of boards"),
            .when = onlyFor("goals")},
        Field{.key = "category"_L1,
            .kind = Kind::Text,
            .max = longestCategory,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Category"),
            .help = QT_TRANSLATE_NOOP(
                "boardwright::Fields", "Its goals should take this share of the cells"),
            .when = onlyFor("category")},
        Field{.key = "share"_L1,
            .kind = Kind::Number,
            .fallback = noTargetShare,
            .min = noTargetShare,
            .max = hundred,
            .step = 1,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Share (%)"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Goals: of boards. A category: of cells. Relaxed boards: at most. All goals alike "
                "need none"),
            .when = {.field = "wanted"_L1, .choice = "number"_L1, .unless = true},
            .isLowestNone = true},
        Field{.key = "gate"_L1,
            .kind = Kind::Choice,
            .choices = gates,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Boards are judged by"),
            .help = QT_TRANSLATE_NOOP(
                "boardwright::Fields", "The number that should be within the bounds"),
            .when = onlyFor("number")},
        judgedField(onlyFor("number")),
        bound("least"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "At least"),
            QT_TRANSLATE_NOOP("boardwright::Fields", "As many boards as possible have this much")),
        bound("most"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "At most"),
            QT_TRANSLATE_NOOP(
                "boardwright::Fields", "As many boards as possible have no more than this")),
        Field{.key = "importance"_L1,
            .kind = Kind::Integer,
            .fallback = 1,
            .min = 1,
            .max = mostImportance,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Importance"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "How many times this target counts when settings are compared")}};
}

/// The section of the table: what Info::targetTable points to. `fields` is targetFields().
constexpr Section targetSection(Key key, std::span<const Field> fields)
{
    return {.key = key,
        .home = Home::Table,
        .fields = fields,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Targets"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "What boards should be like on average. Lab > Tune looks for weightings, or other "
            "settings, with which they are")};
}

struct Info;

/// What a row of the table is about.
Wanted wantedOf(const Info &info, const TableRow &row);

/// What is wrong with the text of a target.
enum class TargetText : std::uint8_t { Fine, NoTarget, NoSuchGoal, NoSuchCategory, NoShare };

/// Adds a row to a set's target table: "all", "goal:TEXT=6", "category:NAME=20", "relaxed=5" (in
/// per cent), or "GATE=LEAST..MOST" as of addGate(). Unless the text is fine, adds nothing.
TargetText addTarget(const Info &info, GoalSet &set, const QString &text);

/// The problems of a set's target table: rows that want nothing, and bounds that no number keeps.
QList<Problem> lintTargets(const Info &info, const GoalSet &set);

} // namespace boardwright

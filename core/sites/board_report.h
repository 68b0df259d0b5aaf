// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/board/trace.h"
#include "core/generator/facts.h"
#include "core/generator/gate.h"
#include "core/generator/measure.h"
#include "core/goalset/field.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"
#include "core/sites/board.h"
#include "core/sites/goal_keys.h"
#include "core/sites/walk.h"

#include <QtTranslation>

#include <array>
#include <optional>
#include <span>
#include <vector>

/// What boards of sites are to the rest of the program: results with findings, measures and facts.
namespace boardwright::sites {

/// What sites do not know of goals.
inline constexpr std::array unusedFields{ObjectiveField::Range, ObjectiveField::IndividualLimit,
    ObjectiveField::BoardCategories, ObjectiveField::LineCategories, ObjectiveField::Progression,
    ObjectiveField::Weighting, ObjectiveField::ProgressiveRanges, ObjectiveField::Tag,
    ObjectiveField::ForcedPositions};

/// The goals of a list, for what is reported of its boards.
struct ListedGoals {
    std::vector<RowId> rows; ///< by goal
    std::vector<std::optional<int>> tiers; ///< by goal: how hard it is
    GoalKeys keys; ///< for types that goals of a line share
    bool hasClash = false; ///< boards are made with an eye on the clash of their cells
    bool hasTiers = false; ///< boards are made with an eye on tiers
};

/// The measures of boards of sites, in the order in which takeMeasures() takes them. `lineTiers`:
/// the sum of tiers in a line. The conditions: the sets whose boards have clashes, and types.
constexpr std::array<Measure, 6> boardMeasures(
    InSet haveClash, InSet haveTypes, const Measure &lineTiers)
{
    return {Measure{.key = Key("clash"),
                .scope = Scope::Board,
                .isFor = haveClash,
                .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Clash of the board"),
                .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                    "How much goals share types with goals of their lines that the site placed "
                    "before")},
        Measure{.key = Key("cell_clash"),
            .scope = Scope::Site,
            .isReported = true,
            .isFor = haveClash,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Clash of the cell"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "How much the goal shares types with goals of its lines that the site placed "
                "before. The site promises 0 and does not say when it is more")},
        Measure{.key = Key("shared_lines"),
            .scope = Scope::Board,
            .isFor = haveTypes,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Lines with a shared type"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Rows, columns and diagonals in which two goals share a type")},
        Measure{.key = Key("line_pairs"),
            .scope = Scope::Line,
            .isFor = haveTypes,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Pairs with a shared type"),
            .help = QT_TRANSLATE_NOOP(
                "boardwright::Fields", "Pairs of goals in the line that share a type")},
        Measure{.key = Key("repeated_goals"),
            .scope = Scope::Board,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Repeated goals"),
            .help = QT_TRANSLATE_NOOP(
                "boardwright::Fields", "Cells with a goal that stands in an earlier cell, too")},
        lineTiers};
}

/// Whether a goal of a set holds something in a field beside it.
bool haveAny(const GoalSet &set, const Section &beside, const Field &field);

/// What may reject boards of sites, beside bounds of measures.
inline constexpr std::array boardGates{
    Gate{.key = Key("shared_lines"),
        .measure = Key("shared_lines"),
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Lines with a shared type")},
};

/// What factsOf() tells of a cell.
constexpr std::array<Field, 2> boardFacts(Key tier, const char *tierLabel)
{
    return {Field{.key = Key("clash"),
                .kind = Kind::Integer,
                .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Clash")},
        Field{.key = tier, .kind = Kind::Integer, .label = tierLabel}};
}

/// A board, row-major, for which the result was reset. Adds where the site breaks its promises. The
/// steps of `trace` are those of `walk`, in its order; without one, cell after cell.
void report(const ListedGoals &goals, std::span<const Cell> cells, Result &into, Trace *trace,
    const Walk *walk = nullptr);

void takeMeasures(
    const ListedGoals &goals, std::span<const Cell> cells, const Shape &shape, Measured &into);

/// By site, "clash", and the tier under its key.
Facts factsOf(const ListedGoals &goals, std::span<const Cell> cells, Key tier);

/// Why there is no board; `cell` is where it is listed, or -1.
std::unexpected<boardwright::Failure> failed(
    Code code, std::array<Arg, 6> args = {}, int cell = -1);

/// A finding of a checker.
Finding fault(Code code, const Result &board, int cell, std::array<Arg, 6> args = {});

} // namespace boardwright::sites

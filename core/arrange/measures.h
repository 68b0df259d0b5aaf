// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/happiness.h"
#include "core/generator/gate.h"
#include "core/generator/measure.h"

#include <QtTranslation>

#include <array>
#include <vector>

/// What boards with placement rules are measured by. A generator lists these among its own measures
/// and gates.
namespace boardwright::arrange {

using namespace Qt::StringLiterals;

/// Points are counted in hundreds by statistics.
inline constexpr int pointsBin = 100;

inline constexpr Measure happinessMeasure{.key = "happiness"_L1,
    .scope = Scope::Board,
    .unit = Unit::Score,
    .bin = pointsBin,
    .isFor = hasRules,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Happiness"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Points of all placement rules")};

inline constexpr Measure unmetMeasure{.key = "unmet_rules"_L1,
    .scope = Scope::Board,
    .isFor = hasRules,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rules not met"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "Pieces that are not where a placement rule wants them, counted once per rule")};

inline constexpr Measure unmetRequiredMeasure{.key = "unmet_required"_L1,
    .scope = Scope::Board,
    .isFor = hasRules,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Required rules not met"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "The same for the placement rules that are required. At 0, the board passes its check")};

inline constexpr Measure cellHappinessMeasure{.key = "cell_happiness"_L1,
    .scope = Scope::Site,
    .unit = Unit::Score,
    .scale = ScaleKind::Diverging,
    .bin = pointsBin,
    .summed = false,
    .isFor = hasRules,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Happiness of the cell"),
    .help = QT_TRANSLATE_NOOP(
        "boardwright::Fields", "Points that the placement rules give for what is on it")};

/// In the order of 0 and 1.
inline constexpr std::array ruleClasses{
    Choice{.key = "unmet"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Not met")},
    Choice{.key = "met"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Met")},
};

inline constexpr Measure ruleHeldMeasure{.key = "rule_held"_L1,
    .scope = Scope::Site,
    .scale = ScaleKind::Classes,
    .classes = ruleClasses,
    .summed = false,
    .about = &rules,
    .isFor = hasRules,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rule met"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Whether the chosen rule is satisfied here")};

inline constexpr Gate unmetGate{.key = "unmet_rules"_L1,
    .measure = "unmet_rules"_L1,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Rules not met")};

inline constexpr Gate unmetRequiredGate{.key = "unmet_required"_L1,
    .measure = "unmet_required"_L1,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Required rules not met")};

/// How many pieces of a board do not meet a rule, counted once per rule.
struct Unmet {
    int all = 0;
    int required = 0; ///< of these, for rules that are required
};

Unmet unmetOn(const Happiness &board);

/// Pieces that do not meet one rule.
int unmetPieces(const Happiness &board, std::size_t rule);

/// Points of the piece on each site; Measured::nothing where there is none.
void takeCellHappiness(const Happiness &board, std::vector<double> &into);

/// Rule by rule, for each site: 1 where the rule is met, 0 where it is not, Measured::nothing
/// where there is no piece that it is for.
void takeRulesHeld(const Happiness &board, std::vector<double> &into);

} // namespace boardwright::arrange

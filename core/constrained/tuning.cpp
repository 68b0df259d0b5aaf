// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/tuning.h"

#include "core/arrange/measures.h"
#include "core/constrained/exclusion.h"
#include "core/generator/target_table.h"
#include "core/goalset/objective_fields.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array gateList{
    Gate{.key = "relaxations"_L1,
        .measure = "relaxations"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Relaxations")},
    Gate{.key = "repeats_in_line"_L1,
        .measure = "repeats"_L1,
        .judged = Judged::Most,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Repeats in a line")},
    Gate{.key = "choices_for_cell"_L1,
        .measure = "choices"_L1,
        .judged = Judged::Least,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Choices for a cell")},
    arrange::unmetGate,
    arrange::unmetRequiredGate,
};

constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames);

} // namespace

constexpr std::span<const Gate> constrainedGates = gateList;
constexpr Section constrainedGateTable = gateSection("constrained_gates"_L1, gateColumns);
constexpr Section constrainedTargetTable = targetSection("constrained_targets"_L1, targetColumns);

std::span<const Tunable> constrainedTunables()
{
    static const std::array tunableList{
        Tunable{.key = "weightings"_L1,
            .section = &objectiveSection,
            .field = "weighting"_L1,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Weightings")},
        Tunable{.key = "board_limits"_L1,
            .of = Tunable::Of::BoardLimits,
            .isRule = true,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Board limits")},
        Tunable{.key = "line_limits"_L1,
            .of = Tunable::Of::LineLimits,
            .isRule = true,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Line limits")},
        Tunable{.key = "exclusion_groups"_L1,
            .section = &exclusion::groups,
            .field = "most"_L1,
            .isRule = true,
            .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Exclusion groups")},
    };
    return tunableList;
}

} // namespace boardwright

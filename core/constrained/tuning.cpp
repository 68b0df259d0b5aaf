// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/tuning.h"

#include "core/constrained/exclusion.h"
#include "core/goalset/objective_fields.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

std::span<const Tunable> constrainedTunables()
{
    static const std::array tunableList{
        Tunable{.key = "weightings"_L1,
            .section = &objectiveSection,
            .field = "weighting"_L1,
            .isRatio = true,
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

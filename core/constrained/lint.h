// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"
#include "core/board/modifiers.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QList>
#include <QString>

namespace boardwright {

/// The problems of a set for boards of this mode and size: too few goals, forced positions outside
/// the board, goals that cannot be placed without breaking a rule, zones with too few goals for the
/// cells that only they contain, fields that the mode ignores, and dedication to an unknown mode or
/// size. `modeLabel` names the mode, as in its Choice. Every reported shortage is certain, because
/// supply is an upper bound. In the order of sortedProblems(). Pure; any thread.
QList<Problem> lintConstrained(
    const GoalSet &set, const ModeSettings &settings, const QString &modeLabel);

/// The problems of modifiers for boards of this mode and size: no cell left for a goal (an error:
/// no board can be made), or an empty centre on a board that has none. Pure; any thread.
QList<Problem> lintModifiers(const Modifiers &modifiers, const ModeSettings &settings);

} // namespace boardwright

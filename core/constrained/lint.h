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

/// What is wrong with a set for boards of this mode and size: too few goals to fill them, forced
/// positions outside, goals that can never be placed without breaking a rule, zones that too few
/// goals carry for the cells that only they contain, fields that the mode ignores, and a mode or
/// size that the set is dedicated to and that does not exist. `modeLabel` names the mode, as in its
/// Choice. What is told of supplies is proven: they are upper bounds. In the order of
/// sortedProblems(). Pure; any thread.
QList<Problem> lintConstrained(
    const GoalSet &set, const ModeSettings &settings, const QString &modeLabel);

/// What is wrong with modifiers for boards of this mode and size: no cell that may hold a goal (an
/// error: no board is made), an empty centre where there is none. Pure; any thread.
QList<Problem> lintModifiers(const Modifiers &modifiers, const ModeSettings &settings);

} // namespace boardwright

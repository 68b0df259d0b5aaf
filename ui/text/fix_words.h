// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/goalset/fix.h"

#include <QString>

namespace boardwright {

/// The effect of a fix in the imperative: "Declare "combat" with a limit of 100 %". For a button, a
/// menu or the name of an undo step; without a full stop.
QString fixWords(const Fix &fix, const GoalSet &set);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <QString>

namespace boardwright {

/// A board of a grid drawn with characters, for a terminal or a chat: goals as players read them,
/// wrapped in columns of one width so that a line takes at most `width` characters, however wide
/// the board, down to columns of 6. Cells where a relaxation is listed begin with "*"; empty ones
/// hold
/// "-". Control characters of a goal are left out. Ends with a line feed. Pure, any thread.
QString boardText(const GoalSet &set, const Result &result, int width = 100);

} // namespace boardwright

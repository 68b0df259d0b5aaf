// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/row_texts.h"

#include <QString>

namespace boardwright {

/// A board drawn with characters, for a terminal or a chat: what stands on each site as players
/// read it, wrapped in columns of one width so that a line takes at most `width` characters,
/// however wide the board, down to columns of 6; shorter rows stand in the middle. A board that is
/// a graph is a list of its sites and their links; boards of parts follow. Cells where a relaxation
/// is listed begin with "*", shiny ones with "+" (after it); empty ones hold "-", with "blank" or
/// "no centre" where that was asked for. Control characters of a goal are left out. Ends
/// with a line feed. Pure, any thread.
QString boardText(const RowTexts &rows, const Result &result, int width = 100);

/// The same for a single board of the set.
QString boardText(const GoalSet &set, const Result &result, int width = 100);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/generator/row_texts.h"

#include <QString>

namespace boardwright {

/// A board in plain text, for a terminal or a chat. Each site shows its goal as players read it,
/// wrapped in columns of equal width such that a line has at most `width` characters; columns have
/// at least 6. Shorter rows are centred. The board of a graph is a list of sites and their links;
/// the boards of parts follow. Cells where a relaxation is listed start with "*", shiny ones with
/// "+" (after any "*"). Empty cells show "-", with "blank" or "no centre" if a modifier left them
/// empty. Control characters of goals are dropped. Ends with a line feed. Pure, any thread.
QString boardText(const RowTexts &rows, const Result &result, int width = 100);

/// The same, for a single board of a set.
QString boardText(const GoalSet &set, const Result &result, int width = 100);

} // namespace boardwright

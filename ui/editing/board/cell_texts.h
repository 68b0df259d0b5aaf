// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/row_texts.h"
#include "ui/editing/board/preview_result.h"

#include <span>
#include <vector>

namespace boardwright {

/// The text of a placement, truncated if it is long; empty for an empty site.
QString placedText(const RowTexts &texts, RowId what, int value);

/// The texts of the sites of a board. Any thread.
std::vector<CellText> cellTexts(const RowTexts &texts, std::span<const Placed> at);

/// Fills in the cell texts of the result's board and of its parts. Any thread.
void readCells(PreviewResult &result);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/row_texts.h"
#include "ui/editing/board/preview_result.h"

#include <span>
#include <vector>

namespace boardwright {

/// What stands on a site as it is read, its start where it is long; empty: nothing does.
QString placedText(const RowTexts &texts, RowId what, int value);

/// The sites of a board as they are read. Any thread.
std::vector<CellText> cellTexts(const RowTexts &texts, std::span<const Placed> at);

/// Fills in what stands on the cells of the result's board and of its parts. Any thread.
void readCells(PreviewResult &result);

} // namespace boardwright

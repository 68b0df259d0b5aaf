// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/preview_cells.h"

#include "core/generator/row_texts.h"
#include "core/goalset/goal_text.h"
#include "ui/editing/row_names.h"

namespace boardwright {

namespace {

constexpr qsizetype longestCellText = 300;

CellText cellText(const RowTexts &texts, const Placed &placed)
{
    QString text = texts.text(placed.what, placed.value);
    const auto place = texts.placeOf(placed.what);
    if (text.isEmpty() && place)
        text = namelessRow(place->index);
    return {.goal = shortened(text, longestCellText),
        .tooltip = shortened(texts.tooltip(placed.what), longestCellText)};
}

std::vector<CellText> cellTexts(const RowTexts &texts, const Result &board)
{
    std::vector<CellText> cells;
    cells.reserve(board.at.size());
    for (const Placed &placed : board.at)
        cells.push_back(cellText(texts, placed));
    return cells;
}

} // namespace

void readCells(PreviewResult &result)
{
    const RowTexts texts(result.request.set);
    result.cells = cellTexts(texts, result.board);
    result.partCells.clear();
    for (const Part &part : result.board.parts)
        result.partCells.push_back(cellTexts(texts, *part.result));
}

} // namespace boardwright

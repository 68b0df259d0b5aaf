// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/cell_texts.h"

#include "core/goalset/goal_text.h"
#include "ui/editing/values/row_names.h"
#include "ui/text/plain_goal.h"

namespace boardwright {

namespace {

constexpr qsizetype longestCellText = 300;

} // namespace

QString placedText(const RowTexts &texts, RowId what, int value)
{
    QString text = texts.text(what, value);
    if (value <= 0 && hasPlaceholder(text)) // a goal without a range, or none is chosen yet
        text = plainGoal(text);
    const auto place = texts.placeOf(what);
    if (text.isEmpty() && place)
        text = namelessRow(place->index);
    return shortened(text, longestCellText);
}

std::vector<CellText> cellTexts(const RowTexts &texts, std::span<const Placed> at)
{
    std::vector<CellText> cells;
    cells.reserve(at.size());
    for (const Placed &placed : at) {
        CellText &text
            = cells.emplace_back(CellText{.goal = placedText(texts, placed.what, placed.value),
                .tooltip = shortened(texts.tooltip(placed.what), longestCellText),
                .letter = texts.letter(placed.what)});
        if (!text.letter.isEmpty())
            text.colour = static_cast<int>(texts.placeOf(placed.what)->index);
    }
    return cells;
}

void readCells(PreviewResult &result)
{
    const RowTexts texts(result.request.set);
    result.cells = cellTexts(texts, result.board.at);
    result.partCells.clear();
    for (const Part &part : result.board.parts)
        result.partCells.push_back(cellTexts(texts, part.result->at));
}

} // namespace boardwright

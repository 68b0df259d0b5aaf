// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/board_format.h"

#include "core/formats/import_codes.h"

#include <algorithm>

namespace boardwright {

namespace {

std::unexpected<Problem> unfitBoard(ImportCode code, QList<Arg> args)
{
    Problem problem;
    problem.code = toCode(code);
    problem.args = std::move(args);
    return std::unexpected(std::move(problem));
}

} // namespace

const BoardFormat *boardFormatOf(QStringView key)
{
    const auto all = boardFormats();
    const auto found
        = std::ranges::find_if(all, [&](const BoardFormat *format) { return format->key == key; });
    return found == all.end() ? nullptr : *found;
}

std::expected<QByteArray, Problem> boardFile(
    const BoardFormat &format, const RowTexts &rows, const Result &board)
{
    QStringList goals;
    for (std::size_t site = 0; site < board.at.size(); ++site) {
        if (board.shape->sites[site].kind == SiteKind::Cell)
            goals << (rows.isOn(board.at[site])
                    ? rows.text(board.at[site].what, board.at[site].value)
                    : QString());
    }
    if (goals.size() != format.cells)
        return unfitBoard(ImportCode::BoardSizeWrong, {qint64{goals.size()}, qint64{format.cells}});
    for (qsizetype i = 0; i < goals.size(); ++i) {
        if (goals[i].trimmed().isEmpty())
            return unfitBoard(ImportCode::BoardCellEmpty, {qint64{i + 1}});
        if (const qsizetype size = goals[i].toUcs4().size(); size > format.longestGoal)
            return unfitBoard(ImportCode::BoardGoalTooLong,
                {qint64{i + 1}, qint64{size}, qint64{format.longestGoal}});
    }
    return format.write(goals);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/board/result.h"
#include "core/generator/row_texts.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QStringList>
#include <QStringView>

#include <expected>
#include <span>

namespace boardwright {

/// A format in which a site takes a single board, whose goals are fixed. A constant, listed in
/// generator/format_registry.cpp.
struct BoardFormat {
    Key key; ///< on the command line
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence; QT_TRANSLATE_NOOP, as title
    const char *suffix = nullptr; ///< the file name extension, without the dot
    qsizetype cells = 0; ///< of the boards that the site takes
    qsizetype longestGoal = 0; ///< characters (Unicode code points)
    /// The file for the goals, row by row. Pure, any thread.
    QByteArray (*write)(const QStringList &goals) = nullptr;
};

/// All of them, in the order they are offered. Defined in generator/format_registry.cpp.
std::span<const BoardFormat *const> boardFormats();

/// Null if there is no such format.
const BoardFormat *boardFormatOf(QStringView key);

/// A board in this format: the goals of its cells in the order of its shape, as players read them.
/// Errors: BoardSizeWrong, BoardCellEmpty, BoardGoalTooLong. Pure, any thread.
std::expected<QByteArray, Problem> boardFile(
    const BoardFormat &format, const RowTexts &rows, const Result &board);

} // namespace boardwright

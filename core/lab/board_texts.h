// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/goalset/problem.h"

#include <QByteArrayView>

#include <expected>
#include <stop_token>
#include <vector>

namespace boardwright {

struct JsonValue;

/// The text of each board in a file: a board as boardJson() writes it, an array of boards, or one
/// board after the other, such as one on each line. The texts are valid JSON, but not always
/// boards. Errors, with their places in `text`: those of parseJson(), and JsonTooManyValues for
/// more than mostBoardsInFile. Only one board at a time is held as a tree, so the whole may have
/// more than jsonValues values. Pure, any thread.
std::expected<std::vector<QByteArrayView>, Problem> boardTexts(
    QByteArrayView text, const std::stop_token &stop = {});

/// Whether it has what a board is made of: a generator, a seed and cells.
bool isBoard(const JsonValue &value);

/// Whether the first value of a file is a board. Pure, any thread.
bool isBoardFile(QByteArrayView text, const std::stop_token &stop = {});

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/formats/board_origin.h"
#include "core/goalset/goalset.h"

#include <QByteArray>
#include <QStringList>

namespace boardwright {

/// A board as one JSON object on one line, without a line feed at its end. The keys, in this order:
/// seed, generator, version, mode, size, cells, warnings; of a cell: position (from 1), row, column
/// (from 0), objective (its row in the file, from 0), goal (as players read it), value, marks,
/// relaxed. An empty cell has null for objective, goal and value; a goal that takes no value has
/// null for value. `relaxed` holds each relaxation once, at the cell where it is listed:
/// {"limit":"board","category","excess","count","cap"}, or {"limit":"line", the same four, then
/// "line" ("row", "column" or "diagonal") and "number" (from 1)}. `warnings` are words for people,
/// made by the caller. `set` is what the board was made of. Pure, any thread.
QByteArray boardJson(const GoalSet &set, const Result &result, const BoardOrigin &origin,
    const QStringList &warnings);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "core/formats/board_origin.h"
#include "core/formats/compact_json.h"
#include "core/generator/facts.h"
#include "core/generator/measure.h"
#include "core/generator/row_texts.h"

#include <QByteArray>
#include <QStringList>

#include <span>

namespace boardwright {

/// What may be told of a board beside what stands on it.
struct BoardExtras {
    std::span<const Measure> measures{}; ///< the generator's, when `measured` is given
    const Measured *measured = nullptr;
    const Trace *trace = nullptr;
    const Facts *facts = nullptr; ///< of the generator
};

/// A board as one JSON object on one line, without a line feed at its end. The keys, in this order:
/// seed, generator, version, note (seedNote), each setting of the generator (such as mode and size,
/// as text), cells, then links, route and parts where the board has some, made, effort, measures
/// and trace where they are given, and warnings. What the generator tells of the board itself
/// (Facts) stands before cells, and of a cell at the end of it.
/// Of a cell: position (from 1), row, column (from 0), objective (its row in the file, from 0),
/// goal (as players read it), value, marks, relaxed. An empty cell has null for objective, goal and
/// value; a goal that takes no value has null for value. A cell that holds no goal but a row of a
/// table has null for objective, and "table" and "entry" (from 0) after it. `marks` are of "shiny",
/// "blank" and "no_centre". `relaxed` holds each
/// relaxation once, at the cell where it is listed: {"limit":"board","category","excess","count",
/// "cap"}, {"limit":"line", the same four, then "line" ("row", "column", "diagonal", "tier" or
/// "set") and "number" (from 1)}, or {"limit":"progression","cell","goal"} with the zones of each.
/// A link: {"from","to","ends"}; a part: {"position","cells", ...}; measures by key, a number for
/// the board or an array for lines, sites and objectives. `made` tells in order how the board was
/// made: {"code","args"}, the code's key and its numbers and texts; `effort` has every counter of
/// Effort. `warnings` are words for people, made by
/// the caller. `rows` are of the set that the board was made of. Pure, any thread.
QByteArray boardJson(const RowTexts &rows, const Result &result, const BoardOrigin &origin,
    const QStringList &warnings, const BoardExtras &extras = {});

/// The same for a single board of the set.
QByteArray boardJson(const GoalSet &set, const Result &result, const BoardOrigin &origin,
    const QStringList &warnings, const BoardExtras &extras = {});

/// Words of marks: "shiny", "blank", "no_centre".
QByteArray marksJson(Marks marks);

/// A position as people count: from 1.
QByteArray positionText(SiteIndex site);

/// Names a row of the set in an object: "objective", or "table" and "entry".
void appendRow(CompactMembers &members, const RowTexts &rows, RowId id);

} // namespace boardwright

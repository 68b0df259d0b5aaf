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

/// Optional parts of a board's JSON.
struct BoardExtras {
    std::span<const Measure> measures{}; ///< the generator's; required with `measured`
    const Measured *measured = nullptr;
    const Trace *trace = nullptr;
    const Facts *facts = nullptr; ///< from the generator
    std::span<const Counter> counters{}; ///< those of Result::counts
    std::span<const MissedGate> rejected{}; ///< the bounds for which the board was rejected
    QString error{}; ///< why it is not complete; empty: it is
};

/// A board as a JSON object on one line, without a trailing line feed. Keys in order: seed,
/// derived_seed if the board is of another one, error if it is not complete, rejected if it is not
/// given out as a board (each bound that it does not keep, as {"gate", "of", "number", "least" or
/// "most"}), generator, version, note (seedNoteOf()), each setting of the generator (such as mode
/// and size, as text), gates if it was judged, cells, then walls, links, route and parts if the
/// board has any, made, effort, measures and trace if given, and warnings. Facts of the board come
/// before cells, facts of a cell at its end. A cell: position (1-based), row and column (0-based),
/// objective (0-based row in the file), goal (as players read it), value, marks, relaxed.
/// Objective, goal and value are null in an empty cell; value is null for a goal without one. A
/// cell that holds a table row has a null objective, followed by "table" and "entry" (0-based).
/// `marks` lists "shiny", "blank" and "no_centre". `relaxed` lists each relaxation once, at the
/// cell where it is listed:
/// {"limit":"board","category","excess","count", "cap"}; {"limit":"line", the same four, then
/// "line" ("row", "column", "diagonal", "tier" or "set") and "number" (1-based)}; or
/// {"limit":"progression","cell","goal"} with the zones of each.
/// A link: {"kind" ("warp" or "wall"; none for a join), "from","to","ends"}. `walls` lists the
/// positions of solid cells. A part: {"position","cells", ...}. Measures by key: a number for the
/// board, or an array for lines, sites and objectives. `made` lists how the board was made:
/// {"code","args"}, the code's key with its numbers and texts. `effort` has each of `counters`.
/// `warnings` are texts for people, supplied by the caller. `rows` must be built from the
/// set that the board was made from. Pure, any thread.
QByteArray boardJson(const RowTexts &rows, const Result &result, const BoardOrigin &origin,
    const QStringList &warnings, const BoardExtras &extras = {});

/// The same, for a single board of a set.
QByteArray boardJson(const GoalSet &set, const Result &result, const BoardOrigin &origin,
    const QStringList &warnings, const BoardExtras &extras = {});

/// The keys of marks: "shiny", "blank", "no_centre".
QByteArray marksJson(Marks marks);

/// "join", "warp" or "wall".
const char *linkWord(LinkKind kind);

/// A position as shown to people: 1-based.
QByteArray positionText(SiteIndex site);

/// Appends the members that identify a row of the set: "objective", or "table" and "entry".
void appendRow(CompactMembers &members, const RowTexts &rows, RowId id);

} // namespace boardwright

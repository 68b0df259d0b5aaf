// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

class BoardChoice;

/// The editor's verbs for what sections add to a set: each pushes one readable undo step, or
/// nothing where nothing would change. Rows that are not there are left out. Values must be those
/// of the field's kind and inside of what it allows.

/// `ids`: objectives or rows, as the section's home says; of a section that stands once they are
/// ignored. Of objectiveSection the part itself is set. Steps of one `gesture` become one.
void setSectionValue(GoalSetDocument &document, const Section &section, const Field &field,
    const QList<RowId> &ids, const Value &value, int gesture = -1);

/// Inserts rows before the one at `at`; returns their ids.
QList<RowId> insertTableRows(
    GoalSetDocument &document, const Section &table, int at, const QList<FieldValues> &rows);

/// Removes rows and all references to them.
void removeTableRows(GoalSetDocument &document, const Section &table, const QList<RowId> &ids);

/// Moves rows, in the order in which they stand, to before another one; none: to the end.
void moveTableRows(
    GoalSetDocument &document, const Section &table, const QList<RowId> &ids, RowId before);

/// New values for `changed` rows, and `added` ones after the last, as one step called `text`.
void putTableRows(GoalSetDocument &document, const Section &table,
    const QList<std::pair<RowId, FieldValues>> &changed, const QList<FieldValues> &added,
    const QString &text);

/// New values for sections that stand once, as one step called `text`.
void putSections(GoalSetDocument &document,
    const QList<std::pair<const Section *, FieldValues>> &changed, const QString &text);

/// Keeps in the set what `choice` shows, so that the set opens with it.
void savePreview(GoalSetDocument &document, const BoardChoice &choice);
void forgetPreview(GoalSetDocument &document);
bool hasSavedPreview(const GoalSet &set);

} // namespace boardwright

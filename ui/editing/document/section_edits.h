// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

class BoardChoice;

/// The editor's verbs for generator sections of a set: each pushes one readable undo step, or
/// nothing if nothing would change. Rows that do not exist are ignored. Values must be of the
/// field's kind and within its limits.

/// `ids`: objectives or rows, depending on the section's home; ignored for a section that exists
/// once. For objectiveSection, sets the field of the objective itself. Steps of one `gesture`
/// merge.
void setSectionValue(GoalSetDocument &document, const Section &section, const Field &field,
    const QList<RowId> &ids, const Value &value, int gesture = -1);

/// Inserts rows before row `at`; returns their ids.
QList<RowId> insertTableRows(
    GoalSetDocument &document, const Section &table, int at, const QList<FieldValues> &rows);

/// Removes rows and all references to them.
void removeTableRows(GoalSetDocument &document, const Section &table, const QList<RowId> &ids);

/// Moves rows, in their present order, to before `before`; none: to the end.
void moveTableRows(
    GoalSetDocument &document, const Section &table, const QList<RowId> &ids, RowId before);

/// Sets new values of `changed` rows and appends `added` ones, as one step named `text`.
void putTableRows(GoalSetDocument &document, const Section &table,
    const QList<std::pair<RowId, FieldValues>> &changed, const QList<FieldValues> &added,
    const QString &text);

/// Sets new values of sections that exist once, as one step named `text`.
void putSections(GoalSetDocument &document,
    const QList<std::pair<const Section *, FieldValues>> &changed, const QString &text);

/// Stores the preview of `choice` in the set, so that the set opens with it.
void savePreview(GoalSetDocument &document, const BoardChoice &choice);
void forgetPreview(GoalSetDocument &document);
bool hasSavedPreview(const GoalSet &set);

} // namespace boardwright

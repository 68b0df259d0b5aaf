// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/change_set.h"
#include "ui/editing/values/category_kind.h"
#include "ui/editing/values/objective_columns.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <expected>

namespace boardwright {

/// The verbs of the editor: each pushes one readable undo step, or nothing where nothing would
/// change. Rows that are not in the set are left out. What people enter goes through setColumn();
/// a part of a goal that is known as a value is set by setSectionValue(). A category or a tag that
/// goals get and the set does not declare is declared in the same step (entered_names.h).

/// Writes what was entered (objective_cells.h) into a column of all these goals, as one step. Where
/// one of them cannot take it, none is changed, and the error says why.
std::expected<void, QString> setColumn(GoalSetDocument &document, const QList<RowId> &ids,
    ObjectiveColumn column, const QVariant &entered, int gesture = -1);

/// `weighting` is clamped to 1..100. Steps of one `gesture` (a drag; any number from 0) become one.
void setWeighting(
    GoalSetDocument &document, const QList<RowId> &ids, int weighting, int gesture = -1);
void setEnabled(GoalSetDocument &document, const QList<RowId> &ids, bool enabled);
/// Disables them if all are enabled, else enables all.
void toggleEnabled(GoalSetDocument &document, const QList<RowId> &ids);
/// Empty: no tag.
void setTag(GoalSetDocument &document, const QList<RowId> &ids, const QString &tag);
void setForcedPositions(
    GoalSetDocument &document, const QList<RowId> &ids, const QList<int> &positions);
/// Takes a zone from all of them if all may stand in it, else gives it to all. A goal keeps its
/// last zone.
void toggleZone(GoalSetDocument &document, const QList<RowId> &ids, Zone zone);

/// At the end of the list of those that do not carry it yet. Where that would be more than the site
/// takes for one of them, none is changed, and the error says so.
std::expected<void, QString> addCategory(
    GoalSetDocument &document, CategoryKind kind, const QList<RowId> &ids, const QString &category);
/// Every use of it.
void removeCategory(
    GoalSetDocument &document, CategoryKind kind, const QList<RowId> &ids, const QString &category);

/// The same for any column of names: categories, icons, or the tag, of which there is one.
std::expected<void, QString> addName(GoalSetDocument &document, ObjectiveColumn column,
    const QList<RowId> &ids, const QString &name);
void removeName(GoalSetDocument &document, ObjectiveColumn column, const QList<RowId> &ids,
    const QString &name);

} // namespace boardwright

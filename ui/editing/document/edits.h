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

/// The verbs of the editor: each pushes one readable undo step, or nothing if nothing would change.
/// Rows that are not in the set are ignored. Text entered by the user goes through setColumn(); a
/// field of a goal whose value is known is set by setSectionValue(). Undeclared categories and tags
/// that goals gain are declared in the same step (entered_names.h).

/// Writes entered text (objective_cells.h) into a column of all these goals, as one step. If it is
/// invalid for one of them, none is changed, and the error says why.
std::expected<void, QString> setColumn(GoalSetDocument &document, const QList<RowId> &ids,
    ObjectiveColumn column, const QVariant &entered, int gesture = -1);

/// `weighting` is clamped to 1..100. Steps of one `gesture` (a drag; any number from 0) merge.
void setWeighting(
    GoalSetDocument &document, const QList<RowId> &ids, int weighting, int gesture = -1);
void setEnabled(GoalSetDocument &document, const QList<RowId> &ids, bool enabled);
/// Disables them if all are enabled, else enables all.
void toggleEnabled(GoalSetDocument &document, const QList<RowId> &ids);
/// Empty: no tag.
void setTag(GoalSetDocument &document, const QList<RowId> &ids, const QString &tag);
void setForcedPositions(
    GoalSetDocument &document, const QList<RowId> &ids, const QList<int> &positions);
/// Removes a zone from all goals if all allow it, else adds it to all. A goal keeps its last zone.
void toggleZone(GoalSetDocument &document, const QList<RowId> &ids, Zone zone);

/// Appends the category to each goal that lacks it. If one of them would exceed the site's maximum,
/// none is changed, and the error says so.
std::expected<void, QString> addCategory(
    GoalSetDocument &document, CategoryKind kind, const QList<RowId> &ids, const QString &category);
/// Removes all occurrences from these goals.
void removeCategory(
    GoalSetDocument &document, CategoryKind kind, const QList<RowId> &ids, const QString &category);

/// Like addCategory(), for any column of names: categories, icons, or the tag (at most one).
std::expected<void, QString> addName(GoalSetDocument &document, ObjectiveColumn column,
    const QList<RowId> &ids, const QString &name);
void removeName(GoalSetDocument &document, ObjectiveColumn column, const QList<RowId> &ids,
    const QString &name);

} // namespace boardwright

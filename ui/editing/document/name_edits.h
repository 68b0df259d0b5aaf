// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/values/name_uses.h"

#include <QMap>

namespace boardwright {

/// The editor's verbs for categories and tags: each pushes one readable undo step, or nothing if
/// nothing would change. See names_changed.h for their effect on the rest of the set. Names must
/// not be empty.

/// Gives the names a limit of 100 % for these kinds, unless they have one.
void declareCategories(
    GoalSetDocument &document, const QStringList &names, CategoryKinds kinds = everyKind);
/// Gives the names a limit of 100 % for each kind that goals carry them as, unless they have one.
void declareCarriedCategories(GoalSetDocument &document, const QStringList &names);

/// std::nullopt removes the limit; other values are clamped to 0..100. Steps of one `gesture`
/// merge.
void setLimit(GoalSetDocument &document, const QList<CategoryRow> &rows, std::optional<int> percent,
    int gesture = -1);
void setLimit(GoalSetDocument &document, CategoryKind kind, const QStringList &names,
    std::optional<int> percent, int gesture = -1);

/// New limits of one category. Limits of kinds that are not in it stay.
using LimitEdits = QMap<CategoryKind, std::optional<int>>;

/// An edit of one category, or a new category.
struct CategoryEdit {
    QString name; ///< added if it does not exist
    QString newName; ///< empty: it keeps its name; must not be an existing name
    LimitEdits limits;
};

/// Sets the same limit for each row.
QList<CategoryEdit> limitEdits(const QList<CategoryRow> &rows, std::optional<int> percent);

/// Applies all of these in order as one step named `text`. A category added without any limit gets
/// limits of 100 % for the kinds that the edit names, or for both.
void editCategories(GoalSetDocument &document, const QList<CategoryEdit> &edits,
    const QString &text, int gesture = -1);

/// If `to` is already a category, the two are merged.
void renameCategory(GoalSetDocument &document, const QString &from, const QString &to,
    CategoryKinds kinds = everyKind);
/// Merges categories into `to`, whose limits stay.
void mergeCategories(GoalSetDocument &document, const QStringList &from, const QString &to,
    CategoryKinds kinds = everyKind);
/// Removes categories, including their limits.
void removeCategories(
    GoalSetDocument &document, const QStringList &names, CategoryKinds kinds = everyKind);
void removeCategories(GoalSetDocument &document, const QList<CategoryRow> &rows);

/// Appends to the list of tags; existing ones are ignored.
void addTags(GoalSetDocument &document, const QStringList &names);
/// If `to` is already a tag, the two are merged.
void renameTag(GoalSetDocument &document, const QString &from, const QString &to);
void mergeTags(GoalSetDocument &document, const QStringList &from, const QString &to);
/// Removes tags from the list and from the goals.
void removeTags(GoalSetDocument &document, const QStringList &names);
/// Moves tags together, in list order, to before another one, which may be one of them. If `before`
/// is empty or not in the list, they move to the end.
void moveTags(GoalSetDocument &document, const QStringList &names, const QString &before);

/// An edit of one tag, as in CategoryEdit.
struct TagEdit {
    QString name;
    QString newName;
};

void editTags(GoalSetDocument &document, const QList<TagEdit> &edits, const QString &text);

} // namespace boardwright

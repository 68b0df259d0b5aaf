// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/values/name_uses.h"

#include <QMap>

namespace boardwright {

/// The editor's verbs for categories and tags: each pushes one readable undo step, or nothing where
/// nothing would change. What a name that comes, goes or changes does to the rest of the set says
/// names_changed.h. Names must not be empty.

/// Gives the names, of these kinds, a limit of 100 % where they have none.
void declareCategories(
    GoalSetDocument &document, const QStringList &names, CategoryKinds kinds = everyKind);
/// Gives what goals carry without a limit one of 100 %, of the kinds that they carry it as.
void declareCarriedCategories(GoalSetDocument &document, const QStringList &names);

/// Nothing takes the limit away; otherwise it is clamped to 0..100. Steps of one `gesture` become
/// one.
void setLimit(GoalSetDocument &document, const QList<CategoryRow> &rows, std::optional<int> percent,
    int gesture = -1);
void setLimit(GoalSetDocument &document, CategoryKind kind, const QStringList &names,
    std::optional<int> percent, int gesture = -1);

/// New limits of one category; those of kinds that are not in it stay.
using LimitEdits = QMap<CategoryKind, std::optional<int>>;

/// What becomes of one category, or a new one.
struct CategoryEdit {
    QString name; ///< one that is not there is added
    QString newName; ///< empty: it keeps its name; must not be one that is there
    LimitEdits limits;
};

/// The same limit for each.
QList<CategoryEdit> limitEdits(const QList<CategoryRow> &rows, std::optional<int> percent);

/// All of these, in order, as one step named `text`. A category that is added with no limit at all
/// gets limits of 100 % of the kinds that the edit names, or of both.
void editCategories(GoalSetDocument &document, const QList<CategoryEdit> &edits,
    const QString &text, int gesture = -1);

/// Into a name that is a category already, it merges.
void renameCategory(GoalSetDocument &document, const QString &from, const QString &to,
    CategoryKinds kinds = everyKind);
/// The limits of `to` stay.
void mergeCategories(GoalSetDocument &document, const QStringList &from, const QString &to,
    CategoryKinds kinds = everyKind);
/// Limits and all.
void removeCategories(
    GoalSetDocument &document, const QStringList &names, CategoryKinds kinds = everyKind);
void removeCategories(GoalSetDocument &document, const QList<CategoryRow> &rows);

/// To the end of the list of tags; those that are in it are left out.
void addTags(GoalSetDocument &document, const QStringList &names);
/// Into a name that is a tag already, it merges.
void renameTag(GoalSetDocument &document, const QString &from, const QString &to);
void mergeTags(GoalSetDocument &document, const QStringList &from, const QString &to);
/// From the list and from the goals.
void removeTags(GoalSetDocument &document, const QStringList &names);
/// Brings them, in their order in the list, together before another one, which may be one of them
/// (empty, or one that is not in the list: to the end).
void moveTags(GoalSetDocument &document, const QStringList &names, const QString &before);

/// What becomes of one tag, as in CategoryEdit.
struct TagEdit {
    QString name;
    QString newName;
};

void editTags(GoalSetDocument &document, const QList<TagEdit> &edits, const QString &text);

} // namespace boardwright

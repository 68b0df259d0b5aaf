// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/values/name_uses.h"

namespace boardwright {

/// Goal sets with other names in them. Pure. What else in a set speaks of a name, the warnings that
/// an author keeps, follows a name that is renamed and goes with one that is merged or gone, unless
/// something else still has the name. Texts and the fields of generators are left alone: no field
/// says that it means categories or tags, and an equal word in one may mean anything.

/// `from`, one or several, become `to` wherever they are categories of these kinds. Where `to` is
/// one already, or there are several, they merge: a goal carries it once, and the limit of `to`
/// stays; without one it is the limit of the first that has any. Law: renamed to a name that was
/// none and back, the set is the same.
GoalSet withCategoriesRenamed(
    GoalSet set, const QStringList &from, const QString &to, CategoryKinds kinds = everyKind);
/// Takes the limits away, and the names from the goals.
GoalSet withoutCategories(GoalSet set, const QStringList &names, CategoryKinds kinds = everyKind);
/// Nothing takes the limit away, a new one comes last; clamped to 0..100.
GoalSet withLimit(GoalSet set, const QString &name, CategoryKind kind, std::optional<int> percent);

/// Likewise for tags; `to` stands in the list once at most after a merge.
GoalSet withTagsRenamed(GoalSet set, const QStringList &from, const QString &to);
GoalSet withoutTags(GoalSet set, const QStringList &names);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/values/name_uses.h"

namespace boardwright {

/// Goal sets with changed names. Pure. Accepted warnings that refer to a name follow it if it is
/// renamed; if it is merged or removed, they are removed too, unless something else still has the
/// name. Texts and generator fields are left alone: no field is declared to hold categories or
/// tags, and an equal word in one may mean anything.

/// Renames the names in `from` to `to` wherever they are categories of these kinds. If `to` already
/// exists, or `from` has several names, they are merged: a goal carries the result once, and the
/// limit of `to` stays, or else the first limit of `from` is used. Law: renaming to an unused name
/// and back gives the same set.
GoalSet withCategoriesRenamed(
    GoalSet set, const QStringList &from, const QString &to, CategoryKinds kinds = everyKind);
/// Removes the limits, and the names from the goals.
GoalSet withoutCategories(GoalSet set, const QStringList &names, CategoryKinds kinds = everyKind);
/// std::nullopt removes the limit; a new one is appended. Clamped to 0..100.
GoalSet withLimit(GoalSet set, const QString &name, CategoryKind kind, std::optional<int> percent);

/// Like withCategoriesRenamed(), for tags. After a merge `to` is in the list at most once.
GoalSet withTagsRenamed(GoalSet set, const QStringList &from, const QString &to);
GoalSet withoutTags(GoalSet set, const QStringList &names);

} // namespace boardwright

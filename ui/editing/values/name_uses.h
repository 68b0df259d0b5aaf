// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/names.h"
#include "ui/editing/values/category_kind.h"

#include <optional>

namespace boardwright {

/// What a name is as a category of one kind.
struct CategoryUse {
    std::optional<int> percent; ///< the limit that counts, the last; nothing: not declared
    int goals = 0; ///< that carry it
    int enabledGoals = 0; ///< of these

    friend bool operator==(const CategoryUse &, const CategoryUse &) = default;
};

/// A name that is declared as a category, or carried as one.
struct CategoryName {
    QString name;
    CategoryUse board;
    CategoryUse line;

    const CategoryUse &of(CategoryKind kind) const
    {
        return kind == CategoryKind::Board ? board : line;
    }

    /// Whether goals carry it as a kind that it has no limit for.
    bool isUndeclared() const
    {
        return (board.goals > 0 && !board.percent) || (line.goals > 0 && !line.percent);
    }

    friend bool operator==(const CategoryName &, const CategoryName &) = default;
};

struct TagName {
    QString name;
    bool isDeclared = false;
    int goals = 0;
    int enabledGoals = 0;
    QList<RowId> members; ///< the first few, in file order

    friend bool operator==(const TagName &, const TagName &) = default;
};

/// Every category, each name once: those with a board limit as the file has them, then those with
/// a line limit alone, then those without any by name. Linear; pure.
QList<CategoryName> categoriesIn(const GoalSet &set);

/// Every tag, each once: as the file lists them, then the others by name. Linear; pure.
QList<TagName> tagsIn(const GoalSet &set);

/// Whether the name is declared, or a goal carries it, as a category of one of these kinds.
bool isCategory(const GoalSet &set, const QString &name, CategoryKinds kinds = everyKind);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/names.h"
#include "ui/editing/values/category_kind.h"

#include <optional>

namespace boardwright {

/// How a name is used as a category of one kind.
struct CategoryUse {
    /// The effective limit, which is the last one; std::nullopt: not declared.
    std::optional<int> percent;
    int goals = 0; ///< goals that carry it
    int enabledGoals = 0; ///< enabled goals that carry it

    friend bool operator==(const CategoryUse &, const CategoryUse &) = default;
};

/// A name that is declared or used as a category.
struct CategoryName {
    QString name;
    CategoryUse board;
    CategoryUse line;

    const CategoryUse &of(CategoryKind kind) const
    {
        return kind == CategoryKind::Board ? board : line;
    }

    /// Whether goals carry it as a kind for which it has no limit.
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

/// Every category name once: first those with a board limit, in file order, then those with only a
/// line limit, then those without limits by name. Linear; pure.
QList<CategoryName> categoriesIn(const GoalSet &set);

/// Every tag once: in list order, then undeclared ones by name. Linear; pure.
QList<TagName> tagsIn(const GoalSet &set);

/// Whether the name is declared, or carried by a goal, as a category of one of these kinds.
bool isCategory(const GoalSet &set, const QString &name, CategoryKinds kinds = everyKind);

} // namespace boardwright

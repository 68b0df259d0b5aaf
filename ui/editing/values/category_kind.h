// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QFlags>

#include <array>

namespace boardwright {

/// Categories are limited over the whole board or in every line. One name may be of both kinds.
enum class CategoryKind : std::uint8_t { Board = 1, Line = 2 };
Q_DECLARE_FLAGS(CategoryKinds, CategoryKind)
Q_DECLARE_OPERATORS_FOR_FLAGS(CategoryKinds)

inline constexpr std::array bothKinds{CategoryKind::Board, CategoryKind::Line};
inline constexpr CategoryKinds everyKind{CategoryKind::Board, CategoryKind::Line};

constexpr QList<CategoryLimit> GoalSet::*limitsOf(CategoryKind kind)
{
    return kind == CategoryKind::Board ? &GoalSet::boardLimits : &GoalSet::lineLimits;
}

constexpr QStringList Objective::*categoriesOf(CategoryKind kind)
{
    return kind == CategoryKind::Board ? &Objective::boardCategories : &Objective::lineCategories;
}

/// A row of the table of categories: a name, as a category of one kind.
struct CategoryRow {
    QString name;
    CategoryKind kind = CategoryKind::Board;

    /// The letter of the kind, then the name. Different rows have different keys.
    QString key() const { return (kind == CategoryKind::Board ? u'b' : u'l') + name; }

    static CategoryRow ofKey(const QString &key)
    {
        return {.name = key.mid(1),
            .kind = key.startsWith(u'b') ? CategoryKind::Board : CategoryKind::Line};
    }
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/categories_model.h"

namespace boardwright {

/// A column of the rows of one kind in the table of categories; the name of a category makes it a
/// cell.
struct CategoryCell {
    CategoryKind kind;
    CategoryColumn column;

    QModelIndex in(const CategoriesModel &model, const QString &name) const
    {
        return model.index(model.rowOfKey(CategoryRow{name, kind}.key()), static_cast<int>(column));
    }
};

namespace category_cells {

inline constexpr CategoryCell boardLimit{CategoryKind::Board, CategoryColumn::Limit};
inline constexpr CategoryCell boardCap{CategoryKind::Board, CategoryColumn::Cap};
inline constexpr CategoryCell boardUse{CategoryKind::Board, CategoryColumn::Use};
inline constexpr CategoryCell boardBinds{CategoryKind::Board, CategoryColumn::Binds};
inline constexpr CategoryCell boardGoals{CategoryKind::Board, CategoryColumn::Goals};
inline constexpr CategoryCell boardRemark{CategoryKind::Board, CategoryColumn::Remark};
inline constexpr CategoryCell lineLimit{CategoryKind::Line, CategoryColumn::Limit};
inline constexpr CategoryCell lineCap{CategoryKind::Line, CategoryColumn::Cap};
inline constexpr CategoryCell lineUse{CategoryKind::Line, CategoryColumn::Use};
inline constexpr CategoryCell lineBinds{CategoryKind::Line, CategoryColumn::Binds};
inline constexpr CategoryCell lineGoals{CategoryKind::Line, CategoryColumn::Goals};
inline constexpr CategoryCell lineRemark{CategoryKind::Line, CategoryColumn::Remark};

} // namespace category_cells

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "core/goalset/goalset.h"

#include <QString>

#include <vector>

namespace boardwright {

/// An enabled objective, for counting cells.
struct Supplier {
    const Objective *objective = nullptr;
    int copies = 1; ///< limited by individual limit and values
    int tag = -1; ///< index of the tag; -1: none
    int group = -1; ///< index of its first exclusion group; -1: none
    bool isForced = false;
    std::vector<int> sites; ///< forced goals only: forced cells on the board, distinct, ascending
    QString closedCategory; ///< one of its board categories with capacity 0; null: none
    bool isClosed = false; ///< whether there is such a category
};

/// Upper bound on the cells of a board that the goals of a set can fill, from constraints on goals
/// one by one: copies of a goal share no line; goals of a tag supply one cell together; those of an
/// exclusion group what it allows (for a goal in several groups the first counts); forced goals
/// fill distinct forced cells (a maximum matching, by Kuhn's augmenting paths). Refers to the set
/// and the shape, which must outlive it.
class Supply final {
public:
    Supply(const GoalSet &set, const Shape &shape);

    const std::vector<Supplier> &suppliers() const { return m_suppliers; }

    /// Cells in `isMeant` (by site) that the goals in `mayCount` (by supplier) can fill.
    int count(const std::vector<bool> &isMeant, const std::vector<bool> &mayCount) const;

private:
    void addSuppliers(const GoalSet &set);
    void addLines(const Shape &shape);
    int mostApart(const std::vector<int> &sites) const;

    std::size_t m_cells;
    int m_tags = 0;
    std::vector<int> m_groupCaps; ///< by exclusion group
    std::vector<Supplier> m_suppliers;
    /// For each kind of line that covers every site exactly once: the line of each site.
    std::vector<std::vector<int>> m_lineOfSite;
};

} // namespace boardwright

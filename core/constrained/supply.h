// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "core/goalset/goalset.h"

#include <QString>

#include <vector>

namespace boardwright {

/// An enabled objective as a count of cells sees it.
struct Supplier {
    const Objective *objective = nullptr;
    int copies = 1; ///< by individual limit and values
    int tag = -1; ///< index of the tag; -1: none
    int group = -1; ///< index of its first exclusion group; -1: none
    bool isForced = false;
    std::vector<int> sites; ///< of a forced one: designated cells on the board, distinct, ascending
    QString closedCategory; ///< a board category it carries that has no room at all; null: none
    bool isClosed = false; ///< whether there is such a one
};

/// How many cells of a board the goals of a set can fill at best. An upper bound that counts what
/// a look at single goals can prove: copies of a goal share no line, goals of a tag supply one
/// cell, those of an exclusion group what it allows (of several groups of a goal the first counts),
/// and forced goals stand on cells they designate, one on each (a maximum matching, after Kuhn's
/// augmenting paths). Refers to the set and the shape, which must outlive it.
class Supply final {
public:
    Supply(const GoalSet &set, const Shape &shape);

    const std::vector<Supplier> &suppliers() const { return m_suppliers; }

    /// Cells among those of `isMeant` (by site) that goals of `mayCount` (by supplier) can fill.
    int count(const std::vector<bool> &isMeant, const std::vector<bool> &mayCount) const;

private:
    void addSuppliers(const GoalSet &set);
    void addLines(const Shape &shape);
    int mostApart(const std::vector<int> &sites) const;

    std::size_t m_cells;
    int m_tags = 0;
    std::vector<int> m_groupCaps; ///< by exclusion group
    std::vector<Supplier> m_suppliers;
    /// For each kind of lines that cover every site once: the line of each site.
    std::vector<std::vector<int>> m_lineOfSite;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QList>

#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// The problems of a set by the rows that they are about. Made anew with every board, often of
/// thousands, and asked for every row that is painted: so nothing is hashed or allocated by row.
/// Pure.
class RowProblems final {
public:
    RowProblems() = default;
    /// Problems of no row are left out.
    explicit RowProblems(const QList<Problem> &problems);

    int count(RowId row) const { return static_cast<int>(placesOf(row).size()); }

    bool has(RowId row) const { return count(row) > 0; }

    /// In the order of the list.
    QList<Problem> of(RowId row) const;

    /// The worst of them; nothing: there are none.
    std::optional<Severity> worst(RowId row) const;

    /// Whether of(row) is equal.
    bool isSame(RowId row, const RowProblems &other) const;

    /// The list that they come from.
    const QList<Problem> &all() const { return m_all; }

private:
    std::span<const qsizetype> placesOf(RowId row) const;

    QList<Problem> m_all;
    /// Places in the list, by row.
    std::vector<qsizetype> m_places;
    /// By the number of a row: where it begins in m_places. Rows are numbered on from one.
    std::vector<std::size_t> m_begins;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QList>

#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// The problems of a set by row. Built for every board, often from thousands of problems, and
/// queried for every painted row, so nothing is hashed or allocated per row. Pure.
class RowProblems final {
public:
    RowProblems() = default;
    /// Ignores problems without a row.
    explicit RowProblems(const QList<Problem> &problems);

    int count(RowId row) const { return static_cast<int>(placesOf(row).size()); }

    bool has(RowId row) const { return count(row) > 0; }

    /// In the order of the list.
    QList<Problem> of(RowId row) const;

    /// The worst severity; std::nullopt if there are no problems.
    std::optional<Severity> worst(RowId row) const;

    /// Whether of(row) is equal.
    bool isSame(RowId row, const RowProblems &other) const;

    /// The list that it was built from.
    const QList<Problem> &all() const { return m_all; }

private:
    std::span<const qsizetype> placesOf(RowId row) const;

    QList<Problem> m_all;
    /// Indices into the list, ordered by row.
    std::vector<qsizetype> m_places;
    /// By row number: the start of its indices in m_places. Row numbers are dense, from 1.
    std::vector<std::size_t> m_begins;
};

} // namespace boardwright

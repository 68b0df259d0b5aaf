// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>

#include <algorithm>
#include <utility>
#include <vector>

namespace boardwright {

/// Where the rows of a list stand, by their ids. Rows are numbered on from one as they come, never
/// by a file, so a plain table by number is small, and made in a tenth of the time that hashing
/// thousands of rows takes. A value.
class RowPlaces final {
public:
    RowPlaces() = default;

    /// The rows' ids are distinct.
    template <typename Row>
    explicit RowPlaces(const QList<Row> &rows)
    {
        if (rows.isEmpty())
            return;
        const auto [least, most] = std::ranges::minmax_element(rows, {}, &Row::id);
        m_first = std::to_underlying(least->id);
        m_places.resize(std::size_t{std::to_underlying(most->id)} - m_first + 1, -1);
        for (qsizetype place = 0; place < rows.size(); ++place)
            m_places[std::to_underlying(rows[place].id) - m_first] = static_cast<int>(place);
    }

    /// 0-based; -1: the list has no such row.
    int of(RowId id) const
    {
        const std::size_t number = std::to_underlying(id);
        return number < m_first || number - m_first >= m_places.size() ? -1
                                                                       : m_places[number - m_first];
    }

private:
    std::size_t m_first = 0;
    std::vector<int> m_places; ///< by the number of a row, from m_first on
};

} // namespace boardwright

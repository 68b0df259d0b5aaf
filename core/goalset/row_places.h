// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>

#include <algorithm>
#include <utility>
#include <vector>

namespace boardwright {

/// Maps the row ids of a list to their indices. Ids are assigned consecutively and never come from
/// a file, so a plain array indexed by id stays small and is built ten times faster than a hash of
/// thousands of rows. A value.
class RowPlaces final {
public:
    RowPlaces() = default;

    /// Row ids must be distinct.
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

    /// 0-based; -1 if the list has no such row.
    int of(RowId id) const
    {
        const std::size_t number = std::to_underlying(id);
        return number < m_first || number - m_first >= m_places.size() ? -1
                                                                       : m_places[number - m_first];
    }

private:
    std::size_t m_first = 0;
    std::vector<int> m_places; ///< by id - m_first
};

} // namespace boardwright

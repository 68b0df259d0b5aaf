// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace boardwright {

/// Tells a last line of a table that adds up a column, or counts its numbers. One thread.
class ColumnSums final {
public:
    explicit ColumnSums(std::size_t columns)
        : m_sums(columns)
    {
    }

    /// Adds the next cell of a column; nothing: it is no number.
    void add(std::size_t column, std::optional<double> number)
    {
        Sum &sum = m_sums[column];
        sum.before += sum.last.value_or(0);
        sum.numbers += sum.last ? 1 : 0;
        sum.last = number;
    }

    /// Whether the last cell of some column is what the cells before it add up to, or their number.
    bool isTotal() const
    {
        return std::ranges::any_of(m_sums, [](const Sum &sum) {
            return sum.last && sum.numbers > 0
                && (*sum.last == sum.before || *sum.last == static_cast<double>(sum.numbers));
        });
    }

private:
    struct Sum {
        double before = 0; ///< the cells but the last
        qint64 numbers = 0; ///< the same
        std::optional<double> last{};
    };

    std::vector<Sum> m_sums; ///< by column
};

} // namespace boardwright

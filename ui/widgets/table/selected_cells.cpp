// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/selected_cells.h"

#include <QItemSelectionModel>

#include <algorithm>

namespace boardwright {

SelectedCells::SelectedCells(const QItemSelectionModel &model, int first, int last)
    : m_first(first)
    , m_rows(static_cast<std::size_t>(std::max(0, last - first + 1)))
{
    const QItemSelection selection = model.selection();
    for (const QItemSelectionRange &range : selection) {
        const int top = std::max(range.top(), first);
        const int bottom = std::min(range.bottom(), last);
        for (int row = top; row <= bottom; ++row)
            m_rows[static_cast<std::size_t>(row - first)].emplace_back(range.left(), range.right());
    }
}

const std::vector<SelectedCells::Span> *SelectedCells::spansOf(int row) const
{
    const auto at = static_cast<std::size_t>(row - m_first);
    return row < m_first || at >= m_rows.size() ? nullptr : &m_rows[at];
}

bool SelectedCells::contains(int row, int column) const
{
    const std::vector<Span> *spans = spansOf(row);
    return spans != nullptr && std::ranges::any_of(*spans, [column](const Span &span) {
        return column >= span.first && column <= span.second;
    });
}

bool SelectedCells::touches(int row) const
{
    const std::vector<Span> *spans = spansOf(row);
    return spans != nullptr && !spans->empty();
}

} // namespace boardwright

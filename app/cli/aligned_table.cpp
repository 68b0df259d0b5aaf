// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/aligned_table.h"

#include <algorithm>

namespace boardwright {

void AlignedTable::add(const QStringList &cells)
{
    m_widths.resize(std::max(m_widths.size(), cells.size()));
    for (qsizetype i = 0; i < cells.size(); ++i)
        m_widths[i] = std::max(m_widths[i], cells[i].size());
    m_rows << cells;
}

void AlignedTable::write(QTextStream &out) const
{
    for (const QStringList &cells : m_rows) {
        out << "  " << cells.first().leftJustified(m_widths.first());
        for (qsizetype i = 1; i < cells.size(); ++i)
            out << "  " << cells[i].rightJustified(m_widths[i]);
        out << u'\n';
    }
}

} // namespace boardwright

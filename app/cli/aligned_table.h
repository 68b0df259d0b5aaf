// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QTextStream>

namespace boardwright {

/// Rows of text in columns as wide as they must be, the first to the left and all others to the
/// right, for a terminal. All rows have as many cells, at least one.
class AlignedTable final {
public:
    void add(const QStringList &cells);
    /// Indented by two spaces.
    void write(QTextStream &out) const;

private:
    QList<qsizetype> m_widths;
    QList<QStringList> m_rows;
};

} // namespace boardwright

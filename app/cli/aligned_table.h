// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QTextStream>

namespace boardwright {

/// A plain-text table for a terminal. Columns are as wide as their widest cell; the first is
/// left-aligned, all others are right-aligned. All rows must have the same number of cells, at
/// least one.
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

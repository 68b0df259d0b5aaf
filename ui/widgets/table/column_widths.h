// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QTableView>

namespace boardwright {

/// What is declared of the widths of a table's columns.
struct ColumnPlan {
    int rest = -1; ///< the column that gives way; -1: the last one
    int lastInView = -1; ///< the last column that has to be in view; -1: the last one
    QMap<int, int> least{}; ///< by column: characters of average width that it is wide at least,
                            ///< whatever it holds now
};

/// Shares a table's viewport among its columns by what they hold. One of them gives way: it gets
/// what it takes to be read first, the others what their content wants, and it the rest again.
/// Columns after the last that has to be in view come into view while there is room all the same,
/// and are reached by scrolling otherwise. A width that a person gave a column is kept.
class ColumnWidths final : public QObject {
    Q_OBJECT

public:
    /// `table` must outlive this.
    explicit ColumnWidths(QTableView &table);

    /// fit() comes next.
    void setPlan(const ColumnPlan &plan) { m_plan = plan; }

    /// Looks at what the cells hold now, a sample of them, then fills the viewport.
    void fit();
    /// After the viewport's width has changed, or which columns are shown.
    void fill();

    /// The widths that a person gave, in pixels, by column; the one that gives way is never there.
    const QMap<int, int> &own() const { return m_own; }

    /// fill() comes next.
    void setOwn(const QMap<int, int> &own) { m_own = own; }

private:
    /// How wide a column would like to be, in pixels.
    struct Wanted {
        int least = 0; ///< most of its cells can be read
        int most = 0; ///< nothing is cut that is not very long
    };

    Wanted wanted(int column);
    Wanted measured(int column) const;
    int lastColumn() const;
    /// The column that gives way.
    int restColumn() const;
    int lastInView() const;
    int leastWidth(int column) const;
    QList<int> inView(int room);
    void share(const QList<int> &columns, int room);
    void giveRest();
    void follow(int column, int before, int now);

    QTableView &m_table;
    ColumnPlan m_plan;
    QMap<int, int> m_own;
    QMap<int, Wanted> m_seen; ///< what the cells would take, of columns asked for since fit()
    bool m_isFilling = false;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QTableView>

namespace boardwright {

/// The declared widths of a table's columns.
struct ColumnPlan {
    int rest = -1; ///< the flexible column; -1: the last one
    bool fills = true; ///< whether the flexible column gets all width that the others leave
    int lastInView = -1; ///< the last column that must be visible; -1: the last one
    QMap<int, int> least{}; ///< minimum width by column, in characters of average width,
                            ///< whatever the cells contain
};

/// Distributes a table's viewport among its columns by their content. One column is flexible: it
/// first gets a legible width, then the others get what their content needs, and the flexible
/// column gets the rest. Columns after ColumnPlan::lastInView are visible if they fit, and
/// otherwise reached by scrolling. Widths set by the user are kept.
class ColumnWidths final : public QObject {
    Q_OBJECT

public:
    /// `table` must outlive this object.
    explicit ColumnWidths(QTableView &table);

    /// Call fit() afterwards.
    void setPlan(const ColumnPlan &plan) { m_plan = plan; }

    /// Measures a sample of the cells again, then fills the viewport.
    void fit();
    /// Call after the width of the viewport or the set of visible columns changed, and when the
    /// table is shown: while it is hidden, it has no width to share.
    void fill();

    /// Call when titles changed; the next fill() measures them again.
    void forgetTitles() { m_titles.clear(); }

    /// The widths set by the user, in pixels, by column; never contains the flexible column.
    const QMap<int, int> &own() const { return m_own; }

    /// Call fill() afterwards.
    void setOwn(const QMap<int, int> &own) { m_own = own; }

private:
    /// The desired widths of a column, in pixels.
    struct Wanted {
        int least = 0; ///< most of its cells are legible, and all numbers are whole
        int most = 0; ///< only very long content is cut
        int numbers = 0; ///< all numbers are whole
    };

    Wanted wanted(int column);
    Wanted measured(int column) const;
    int lastColumn() const;
    /// The flexible column.
    int restColumn() const;
    int lastInView() const;
    int titleWidth(int column);
    int leastWidth(int column);
    QList<int> inView(int room);
    void share(const QList<int> &columns, int room);
    void giveRest();
    void follow(int column, int before, int now);

    QTableView &m_table;
    ColumnPlan m_plan;
    QMap<int, int> m_own;
    QMap<int, Wanted> m_seen; ///< desired widths of the columns measured since fit()
    QMap<int, int> m_titles; ///< widths of titles measured since fit()
    bool m_isFilling = false;
};

} // namespace boardwright

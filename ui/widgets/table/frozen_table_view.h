// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace boardwright {

class FrozenHeader;
class SelectedCells;

/// A table whose first visible columns stay in place while the others scroll below them. It is a
/// single view: positions (visualRect(), indexAt()) are those on the screen. The row of the current
/// cell is softly marked over its whole width. Has no spans and no grid; rows are in the order of
/// the model.
class FrozenTableView : public QTableView {
    Q_OBJECT

public:
    explicit FrozenTableView(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

    /// Nothing is frozen if that would leave little room for the other columns.
    void setFrozenColumns(int count);

    /// The width of the frozen columns at present.
    int frozenWidth() const;

    FrozenHeader &columnHeader() const { return *m_header; }

    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

protected:
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void paintEvent(QPaintEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void leaveEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

protected Q_SLOTS:
    void updateEditorGeometries() override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    bool isFrozen(const QModelIndex &index) const;
    /// The whole row; empty if it is not visible.
    QRect rowRect(int row) const;
    void paintCurrentRow(QPainter &painter) const;
    /// Paints the columns from visual index `from` up to but not including `to` within the region.
    void paintCells(QPainter &painter, const QRegion &region, const SelectedCells &selected,
        int from, int to) const;
    void paintCell(QPainter &painter, QStyleOptionViewItem option, const QModelIndex &index) const;
    void clipEditor();

    FrozenHeader *m_header;
    QPersistentModelIndex m_hovered;
};

} // namespace boardwright

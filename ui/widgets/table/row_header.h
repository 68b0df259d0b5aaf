// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/selected_cells.h"

#include <QHeaderView>
#include <QTimer>

#include <optional>

class QTableView;

namespace boardwright {

/// The header beside a table's rows: row numbers, and icons if the model has any. A click selects
/// the row. Selected rows can be dragged to another place, or out of the table to another widget.
/// Does not use QDrag, whose event loop would block the window.
class RowHeader final : public QHeaderView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowHeader)

public:
    /// Becomes the vertical header of `table`.
    explicit RowHeader(QTableView &table);
    ~RowHeader() override;

    /// Whether rows can be dragged to another place. If not, an attempt shows `reason`.
    void setMovable(bool movable, const QString &reason = {});

    /// The highest possible row number, for tables that show only some of the rows.
    void setHighest(int number);

    /// During a drag, the row before which the dragged rows would go; rowCount() means the end.
    std::optional<int> dropRow() const { return m_dropRow; }

    QSize sizeHint() const override;

Q_SIGNALS:
    void dropRowChanged();
    /// The selected rows were dropped before this row.
    void rowsDropped(int before);
    /// Rows are dragged outside of the table, to its left or right (draggedOut()), came back or the
    /// drag ended, or were dropped there. Positions are on the screen.
    void draggedOut(const QPoint &globalPosition);
    void backFromOutside();
    void droppedOut(const QPoint &globalPosition);
    /// Requests the context menu of the selected rows.
    void menuWanted(const QPoint &globalPosition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;

private:
    struct Press {
        QPoint at;
        int row = 0;
        bool wasRefused = false;
    };

    void beginDrag();
    void dragTo(QPoint position);
    void setOutside(bool outside);
    bool isBeside(QPoint position) const;
    void scrollFurther();
    void endDrag();
    int iconSide() const;

    QTableView &m_table;
    QString m_reason;
    std::optional<Press> m_press; ///< on a selected row
    std::optional<int> m_dropRow;
    SelectedCells m_selected; ///< valid while painting
    QPoint m_dragAt;
    QTimer m_scrollTimer;
    int m_highest = 0; ///< highest row number
    bool m_isMovable = true;
    bool m_isDragging = false;
    bool m_isOutside = false;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/selected_cells.h"

#include <QHeaderView>
#include <QTimer>

#include <optional>

class QTableView;

namespace boardwright {

/// The header beside a table's rows: the number of each and an icon that its model may have for it.
/// A click selects the row, and selected rows are dragged to another place by it, or out of the
/// table to whoever wants them. Without QDrag, whose event loop would hold up the window.
class RowHeader final : public QHeaderView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowHeader)

public:
    /// Becomes the vertical header of `table`.
    explicit RowHeader(QTableView &table);
    ~RowHeader() override;

    /// Whether rows can be dragged to another place. If not, who tries is told `reason`.
    void setMovable(bool movable, const QString &reason = {});

    /// The highest number that a row can have, where only some of the rows are shown.
    void setHighest(int number);

    /// While rows are dragged: the row that they would be put before; rowCount(): behind the last.
    std::optional<int> dropRow() const { return m_dropRow; }

    QSize sizeHint() const override;

Q_SIGNALS:
    void dropRowChanged();
    /// The selected rows are to stand before this one.
    void rowsDropped(int before);
    /// They are dragged about outside of the table, to the side of it, until they are back inside
    /// or the drag has ended; and dropped there. Positions on the screen.
    void draggedOut(const QPoint &globalPosition);
    void backFromOutside();
    void droppedOut(const QPoint &globalPosition);
    /// For the selected rows.
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
    SelectedCells m_selected; ///< while it paints
    QPoint m_dragAt;
    QTimer m_scrollTimer;
    int m_highest = 0; ///< of the numbers
    bool m_isMovable = true;
    bool m_isDragging = false;
    bool m_isOutside = false;
};

} // namespace boardwright

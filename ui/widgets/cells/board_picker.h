// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"

#include <QList>
#include <QWidget>

#include <memory>

namespace boardwright {

/// A small board whose cells can be checked. Positions count from 1, as in files.
class BoardPicker final : public QWidget {
    Q_OBJECT

public:
    explicit BoardPicker(QWidget *parent = nullptr);

    /// Null hides the board.
    void setShape(std::shared_ptr<const Shape> shape);
    void setChecked(const QList<int> &positions);

    int cells() const;

    /// The cell that keys apply to; 0 if there is none.
    int current() const { return m_current; }

    void setCurrent(int position);
    /// Moves to another cell by an arrow key; false at the edge of the board.
    bool moveCurrent(int key);

    /// The area of a cell.
    QRect cellRect(int position) const;

    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void toggled(int position);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    qreal unit() const;

    std::shared_ptr<const Shape> m_shape;
    QList<int> m_checked;
    int m_current = 0;
};

} // namespace boardwright

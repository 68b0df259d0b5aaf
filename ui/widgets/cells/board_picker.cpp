// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/board_picker.h"

#include "ui/text/number_text.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

constexpr int pickerMargin = 6;

} // namespace

BoardPicker::BoardPicker(QWidget *parent)
    : QWidget(parent)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setAccessibleName(tr("Positions on the board"));
}

void BoardPicker::setShape(std::shared_ptr<const Shape> shape)
{
    m_shape = std::move(shape);
    m_current = 0;
    updateGeometry();
    update();
}

void BoardPicker::setChecked(const QList<int> &positions)
{
    m_checked = positions;
    update();
}

int BoardPicker::cells() const
{
    return m_shape ? static_cast<int>(m_shape->sites.size()) : 0;
}

void BoardPicker::setCurrent(int position)
{
    m_current = position;
    update();
}

/// Side of a cell: fits three digits, but is smaller on large boards.
qreal BoardPicker::unit() const
{
    const qreal plain = fontMetrics().horizontalAdvance(QStringLiteral("000")) * 1.35;
    const qreal longest
        = m_shape ? std::max({1.0, m_shape->size.width(), m_shape->size.height()}) : 1.0;
    return std::min(plain, 420 / longest);
}

QSize BoardPicker::sizeHint() const
{
    if (!m_shape || m_shape->sites.empty())
        return {0, 0};
    return {static_cast<int>(std::ceil(m_shape->size.width() * unit())) + 2 * pickerMargin,
        static_cast<int>(std::ceil(m_shape->size.height() * unit())) + 2 * pickerMargin};
}

QRect BoardPicker::cellRect(int position) const
{
    if (position < 1 || position > cells())
        return {};
    const QRectF &place = m_shape->sites[static_cast<std::size_t>(position - 1)].place;
    return QRectF(pickerMargin + place.left() * unit(), pickerMargin + place.top() * unit(),
        place.width() * unit(), place.height() * unit())
        .adjusted(1, 1, -1, -1)
        .toRect();
}

/// Moves to the nearest cell in that direction.
bool BoardPicker::moveCurrent(int key)
{
    if (m_current == 0) {
        setCurrent(cells() > 0 ? 1 : 0);
        return m_current > 0;
    }
    const QPointF from = cellRect(m_current).toRectF().center();
    int best = 0;
    qreal bestWay = 0;
    for (int position = 1; position <= cells(); ++position) {
        const QPointF way = cellRect(position).toRectF().center() - from;
        const qreal ahead = key == Qt::Key_Left ? -way.x()
            : key == Qt::Key_Right              ? way.x()
            : key == Qt::Key_Up                 ? -way.y()
                                                : way.y();
        const qreal aside
            = std::abs(key == Qt::Key_Left || key == Qt::Key_Right ? way.y() : way.x());
        if (ahead < 1 || aside > ahead)
            continue;
        const qreal length = ahead + 2 * aside;
        if (best == 0 || length < bestWay) {
            best = position;
            bestWay = length;
        }
    }
    if (best == 0)
        return false;
    setCurrent(best);
    return true;
}

void BoardPicker::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    for (int position = 1; position <= cells(); ++position) {
        if (cellRect(position).contains(at)) {
            setCurrent(position);
            Q_EMIT toggled(position);
            return;
        }
    }
}

void BoardPicker::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    QFont small = font();
    if (small.pointSizeF() > 0)
        small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    for (int position = 1; position <= cells(); ++position) {
        const QRect cell = cellRect(position);
        const bool isChecked = m_checked.contains(position);
        painter.fillRect(
            cell, isChecked ? palette().color(QPalette::Highlight) : mixed(base, text, 0.06));
        painter.setPen(
            isChecked ? palette().color(QPalette::HighlightedText) : mixed(base, text, 0.7));
        painter.drawText(cell, Qt::AlignCenter, wholeText(position));
        painter.setPen(mixed(base, text, 0.25));
        painter.setBrush(Qt::NoBrush);
        if (position == m_current)
            painter.setPen(QPen(text, 2));
        painter.drawRect(cell);
    }
}

} // namespace boardwright

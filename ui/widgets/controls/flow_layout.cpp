// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace boardwright {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items << item;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index < 0 || index >= m_items.size() ? nullptr : m_items.takeAt(index);
}

QList<FlowLayout::Line> FlowLayout::linesFor(int width) const
{
    QList<Line> lines;
    int used = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const int wanted = item->sizeHint().width();
        if (lines.isEmpty() || used + spacing() + wanted > width) {
            lines.append(Line());
            used = wanted;
        } else {
            used += spacing() + wanted;
        }
        lines.last() << item;
    }
    return lines;
}

QList<int> FlowLayout::widthsIn(const Line &line, int width) const
{
    QList<int> widths;
    int room = width - static_cast<int>(line.size() - 1) * spacing();
    for (const QLayoutItem *item : line) {
        widths << std::min(item->sizeHint().width(), width);
        room -= widths.last();
    }
    QList<qsizetype> expanding;
    for (qsizetype place = 0; place < line.size(); ++place) {
        if (line.at(place)->expandingDirections().testFlag(Qt::Horizontal))
            expanding << place;
    }
    auto left = static_cast<int>(expanding.size());
    for (const qsizetype place : std::as_const(expanding)) {
        const int wanted = widths[place] + std::max(0, room) / left--;
        const int given = std::min(wanted, line.at(place)->maximumSize().width());
        room -= given - widths[place];
        widths[place] = given;
    }
    return widths;
}

int FlowLayout::layOut(const QRect &rect, bool places) const
{
    const QRect inside = rect.marginsRemoved(contentsMargins());
    int top = inside.top();
    for (const Line &line : linesFor(inside.width())) {
        const QList<int> widths = widthsIn(line, inside.width());
        int height = 0;
        for (qsizetype i = 0; i < line.size(); ++i)
            height = std::max(height,
                line.at(i)->hasHeightForWidth() ? line.at(i)->heightForWidth(widths.at(i))
                                                : line.at(i)->sizeHint().height());
        int left = inside.left();
        for (qsizetype i = 0; places && i < line.size(); ++i) {
            const QRect place(left, top, widths.at(i), height);
            line.at(i)->setGeometry(
                QStyle::visualRect(parentWidget()->layoutDirection(), inside, place));
            left += widths.at(i) + spacing();
        }
        top += height + spacing();
    }
    const QMargins margins = contentsMargins();
    return std::max(0, top - spacing() - inside.top()) + margins.top() + margins.bottom();
}

int FlowLayout::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + (width == 0 ? 0 : spacing());
        height = std::max(height, item->sizeHint().height());
    }
    return QSize(width, height).grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize least(0, 0);
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    }
    return least.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTabBar>

#include <algorithm>

namespace boardwright {

/// The tool tip that is shown; null if there is none.
inline QLabel *shownTip()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<QLabel *>(widget);
    }
    return nullptr;
}

/// Points where tool tips are asked for: the middle of each part that the widget declares, and
/// otherwise a grid.
inline QList<QPoint> pointsOf(QWidget &widget)
{
    QList<QPoint> points;
    if (const auto *bar = qobject_cast<QTabBar *>(&widget)) {
        for (int i = 0; i < bar->count(); ++i)
            points << bar->tabRect(i).center();
        return points;
    }
    if (const auto *menu = qobject_cast<QMenu *>(&widget)) {
        for (QAction *action : menu->actions())
            points << menu->actionGeometry(action).center();
        return points;
    }
    auto *scrolled = qobject_cast<QAbstractScrollArea *>(widget.parentWidget());
    if (const auto *header = qobject_cast<QHeaderView *>(scrolled)) {
        for (int i = 0; i < std::min(40, header->count()); ++i) {
            const int middle = header->sectionViewportPosition(i) + header->sectionSize(i) / 2;
            points << (header->orientation() == Qt::Horizontal
                    ? QPoint(middle, header->height() / 2)
                    : QPoint(header->width() / 2, middle));
        }
        return points;
    }
    const bool isWhole = widget.findChild<QWidget *>(Qt::FindDirectChildrenOnly) != nullptr
        || qobject_cast<QAbstractButton *>(&widget) != nullptr
        || qobject_cast<QLabel *>(&widget) != nullptr;
    if (isWhole)
        return {widget.rect().center()};
    constexpr int across = 80;
    constexpr int down = 14;
    for (int y = down / 2; y < widget.height(); y += down) {
        for (int x = across / 2; x < widget.width(); x += across)
            points << QPoint(x, y);
    }
    return points;
}

} // namespace boardwright

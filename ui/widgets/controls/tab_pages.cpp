// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/tab_pages.h"

#include <QEvent>
#include <QTabBar>

#include <utility>

namespace boardwright {

void TabPages::setTitle(int tab, const QString &title)
{
    // The bar requests a new layout by itself if the title needs another width.
    if (tabText(tab) != title)
        tabBar()->setTabText(tab, title);
}

std::array<QSize, 3> TabPages::wantedSizes() const
{
    const auto wanted = [](const QWidget *part) {
        return part == nullptr || part->isHidden() ? QSize() : part->sizeHint();
    };
    return {wanted(tabBar()), wanted(cornerWidget(Qt::TopLeftCorner)),
        wanted(cornerWidget(Qt::TopRightCorner))};
}

bool TabPages::event(QEvent *event)
{
    // The base class lays out on its own only when it is resized or shown, or gets another page,
    // style or font.
    if (event->type() == QEvent::LayoutRequest && isVisible()) {
        const auto wanted = wantedSizes();
        if (std::exchange(m_laidOut, wanted) == wanted) {
            updateGeometry(); // its own size hint may have changed
            return true;
        }
    }
    return QTabWidget::event(event);
}

} // namespace boardwright

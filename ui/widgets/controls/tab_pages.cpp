// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/tab_pages.h"

#include <QEvent>
#include <QTabBar>

#include <utility>

namespace boardwright {

void TabPages::setTitle(int tab, const QString &title)
{
    // The bar asks for another layout by itself where the title wants another width.
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
    // Of itself the base lays out when it is resized, shown, or gets another page, style or font.
    if (event->type() == QEvent::LayoutRequest && isVisible()) {
        const auto wanted = wantedSizes();
        if (std::exchange(m_laidOut, wanted) == wanted) {
            updateGeometry(); // it may want another size as a whole
            return true;
        }
    }
    return QTabWidget::event(event);
}

} // namespace boardwright

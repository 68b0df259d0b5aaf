// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/popup_panel.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScreen>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int edge = 4; ///< margin to the edge of the screen

} // namespace

PopupPanel::PopupPanel(QWidget &anchor)
    : QFrame(&anchor, Qt::Popup)
    , m_anchor(anchor)
{
    setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
}

/// On the screen.
QRect PopupPanel::place() const
{
    const QRect part = m_part.isEmpty() ? m_anchor.rect() : m_part;
    return {m_anchor.mapToGlobal(part.topLeft()), part.size()};
}

void PopupPanel::fit()
{
    adjustSize();
    const QRect anchor = place();
    const QRect below(anchor.bottomLeft() + QPoint(0, 2), size());
    const QRect room
        = m_anchor.screen()->availableGeometry().marginsRemoved({edge, edge, edge, edge});
    QPoint corner = below.topLeft();
    if (below.bottom() > room.bottom())
        corner.setY(anchor.top() - 1 - height());
    // If the anchor is on no screen, uses the edge of the nearest one.
    corner.setX(std::max(room.left(), std::min(corner.x(), room.right() + 1 - width())));
    corner.setY(std::max(room.top(), std::min(corner.y(), room.bottom() + 1 - height())));
    move(corner);
}

void PopupPanel::open(QWidget *first, const QRect &part)
{
    m_part = part;
    m_keeps = true;
    fit();
    show();
    if (first != nullptr)
        first->setFocus(Qt::PopupFocusReason);
}

void PopupPanel::closeEvent(QCloseEvent *event)
{
    Q_EMIT closing(m_keeps);
    QFrame::closeEvent(event);
    m_anchor.setFocus(Qt::PopupFocusReason);
}

void PopupPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Cancel))
        m_keeps = false;
    QFrame::keyPressEvent(event); // closes the panel
}

void PopupPanel::mousePressEvent(QMouseEvent *event)
{
    // Without this, the click on the anchor that closes the panel would open it again.
    setAttribute(Qt::WA_NoMouseReplay, place().contains(event->globalPosition().toPoint()));
    QFrame::mousePressEvent(event); // closes the panel
}

} // namespace boardwright

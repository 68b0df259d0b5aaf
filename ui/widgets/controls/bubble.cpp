// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/bubble.h"

#include <QEvent>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

Bubble::Bubble(QWidget &anchor)
    : QFrame(&anchor, Qt::ToolTip | Qt::WindowDoesNotAcceptFocus)
    , m_anchor(anchor)
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setAutoFillBackground(true);
    QPalette own = palette();
    own.setColor(QPalette::WindowText, own.color(QPalette::Mid)); // colour of the frame
    setPalette(own);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSizeConstraint(QLayout::SetFixedSize); // follows its content, also when that shrinks
    anchor.installEventFilter(this);
}

void Bubble::setContent(QWidget *content)
{
    content->setFocusPolicy(Qt::NoFocus);
    content->setPalette(m_anchor.palette());
    layout()->addWidget(content);
}

void Bubble::open()
{
    if (!m_anchor.isVisible())
        return;
    layout()->invalidate();
    layout()->activate();
    place();
    show();
}

void Bubble::place()
{
    const QRect screen = m_anchor.screen()->availableGeometry();
    QPoint corner = m_anchor.mapToGlobal(QPoint(0, m_anchor.height() + 1));
    if (corner.y() + height() > screen.bottom())
        corner.setY(m_anchor.mapToGlobal(QPoint(0, -1)).y() - height());
    corner.setX(std::max(screen.left(), std::min(corner.x(), screen.right() + 1 - width())));
    move(corner);
}

/// The content may shrink after the bubble was opened.
void Bubble::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (isVisible())
        place();
}

bool Bubble::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_anchor && isVisible()) {
        switch (event->type()) {
        case QEvent::FocusOut:
        case QEvent::Hide:
            hide();
            break;
        case QEvent::Move:
        case QEvent::Resize:
            place();
            break;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/fitting_area.h"

#include <QEvent>

#include <algorithm>

namespace boardwright {

FittingArea::FittingArea(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus); // its content takes it
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    content->installEventFilter(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int FittingArea::heightForWidth(int width) const
{
    return widget()->hasHeightForWidth() ? widget()->heightForWidth(width)
                                         : widget()->sizeHint().height();
}

QSize FittingArea::sizeHint() const
{
    return widget()->sizeHint();
}

QSize FittingArea::minimumSizeHint() const
{
    constexpr int lines = 2;
    const QSize least = widget()->minimumSizeHint();
    return {least.width(), std::min(least.height(), lines * fontMetrics().height())};
}

/// A scroll area does not tell its own layout that its content wants another size.
bool FittingArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    // Content that is hidden takes no room.
    if (watched == widget()
        && (event->type() == QEvent::HideToParent || event->type() == QEvent::ShowToParent))
        setVisible(!widget()->isHidden());
    return QScrollArea::eventFilter(watched, event);
}

} // namespace boardwright

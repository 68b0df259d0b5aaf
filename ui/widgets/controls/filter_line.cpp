// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/filter_line.h"

#include <QKeyEvent>

namespace boardwright {

void FilterLine::setPurpose(const QString &purpose)
{
    setPlaceholderText(purpose);
    setAccessibleName(purpose);
    setToolTip(purpose); // there may be no room for all of it
    setClearButtonEnabled(true);
}

void FilterLine::begin()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

void FilterLine::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        clear();
        Q_EMIT left();
        break;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT left();
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace boardwright

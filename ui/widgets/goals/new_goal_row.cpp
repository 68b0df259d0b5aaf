// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/new_goal_row.h"

#include <QKeyEvent>

namespace boardwright {

NewGoalRow::NewGoalRow(QWidget *parent)
    : QToolButton(parent)
{
    setText(tr("New goal…"));
    setToolTip(tr("Type here to add a goal at the end (Enter or Tab in the last row leads here)"));
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

/// Shows where typed text will go.
void NewGoalRow::focusInEvent(QFocusEvent *event)
{
    setAutoRaise(false);
    QToolButton::focusInEvent(event);
}

void NewGoalRow::focusOutEvent(QFocusEvent *event)
{
    setAutoRaise(true);
    QToolButton::focusOutEvent(event);
}

void NewGoalRow::keyPressEvent(QKeyEvent *event)
{
    constexpr Qt::KeyboardModifiers commands
        = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isText = !event->text().isEmpty() && event->text().front().isPrint()
        && !(event->modifiers() & commands);
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Escape:
        Q_EMIT left();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Insert:
    case Qt::Key_F2:
        click();
        return;
    default:
        break;
    }
    if (event->matches(QKeySequence::Paste))
        Q_EMIT pasted();
    else if (isText)
        Q_EMIT typed(event);
    else
        QToolButton::keyPressEvent(event);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/line_cell_edit.h"

#include <QKeyEvent>

namespace boardwright {

LineCellEdit::LineCellEdit(QWidget *parent)
    : QLineEdit(parent)
{
    connect(this, &QLineEdit::textEdited, this, [this] { m_wasEdited = true; });
    connect(this, &QLineEdit::editingFinished, this, [this] { tellEntered(); });
}

LineCellEdit::~LineCellEdit() = default;

void LineCellEdit::showValue(const QVariant &value)
{
    setText(value.toString());
    m_wasEdited = false;
    m_isFresh = true;
}

void LineCellEdit::beginOver()
{
    selectAll();
}

/// Tables forward the key that opened the editor as a non-spontaneous event; later key events are
/// spontaneous.
void LineCellEdit::beginOverBy(const QEvent &event)
{
    if (std::exchange(m_isFresh, false) && !event.spontaneous())
        beginOver();
}

void LineCellEdit::keyPressEvent(QKeyEvent *event)
{
    beginOverBy(*event);
    QLineEdit::keyPressEvent(event);
}

void LineCellEdit::inputMethodEvent(QInputMethodEvent *event)
{
    beginOverBy(*event);
    QLineEdit::inputMethodEvent(event);
}

void LineCellEdit::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (m_isFresh && event->reason() == Qt::OtherFocusReason) {
        deselect();
        end(false);
    }
}

} // namespace boardwright

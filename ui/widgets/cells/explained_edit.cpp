// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/explained_edit.h"

#include "ui/widgets/controls/bubble.h"
#include "ui/widgets/controls/hint_label.h"

#include <QKeyEvent>

namespace boardwright {

ExplainedEdit::ExplainedEdit(QWidget *parent)
    : LineCellEdit(parent)
    , m_bubble(new Bubble(*this))
    , m_label(new HintLabel)
{
    m_bubble->setContent(m_label);
    connect(this, &QLineEdit::textChanged, this, &ExplainedEdit::explain);
}

ExplainedEdit::~ExplainedEdit() = default;

void ExplainedEdit::explain()
{
    m_label->showHint(explanation(), !isPossible());
    setAccessibleDescription(explanation());
    if (hasFocus())
        m_bubble->open();
}

void ExplainedEdit::focusInEvent(QFocusEvent *event)
{
    LineCellEdit::focusInEvent(event);
    explain();
}

bool ExplainedEdit::wantsKey(const QKeyEvent &event) const
{
    const bool ends = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter
        || event.key() == Qt::Key_Tab;
    return ends && isMeant() && !isPossible();
}

} // namespace boardwright

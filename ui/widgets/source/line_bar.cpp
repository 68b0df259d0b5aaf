// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/line_bar.h"

#include "ui/widgets/paint/icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

namespace boardwright {

LineBar::LineBar(QWidget *parent)
    : QWidget(parent)
    , m_line(new QSpinBox(this))
{
    auto *label = new QLabel(tr("Go to line:"), this);
    label->setBuddy(m_line);
    m_line->setAccessibleName(tr("Line"));
    m_line->setMinimum(1);
    m_line->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_line->setKeyboardTracking(false);
    auto *close = new QToolButton(this);
    close->setAutoRaise(true);
    close->setIcon(namedIcon(QStringLiteral("window-close")));
    close->setToolTip(tr("Close (Escape)"));
    close->setAccessibleName(close->toolTip());

    const int inset = fontMetrics().height() / 3;
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(inset, inset, inset, inset);
    layout->addWidget(label);
    layout->addWidget(m_line);
    layout->addStretch();
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &LineBar::closed);
}

void LineBar::open(int line, int lines)
{
    m_line->setMaximum(lines);
    m_line->setValue(line);
    show();
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void LineBar::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT closed();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_line->interpretText();
        Q_EMIT lineWanted(m_line->value());
        Q_EMIT closed();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace boardwright

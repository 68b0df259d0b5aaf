// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/find_bar.h"

#include "ui/widgets/support/icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace boardwright {

FindBar::FindBar(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_result(new QLabel(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
{
    m_edit->setPlaceholderText(tr("Find in the source"));
    m_edit->setAccessibleName(m_edit->placeholderText());
    m_edit->setClearButtonEnabled(true);
    m_edit->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    m_result->setForegroundRole(QPalette::PlaceholderText);
    auto *close = new QToolButton(this);

    const auto setUp = [](QToolButton *button, const QString &icon, const QString &toolTip) {
        button->setAutoRaise(true);
        button->setIcon(namedIcon(icon));
        button->setToolTip(toolTip);
        button->setAccessibleName(toolTip);
    };
    setUp(m_previous, QStringLiteral("go-previous"), tr("Previous match (Shift+Enter)"));
    setUp(m_next, QStringLiteral("go-next"), tr("Next match (Enter)"));
    setUp(close, QStringLiteral("window-close"), tr("Close (Escape)"));

    const int inset = fontMetrics().height() / 3;
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(inset, inset, inset, inset);
    layout->setSpacing(inset);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_previous);
    layout->addWidget(m_next);
    layout->addWidget(m_result);
    layout->addStretch();
    layout->addWidget(close);

    connect(m_edit, &QLineEdit::textChanged, this, &FindBar::edited);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::previousWanted);
    connect(m_next, &QToolButton::clicked, this, &FindBar::nextWanted);
    connect(close, &QToolButton::clicked, this, &FindBar::closed);
    showMatch(0, 0);
}

QString FindBar::text() const
{
    return m_edit->text();
}

void FindBar::open()
{
    show();
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void FindBar::showMatch(int number, int count)
{
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    if (m_edit->text().isEmpty())
        m_result->clear();
    else if (count == 0)
        m_result->setText(tr("Not found"));
    else
        m_result->setText(tr("%1 of %2", "match 3 of 12").arg(number).arg(count));
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT closed();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ShiftModifier))
            Q_EMIT previousWanted();
        else
            Q_EMIT nextWanted();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace boardwright

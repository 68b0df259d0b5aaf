// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/find_bar.h"

#include "ui/text/number_text.h"
#include "ui/widgets/paint/icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace boardwright {

FindBar::FindBar(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_replacement(new QLineEdit(this))
    , m_replaceRow(new QWidget(this))
    , m_result(new QLabel(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_replace(new QToolButton(this))
    , m_replaceAll(new QToolButton(this))
{
    const auto setUpEdit = [this](QLineEdit *edit, const QString &words) {
        edit->setPlaceholderText(words);
        edit->setAccessibleName(words);
        edit->setClearButtonEnabled(true);
        edit->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    };
    setUpEdit(m_edit, tr("Find in the source"));
    setUpEdit(m_replacement, tr("Replace with"));
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
    m_replace->setText(tr("Replace"));
    m_replaceAll->setText(tr("Replace All"));

    const int inset = fontMetrics().height() / 3;
    auto *top = new QHBoxLayout;
    top->addWidget(m_edit, 1);
    top->addWidget(m_previous);
    top->addWidget(m_next);
    top->addWidget(m_result);
    top->addStretch();
    top->addWidget(close);
    auto *below = new QHBoxLayout(m_replaceRow);
    below->setContentsMargins({});
    below->addWidget(m_replacement, 1);
    below->addWidget(m_replace);
    below->addWidget(m_replaceAll);
    below->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(inset, inset, inset, inset);
    layout->setSpacing(inset);
    layout->addLayout(top);
    layout->addWidget(m_replaceRow);
    m_replaceRow->hide();

    connect(m_edit, &QLineEdit::textChanged, this, &FindBar::edited);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::previousWanted);
    connect(m_next, &QToolButton::clicked, this, &FindBar::nextWanted);
    connect(m_replace, &QToolButton::clicked, this, &FindBar::replaceWanted);
    connect(m_replaceAll, &QToolButton::clicked, this, &FindBar::replaceAllWanted);
    connect(close, &QToolButton::clicked, this, &FindBar::closed);
    showMatch(0, 0);
}

QString FindBar::text() const
{
    return m_edit->text();
}

QString FindBar::replacement() const
{
    return m_replacement->text();
}

void FindBar::open()
{
    show();
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void FindBar::openReplace()
{
    m_replaceRow->show();
    open();
}

void FindBar::setWritable(bool isWritable)
{
    m_isWritable = isWritable;
    enableButtons();
}

void FindBar::enableButtons()
{
    m_previous->setEnabled(m_count > 0);
    m_next->setEnabled(m_count > 0);
    m_replace->setEnabled(m_count > 0 && m_isWritable);
    m_replaceAll->setEnabled(m_count > 0 && m_isWritable);
}

void FindBar::showMatch(int number, int count)
{
    m_count = count;
    enableButtons();
    if (m_edit->text().isEmpty())
        m_result->clear();
    else if (count == 0)
        m_result->setText(tr("Not found"));
    else
        m_result->setText(tr("%1 of %2", "match 3 of 12").arg(wholeText(number), wholeText(count)));
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isReplacing = m_replacement->hasFocus();
    switch (event->key()) {
    case Qt::Key_Escape:
        m_replaceRow->hide();
        Q_EMIT closed();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ShiftModifier))
            Q_EMIT previousWanted();
        else if (isReplacing && m_replace->isEnabled())
            Q_EMIT replaceWanted();
        else
            Q_EMIT nextWanted();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace boardwright

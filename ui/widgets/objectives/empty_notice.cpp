// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/empty_notice.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace boardwright {

EmptyNotice::EmptyNotice(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_action(new QPushButton(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    for (QLabel *label : {m_title, m_hint}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    m_title->setFont(large);
    m_hint->setForegroundRole(QPalette::PlaceholderText);

    auto *layout = new QVBoxLayout(this);
    layout->addStretch();
    layout->addWidget(m_title);
    layout->addWidget(m_hint);
    layout->addSpacing(fontMetrics().height() / 2);
    layout->addWidget(m_action, 0, Qt::AlignHCenter);
    layout->addStretch();
    connect(m_action, &QPushButton::clicked, this, &EmptyNotice::actionClicked);
}

void EmptyNotice::setText(const QString &title, const QString &hint, const QString &action)
{
    m_title->setText(title);
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
}

} // namespace boardwright

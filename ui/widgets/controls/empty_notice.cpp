// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/empty_notice.h"

#include "ui/widgets/controls/fitting_area.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace boardwright {

EmptyNotice::EmptyNotice(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_layout(new QVBoxLayout)
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

    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->addStretch();
    layout->addWidget(m_title);
    layout->addWidget(m_hint);
    m_layout->setContentsMargins(0, fontMetrics().height() / 2, 0, 0); // without buttons no space
    layout->addLayout(m_layout);
    layout->setAlignment(m_layout, Qt::AlignHCenter);
    layout->addStretch();
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(new FittingArea(content, this));
}

void EmptyNotice::setText(const QString &title, const QString &hint, const QStringList &actions)
{
    m_title->setText(title);
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    while (m_buttons.size() < actions.size()) {
        auto *button = new QPushButton(this);
        const auto which = static_cast<int>(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, which] { actionClicked(which); });
        button->addActions(m_shortcuts);
        m_layout->addWidget(button);
        m_buttons << button;
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons.at(i)->setText(actions.value(i));
        m_buttons.at(i)->setVisible(i < actions.size());
    }
    setFocusProxy(actions.isEmpty() ? nullptr : m_buttons.first());
}

void EmptyNotice::addShortcuts(const QList<QAction *> &actions)
{
    m_shortcuts += actions;
    for (QPushButton *button : std::as_const(m_buttons))
        button->addActions(actions);
}

} // namespace boardwright

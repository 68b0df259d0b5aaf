// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/counted_edit.h"

#include "ui/widgets/paint/severity_icon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace boardwright {

CountedEdit::CountedEdit(const QString &name, qsizetype most, QWidget *parent)
    : QWidget(parent)
    , m_most(most)
    , m_edit(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_sign(new QLabel(this))
{
    setFocusProxy(m_edit);
    m_edit->setAccessibleName(name);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    // Aligns the counts of several lines below each other.
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_count->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000/000")));
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_sign);
    layout->addWidget(m_count);
    const int size = fontMetrics().height();
    m_sign->setPixmap(
        severityIcon(Severity::Warning).pixmap(QSize(size, size), devicePixelRatioF()));
    QSizePolicy policy = m_sign->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_sign->setSizePolicy(policy);
    connect(m_edit, &QLineEdit::textChanged, this, &CountedEdit::showCount);
    showCount();
}

QString CountedEdit::text() const
{
    return m_edit->text();
}

void CountedEdit::setText(const QString &text)
{
    m_edit->setText(text);
    m_edit->setCursorPosition(0);
}

bool CountedEdit::isTooLong() const
{
    return text().size() > m_most;
}

void CountedEdit::showCount()
{
    m_count->setText(tr("%1/%2", "characters typed, most").arg(m_edit->text().size()).arg(m_most));
    const QString explanation = isTooLong()
        ? tr("lockout.live accepts at most %Ln characters.", nullptr, static_cast<int>(m_most))
        : QString();
    m_sign->setVisible(isTooLong());
    m_sign->setToolTip(explanation);
    m_edit->setToolTip(explanation);
    m_edit->setAccessibleDescription(
        isTooLong() ? m_count->text() + u' ' + explanation : m_count->text());
}

} // namespace boardwright

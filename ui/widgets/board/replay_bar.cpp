// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/replay_bar.h"

#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/paint/tints.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace boardwright {

namespace {

constexpr int replayRadius = 4;

Tint groundOf(const QPalette &palette)
{
    return tint(palette.color(QPalette::Window), palette.color(QPalette::WindowText),
        palette.color(QPalette::Highlight));
}

} // namespace

ReplayBar::ReplayBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("replayBar"));
    m_text->setObjectName(QStringLiteral("replayText"));
    QFont bold = font();
    bold.setBold(true);
    m_text->setFont(bold);
    auto *end = new QToolButton(this);
    end->setObjectName(QStringLiteral("endReplay"));
    end->setText(tr("Show the Board"));
    end->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    constexpr int margin = 6;
    layout->setContentsMargins(margin, 0, margin, 0);
    layout->addWidget(m_text, 1);
    layout->addWidget(end);
    connect(end, &QToolButton::clicked, this, &ReplayBar::ended);
    colour();
}

void ReplayBar::showStep(int step, int count, const QString &words)
{
    m_text->setText(
        tr("Step %L1 of %L2: %3", "of making the board").arg(step).arg(count).arg(words));
}

QString ReplayBar::text() const
{
    return m_text->text();
}

void ReplayBar::colour()
{
    QPalette own = palette();
    own.setColor(QPalette::WindowText, groundOf(own).text);
    m_text->setPalette(own);
}

void ReplayBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

void ReplayBar::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DashLine));
    painter.setBrush(groundOf(palette()).fill);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), replayRadius, replayRadius);
}

} // namespace boardwright

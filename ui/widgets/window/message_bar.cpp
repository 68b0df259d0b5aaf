// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/message_bar.h"

#include "ui/widgets/support/colour_mix.h"
#include "ui/widgets/support/icons.h"
#include "ui/widgets/support/severity_icon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace boardwright {

namespace {

QColor tint(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return {0xda, 0x44, 0x53};
    case Severity::Warning:
        return {0xf6, 0x9a, 0x1c};
    case Severity::Hint:
        return {0x3d, 0xae, 0xe9};
    }
    return {};
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // it quotes files from strangers
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto *close = new QToolButton(this);
    close->setIcon(namedIcon(QStringLiteral("window-close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Dismiss"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &QWidget::hide);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(close);
    hide();
}

void MessageBar::showMessage(Severity severity, const QString &text)
{
    const int size = fontMetrics().height();
    m_icon->setPixmap(severityIcon(severity).pixmap(QSize(size, size), devicePixelRatioF()));
    m_text->setText(text);
    setAccessibleName(text);
    QPalette colours = parentWidget() != nullptr ? parentWidget()->palette() : palette();
    colours.setColor(QPalette::Window, mixed(colours.color(QPalette::Base), tint(severity), 0.18));
    setPalette(colours);
    show();
}

QString MessageBar::text() const
{
    return m_text->text();
}

} // namespace boardwright

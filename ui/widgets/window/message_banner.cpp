// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/message_banner.h"

#include "ui/text/words.h"
#include "ui/widgets/board/cell_text_layout.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/paint/severity_icon.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

QColor hueOf(Severity severity)
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

MessageBanner::MessageBanner(const Banner &banner, QWidget *parent)
    : QFrame(parent)
    , m_banner(banner)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(banner.text, this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAccessibleName(banner.text);
    m_icon->setAccessibleName(severityName(banner.severity));
    m_text->setAccessibleName(banner.text); // also while it is cut
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // it may quote files of unknown origin
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 1, 2, 1);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    m_buttons.reserve(banner.buttons.size());
    for (const BannerButton &answer : banner.buttons) {
        auto *button = new QPushButton(answer.text, this);
        button->setAutoDefault(true); // Return presses the focused button
        const auto number = static_cast<int>(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, number] { Q_EMIT answered(number); });
        layout->addWidget(button);
        m_buttons << button;
    }

    auto *close = new QToolButton(this);
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setToolTip(tr("Dismiss"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, [this] { Q_EMIT answered(-1); });
    layout->addWidget(close);
    m_close = close;
    showColours();
}

QWidget *MessageBanner::firstButton() const
{
    return m_buttons.isEmpty() ? m_close : m_buttons.first();
}

void MessageBanner::setMostHeight(int height)
{
    if (std::exchange(m_mostHeight, height) != height)
        fitText();
}

int MessageBanner::mostLines() const
{
    const QMargins margins = layout()->contentsMargins();
    const int free = m_mostHeight - 2 * frameWidth() - margins.top() - margins.bottom();
    return std::max(1, free / m_text->fontMetrics().lineSpacing());
}

int MessageBanner::textWidth(int width) const
{
    int others = 0;
    const QLayout &row = *layout();
    for (int i = 0; i < row.count(); ++i) {
        const QWidget *part = row.itemAt(i)->widget();
        if (part != m_text)
            others += part->sizeHint().width();
    }
    const QMargins margins = row.contentsMargins();
    return width - others - margins.left() - margins.right() - (row.count() - 1) * row.spacing()
        - 2 * frameWidth() - 2; // so that the label does not break a line again
}

bool MessageBanner::isCutAt(int width) const
{
    const QSizeF area(textWidth(width), mostLines() * m_text->fontMetrics().lineSpacing());
    return boardwright::fitText(m_banner.text, m_text->font(), area).elided;
}

void MessageBanner::fitText()
{
    QString shown = m_banner.text;
    bool isCut = false;
    if (m_mostHeight < QWIDGETSIZE_MAX) {
        const QSizeF area(textWidth(width()), mostLines() * m_text->fontMetrics().lineSpacing());
        const FittedText fitted = boardwright::fitText(shown, m_text->font(), area);
        isCut = fitted.elided;
        if (isCut)
            shown = fitted.lines.join(u'\n');
    }
    if (m_text->text() != shown)
        m_text->setText(shown);
    m_text->setToolTip(isCut ? m_banner.text : QString());
}

void MessageBanner::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitText();
}

void MessageBanner::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        Q_EMIT answered(-1);
    else
        QFrame::keyPressEvent(event);
}

void MessageBanner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showColours();
}

void MessageBanner::showColours()
{
    const int size = fontMetrics().height();
    m_icon->setPixmap(
        severityIcon(m_banner.severity).pixmap(QSize(size, size), devicePixelRatioF()));
    static_cast<QToolButton *>(m_close)->setIcon(namedIcon(QStringLiteral("window-close")));
    // Only the background changes. Text and buttons keep the colours of the window.
    QPalette colours = palette();
    const QColor ground = mixed(colours.color(QPalette::Base), hueOf(m_banner.severity), 0.18);
    if (colours.color(QPalette::Window) == ground)
        return; // this function caused the palette change
    colours.setColor(QPalette::Window, ground);
    setPalette(colours);
}

} // namespace boardwright

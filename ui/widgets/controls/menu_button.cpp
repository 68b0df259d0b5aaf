// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/menu_button.h"

#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/controls/tool_tips.h"

#include <QHelpEvent>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int lettersOnButton = 10; ///< of the text, if space is short

QString menuArrow()
{
    return QStringLiteral(" ▾");
}

} // namespace

MenuButton::MenuButton(QWidget *parent)
    : QToolButton(parent)
{
    setPopupMode(InstantPopup);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
}

QSize MenuButton::sizeHint() const
{
    const QSize base = QToolButton::sizeHint();
    return toolButtonStyle() == Qt::ToolButtonIconOnly
        ? base
        : base + QSize(fontMetrics().horizontalAdvance(menuArrow()), 0);
}

QSize MenuButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    const int letters = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    const int least = lettersOnButton * fontMetrics().averageCharWidth();
    return toolButtonStyle() == Qt::ToolButtonIconOnly
        ? whole
        : QSize(whole.width() - std::max(0, letters - least), whole.height());
}

QString MenuButton::fittingText() const
{
    const int lacking = sizeHint().width() - width();
    if (lacking <= 0)
        return text();
    const int letters = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    return fontMetrics().elidedText(
        text(), Qt::ElideRight, letters - lacking, Qt::TextShowMnemonic);
}

void MenuButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    if (toolButtonStyle() != Qt::ToolButtonIconOnly) {
        option.features.setFlag(QStyleOptionToolButton::HasMenu, false);
        option.text = fittingText() + menuArrow();
    }
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

bool MenuButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && fittingText() != text()) {
        showWhole(*this, static_cast<QHelpEvent *>(event)->globalPos(), plainActionText(text()),
            toolTip());
        return true;
    }
    return QToolButton::event(event);
}

} // namespace boardwright

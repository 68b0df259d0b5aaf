// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/combo_box.h"

#include "ui/widgets/controls/tool_tips.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int lettersInBox = 10; ///< of the text, if space is short
constexpr int boxInset = 1; ///< of the text in its place, as styles paint it

} // namespace

ComboBox::ComboBox(QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToContents);
}

QSize ComboBox::minimumSizeHint() const
{
    if (sizeAdjustPolicy() != AdjustToContents)
        return QComboBox::minimumSizeHint();
    int longest = 0;
    for (int item = 0; item < count(); ++item)
        longest = std::max(longest, fontMetrics().horizontalAdvance(itemText(item)));
    const int least = lettersInBox * fontMetrics().averageCharWidth();
    const QSize whole = sizeHint();
    return {whole.width() - std::max(0, longest - least), whole.height()};
}

void ComboBox::showPopup()
{
    const int scroll = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + scroll));
    QComboBox::showPopup();
}

QString ComboBox::fittingText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect place
        = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + 4;
    return fontMetrics().elidedText(
        currentText(), Qt::ElideRight, place.width() - 2 * boxInset - icon);
}

void ComboBox::paintEvent(QPaintEvent *event)
{
    if (isEditable() || currentIndex() < 0) {
        QComboBox::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = fittingText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

bool ComboBox::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && fittingText() != currentText()) {
        showWhole(*this, static_cast<QHelpEvent *>(event)->globalPos(), currentText(), toolTip());
        return true;
    }
    return QComboBox::event(event);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/tool_tips.h"

#include <QTextDocument>
#include <QToolTip>

namespace boardwright {

QString toolTipOf(const QString &words)
{
    return words.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(words.toHtmlEscaped());
}

void showWhole(
    QWidget &where, const QPoint &globalPosition, const QString &whole, const QString &about)
{
    const bool isRich = Qt::mightBeRichText(about);
    const QString tip = isRich ? about : toolTipOf(about);
    const bool isSaid = tip.contains(whole.toHtmlEscaped());
    QToolTip::showText(globalPosition, isSaid ? tip : toolTipOf(whole) + tip, &where);
}

void showReason(QWidget &where, const QPoint &globalPosition, const QString &reason)
{
    QToolTip::showText(globalPosition, toolTipOf(reason), &where);
}

} // namespace boardwright

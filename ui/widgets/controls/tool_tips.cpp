// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/tool_tips.h"

#include <QToolTip>

namespace boardwright {

void showTip(QWidget &where, const QPoint &globalPosition, const QString &words, const QRect &part)
{
    QToolTip::showText(globalPosition, words, &where, part);
}

void hideTip()
{
    QToolTip::hideText();
}

void showWhole(
    QWidget &where, const QPoint &globalPosition, const QString &whole, const QString &about)
{
    const bool isSaid = about.contains(whole);
    showTip(where, globalPosition,
        isSaid                ? about
            : about.isEmpty() ? whole
                              : whole + QStringLiteral("\n\n") + about);
}

void showReason(QWidget &where, const QPoint &globalPosition, const QString &reason)
{
    showTip(where, globalPosition, reason);
}

} // namespace boardwright

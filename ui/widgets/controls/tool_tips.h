// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QString>

class QWidget;

namespace boardwright {

// Tool tips are plain text: those of widgets, actions and models, too (plain_texts.h).

/// Shows a tool tip, until the pointer leaves `part` of the widget if that is given. No words hide
/// the tip.
void showTip(
    QWidget &where, const QPoint &globalPosition, const QString &words, const QRect &part = {});
void hideTip();

/// Shows a text that has no room in whole, and below it what is said about it anyway, unless that
/// contains the text.
void showWhole(
    QWidget &where, const QPoint &globalPosition, const QString &whole, const QString &about = {});

/// Shows below a point of the screen why something is not possible, until the next input. No tool
/// tip: those disappear as soon as the focus moves or a mouse button is released, and it is Enter,
/// Tab or a click that has just been refused.
void showReason(QWidget &where, const QPoint &globalPosition, const QString &reason);
/// The reason that is shown; empty if there is none.
QString shownReason();

} // namespace boardwright

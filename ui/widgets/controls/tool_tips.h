// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>

class QWidget;

namespace boardwright {

/// Plain text, which may come from a file, as a tool tip with line breaks. Empty if the text is
/// empty.
QString toolTipOf(const QString &words);

/// Shows a text that has no room in whole, and below it what is said about it anyway, unless that
/// contains the text.
void showWhole(
    QWidget &where, const QPoint &globalPosition, const QString &whole, const QString &about = {});

/// Shows at a point of the screen why something is not possible, until the next input.
void showReason(QWidget &where, const QPoint &globalPosition, const QString &reason);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>

class QWidget;

namespace boardwright {

/// Plain words, which may come from a file, as a tool tip that is broken into lines. No words, no
/// tool tip.
QString toolTipOf(const QString &words);

/// Says why something is not possible, at a point of the screen, until the person does something
/// else.
void showReason(QWidget &where, const QPoint &globalPosition, const QString &reason);

} // namespace boardwright

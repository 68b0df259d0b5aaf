// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/cell_colours.h"

#include <QString>

class QPainter;
class QRect;

namespace boardwright {

/// Paints why there is no board, in the place of one.
void paintNotice(
    QPainter &painter, const QRect &where, const CellColours &colours, const QString &text);

/// Paints the loading face over what is in its place: a short text in the middle.
void paintLoading(
    QPainter &painter, const QRect &where, const CellColours &colours, const QString &text);

} // namespace boardwright

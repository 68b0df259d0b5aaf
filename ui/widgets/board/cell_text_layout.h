// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <span>

namespace boardwright {

/// A goal broken into lines for its cell.
struct FittedText {
    QStringList lines;
    bool elided = false; ///< some of it is missing; the last line ends with an ellipsis
    bool broken = false; ///< a word is
};

/// Breaks `text` at words into lines that fit `area`; what does not fit is elided. A word wider
/// than the area is broken where it must be.
FittedText fitText(const QString &text, const QFont &font, const QSizeF &area);

/// The largest font, from `smallest` to `largest` points, in which every text fits its area without
/// eliding or breaking a word; `smallest` where none does. One size for all, so that no goal looks
/// more important than another.
QFont commonFont(std::span<const QString> texts, std::span<const QSizeF> areas, const QFont &base,
    int smallest, int largest);

} // namespace boardwright

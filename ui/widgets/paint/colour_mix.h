// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace boardwright {

/// `share` of `b` (0..1), the rest of `a`.
QColor mixed(const QColor &a, const QColor &b, qreal share);

/// Contrast ratio of two opaque colours, 1..21 (WCAG 2.1).
qreal contrast(const QColor &a, const QColor &b);

/// The colour, or the nearest to it on the way to `text` that can be read on `ground` (a contrast
/// of 4.5, if that of the text is as high).
QColor readableOn(const QColor &ground, const QColor &colour, const QColor &text);

} // namespace boardwright

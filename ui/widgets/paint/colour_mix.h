// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace boardwright {

/// Mixes `share` of `b` (0 to 1) with the rest of `a`.
QColor mixed(const QColor &a, const QColor &b, qreal share);

/// Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1).
qreal contrast(const QColor &a, const QColor &b);

/// The colour, or the nearest mix with `text` that is readable on `ground`: with a contrast of 4.5,
/// or that of the text if it is lower.
QColor readableOn(const QColor &ground, const QColor &colour, const QColor &text);

} // namespace boardwright

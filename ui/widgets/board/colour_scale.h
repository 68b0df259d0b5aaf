// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"

#include <QColor>

#include <span>

namespace boardwright {

/// Maps numbers to colours that people with any kind of colour vision can tell apart. Amounts get
/// lighter as they grow; numbers below and above zero get darker towards two hues; each class has a
/// tint of its own. The colours are the same in light and dark themes, so that an exported picture
/// means the same.
class ColourScale final {
public:
    ColourScale(ScaleKind kind, double smallest, double largest);

    /// From the smallest to the largest of these numbers. Only finite numbers count.
    static ColourScale of(ScaleKind kind, std::span<const double> numbers);

    /// From the smallest to the largest of these numbers, in the colours below and above their
    /// mean. The scale covers at least a tenth of the mean on both sides, so that differences due
    /// to chance stay faint.
    static ColourScale aroundMean(std::span<const double> numbers);

    ScaleKind kind() const { return m_kind; }

    double smallest() const { return m_smallest; }

    double largest() const { return m_largest; }

    /// Not valid unless `number` is finite.
    QColor colourOf(double number) const;

    /// Black or white, whichever has the greater contrast; that is at least 4.5.
    static QColor textOn(const QColor &colour);

private:
    ScaleKind m_kind;
    double m_smallest;
    double m_largest;
    double m_middle; ///< the number in the middle of the scale
    double m_reach; ///< distance from m_middle to the outermost colours; 0: a single colour
};

} // namespace boardwright

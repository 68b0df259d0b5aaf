// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"

#include <QColor>

#include <span>

namespace boardwright {

/// Numbers as colours that people with any kind of colour vision can tell apart: amounts get
/// lighter as they grow, what is below and above zero gets darker towards two hues, classes have a
/// tint each. The same in light and dark windows, so that a picture says the same in both.
class ColourScale final {
public:
    ColourScale(ScaleKind kind, double smallest, double largest);

    /// From the smallest to the largest of these numbers; those that are none do not count.
    static ColourScale of(ScaleKind kind, std::span<const double> numbers);

    /// From the smallest to the largest of these numbers, in the colours of below and above their
    /// mean. What is off by less than a tenth of the mean in all is hardly coloured: chance does
    /// that.
    static ColourScale aroundMean(std::span<const double> numbers);

    ScaleKind kind() const { return m_kind; }

    double smallest() const { return m_smallest; }

    double largest() const { return m_largest; }

    /// Not valid where there is no number.
    QColor colourOf(double number) const;

    /// Black or white: what has the greater contrast, which is at least 4.5.
    static QColor textOn(const QColor &colour);

private:
    ScaleKind m_kind;
    double m_smallest;
    double m_largest;
    double m_middle; ///< the number that has the colour in the middle
    double m_reach; ///< how far from it the outermost colours are; 0: there is one colour
};

} // namespace boardwright

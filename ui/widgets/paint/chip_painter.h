// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/values/objective_columns.h"
#include "ui/widgets/paint/tints.h"

#include <QFont>
#include <QFontMetrics>
#include <QHash>
#include <QRect>
#include <QString>
#include <QStringList>

#include <utility>

class QPainter;

namespace boardwright {

/// The colour for the names of a column, the same everywhere.
QColor chipHue(ObjectiveColumn column);

/// Paints names as rounded chips. Caches the widths of names, because a set has few of them.
class ChipPainter final {
public:
    /// Paints as many chips as fit, from the leading edge of `rect`, followed by the number of the
    /// others as "+2". A single name that does not fit is elided.
    void paint(QPainter &painter, const QRect &rect, const QFont &font, const QStringList &names,
        const Tint &tint, Qt::LayoutDirection direction);

    /// Of names that paint() shows uncut: where their letters start, in their order.
    QList<std::pair<QString, QRect>> letters(const QRect &rect, const QFont &font,
        const QStringList &names, Qt::LayoutDirection direction);

    /// The width that paint() needs for all names.
    int width(const QFont &font, const QStringList &names);

private:
    /// The chips that fit, cut if they must be, and the place of "+2" behind them.
    struct Row {
        QList<QRect> chips;
        QRect rest; ///< empty: all fit
    };

    Row rowOf(const QRect &rect, const QStringList &names, Qt::LayoutDirection direction);
    void useFont(const QFont &font);
    int chipWidth(const QString &name);

    QFont m_font;
    QFontMetrics m_metrics{QFont()};
    QHash<QString, int> m_widths;
};

} // namespace boardwright

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

class QPainter;

namespace boardwright {

/// What colour the names of a column have, everywhere.
QColor chipHue(ObjectiveColumn column);

/// Paints names as rounded chips. Keeps the widths of the names it has seen: a set has few of them.
class ChipPainter final {
public:
    /// Chips side by side from the leading edge of `rect`, as many as fit; the number of the others
    /// follows as "+2". A single name that does not fit is cut off.
    void paint(QPainter &painter, const QRect &rect, const QFont &font, const QStringList &names,
        const Tint &tint, Qt::LayoutDirection direction);

    /// What paint() wants to show all names.
    int width(const QFont &font, const QStringList &names);

private:
    void useFont(const QFont &font);
    int chipWidth(const QString &name);

    QFont m_font;
    QFontMetrics m_metrics{QFont()};
    QHash<QString, int> m_widths;
};

} // namespace boardwright

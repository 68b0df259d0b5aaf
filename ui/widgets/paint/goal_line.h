// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>
#include <Qt>

#include <utility>

class QPainter;
class QRect;

namespace boardwright {

/// A goal to paint on one line: its value {{X}} as a small chip "X", its plural endings pale. If it
/// does not fit, its middle is elided, because many goals begin alike; never a part of a chip.
struct GoalLine {
    QString goal; ///< with its marks
    QFont font;
    QColor text;
    QColor ground; ///< what it is painted on
    Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// Paints the goal from the leading edge of `rect`, centred vertically. Caches the layout of recent
/// lines, because shaping text takes most of the time to paint a table. GUI thread only, as are the
/// functions below.
void paintGoal(QPainter &painter, const QRect &rect, const GoalLine &line);

/// The width that paintGoal() uses of `width`.
int goalWidth(const GoalLine &line, int width);

/// Where paintGoal() paints these places (begin, length) of the goal as it is written. A place that
/// is cut out is at the ellipsis.
QList<QRectF> goalAreas(
    const QRect &rect, const GoalLine &line, const QList<std::pair<qsizetype, qsizetype>> &places);

/// The goal as painted within `width`: with "X" for its value, elided if it does not fit.
QString shownGoal(const GoalLine &line, int width);

} // namespace boardwright

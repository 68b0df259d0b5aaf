// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"
#include "ui/editing/board/preview_result.h"

#include <QString>
#include <QStringList>

namespace boardwright {

/// A number as short as it can be read: in a cell's corner, at the board's edge. Empty where there
/// is none.
QString measureText(const Measure &measure, double number);

/// The same with its unit, for tooltips and columns: "12 %", "5 min".
QString measureTextWithUnit(const Measure &measure, double number);

/// The same beside what it should be: "71:15 of 73:30 (66:30 to 76:30) min".
QString aimedText(const Measure &measure, double number, const MeasureTarget &target);

/// What a board's measures tell of a cell of the whole board (Measure::isReported): "Difficulty:
/// 21".
QStringList toldOfCell(const PreviewResult &board, SiteIndex site);

/// What an axis of its numbers counts: "%", "min"; empty: just numbers.
QString unitText(const Measure &measure);

/// A mean with as many decimals as it takes to tell it from others, with its unit: "1.42", "0.003",
/// "12.5 min". `measure` may be null: it has none.
QString meanText(const Measure *measure, double mean);

/// A share of boards, 0..1, as percent: whole, but with a decimal where it would be 0 or 100 and is
/// not: "34 %", "0.3 %", "<0.1 %".
QString shareText(double share);

} // namespace boardwright

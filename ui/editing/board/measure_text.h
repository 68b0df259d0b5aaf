// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"
#include "ui/editing/board/preview_result.h"

#include <QString>
#include <QStringList>

namespace boardwright {

/// A number in its shortest form, for the corner of a cell or the edge of the board. Empty if there
/// is no number.
QString measureText(const Measure &measure, double number);

/// Like measureText(), with the unit, for tooltips and columns: "12 %", "5 min".
QString measureTextWithUnit(const Measure &measure, double number);

/// Like measureTextWithUnit(), with the target: "71:15 of 73:30 (66:30 to 76:30) min".
QString targetText(const Measure &measure, double number, const MeasureTarget &target);

/// A fact as it is read; empty if there is none.
QString factText(const Field &field, const Value &value);

/// The measures of a cell of the whole board that are reported to the user (Measure::isReported):
/// "Difficulty: 21".
QStringList reportedOfCell(const PreviewResult &board, SiteIndex site);

/// The unit of an axis: "%", "min"; empty for plain numbers.
QString unitText(const Measure &measure);

/// A mean with its unit and as many decimals as it takes to tell it from others: "1.42", "0.003",
/// "12.5 min". `measure` may be null: no unit.
QString meanText(const Measure *measure, double mean);

/// A share of boards, 0..1, as a whole percentage, with a decimal if it would otherwise be rounded
/// to 0 or 100: "34 %", "0.3 %", "<0.1 %".
QString shareText(double share);

} // namespace boardwright

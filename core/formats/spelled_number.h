// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringView>

#include <optional>

namespace boardwright {

/// The value of a JSON number if it is whole and fits: 25, 25.0 and 2.5e1 give 25; 2.5, 1e99 and
/// 1e-1 give nothing. Linear in the length of the spelling, whatever its exponent. Pure, any
/// thread.
std::optional<qint64> wholeNumber(QStringView spelling);

/// The double nearest to a JSON number; nothing if it would overflow. Pure, any thread.
std::optional<double> finiteNumber(QStringView spelling);

/// The shortest JSON number that reads back as `number`, without an exponent unless it is tiny or
/// huge; 0 for NaN and infinities. Pure, any thread.
QByteArray numberText(double number);

} // namespace boardwright

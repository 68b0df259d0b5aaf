// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringView>

#include <optional>

namespace boardwright {

/// The value of a JSON number when it is whole and fits: 25, 25.0 and 2.5e1 are all 25; 2.5, 1e99
/// and 1e-1 are nothing. Linear in the spelling whatever its exponent says. Pure, any thread.
std::optional<qint64> wholeNumber(QStringView spelling);

/// The nearest double of a JSON number; nothing where it is too large for one. Pure, any thread.
std::optional<double> finiteNumber(QStringView spelling);

/// The shortest JSON number that reads back as `number`, in plain digits unless it is tiny or huge;
/// 0 for what is no number. Pure, any thread.
QByteArray numberText(double number);

} // namespace boardwright

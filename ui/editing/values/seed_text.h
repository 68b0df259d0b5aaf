// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace boardwright {

/// Seeds are any text. Stepping counts the number at its end up or down: "41" to "42", "frost" to
/// "frost2", "frost2" back to "frost1", "a99" to "a100".
QString nextSeed(const QString &seed);

/// Nothing before 0, nor before a seed without a number at its end.
std::optional<QString> previousSeed(const QString &seed);

/// Six letters and digits that are easy to read out. Not reproducible, by intent.
QString randomSeed();

} // namespace boardwright

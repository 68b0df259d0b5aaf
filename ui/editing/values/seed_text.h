// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace boardwright {

/// A seed can be any text. Stepping increments or decrements the number at its end: "41" to "42",
/// "frost" to "frost2", "frost2" back to "frost1", "a99" to "a100".
QString nextSeed(const QString &seed);

/// std::nullopt if the number is 0 or the seed has no number at its end.
std::optional<QString> previousSeed(const QString &seed);

/// Six letters and digits that are easy to read out; or one of 1..lastOfRoom, if that is not 0
/// (Info::lastRoomSeed). Deliberately not reproducible.
QString randomSeed(qint64 lastOfRoom = 0);

} // namespace boardwright

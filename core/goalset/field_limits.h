// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

/// The limits of lockout.live, schema version 3. Lengths are in UTF-16 units, as in JavaScript.
namespace boardwright::field_limits {

inline constexpr qsizetype gameName = 50;
inline constexpr qsizetype setName = 30;
inline constexpr qsizetype tags = 150;
inline constexpr qsizetype tag = 20;
inline constexpr qsizetype goal = 60;
inline constexpr qsizetype values = 12;
inline constexpr qsizetype categories = 4; ///< of each kind, per objective
inline constexpr qsizetype icons = 12;
inline constexpr qsizetype tooltip = 120;
inline constexpr int lowestWeighting = 1;
inline constexpr int highestWeighting = 100;
inline constexpr int highestPercent = 100;

} // namespace boardwright::field_limits

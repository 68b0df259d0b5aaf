// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native_sections.h"
#include "core/goalset/problem.h"

#include <span>

namespace boardwright {

/// The keys of a goal set's top-level object, in the site's order, and "boardwright". Reading also
/// assigns the ids and rows, and the verbatim members of limits and sections.
NativeFields<GoalSet> goalSetFields(const NativeScope &scope);

/// The top-level keys whose parts keep their own verbatim members.
std::span<const QLatin1StringView> keysInParts();

/// The key of an objective, or of the top-level object, that holds this field; empty if there is no
/// single key.
QLatin1StringView keyOf(ObjectiveField field);

namespace native_keys {
inline constexpr QLatin1StringView schemaVersion{"schema_version"};
inline constexpr QLatin1StringView gameName{"game_name"};
inline constexpr QLatin1StringView tagNames{"tag_names"};
inline constexpr QLatin1StringView objectives{"objectives"};
inline constexpr QLatin1StringView limits{"limits"};
inline constexpr QLatin1StringView boardLimits{"board"};
inline constexpr QLatin1StringView lineLimits{"line"};
} // namespace native_keys

} // namespace boardwright

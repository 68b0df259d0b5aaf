// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native_reader.h"

#include <optional>

namespace boardwright {

/// The version of the site's schema that is written, and the older version that can also be read.
inline constexpr int nativeVersion = 3;
inline constexpr int olderVersion = 2;

/// A goal set in an older layout: schema version 2, or no version and "game" for "game_name".
struct OlderLayout {
    int version = 0; ///< 0: none given
    qsizetype at = 0; ///< offset of the version, or of the object without one
    const JsonValue *game = nullptr; ///< the value used as "game_name"
};

/// Nothing if the object is in today's layout or an unknown one.
std::optional<OlderLayout> olderLayout(const JsonValue &root);

/// Reads what an older layout stores under other names, and converts the verbatim members of `set`
/// to today's layout, so that the first change writes version 3. Everything else is kept.
NativeReader::Outcome readOlder(
    const NativeReader &reader, const OlderLayout &layout, GoalSet &set);

/// Code::OlderLayout, a hint.
Problem olderNote(const NativeReader &reader, const OlderLayout &layout);

} // namespace boardwright

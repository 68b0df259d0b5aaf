// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native_reader.h"

#include <optional>

namespace boardwright {

/// The version of the site's schema that is written, and the older one that is read as well.
inline constexpr int nativeVersion = 3;
inline constexpr int olderVersion = 2;

/// A goal set in an older layout: schema version 2, or no version and "game" for "game_name".
struct OlderLayout {
    int version = 0; ///< 0: none is given
    qsizetype at = 0; ///< of the version, or of the object that has none
    const JsonValue *game = nullptr; ///< what stands for "game_name"
};

/// Nothing where the object is in the layout of today, or in none that is known.
std::optional<OlderLayout> olderLayout(const JsonValue &root);

/// Takes over what an older layout holds under another name, and makes the verbatim members of
/// `set` those of today's layout, so that its first change is written as version 3. All else stays.
NativeReader::Outcome readOlder(
    const NativeReader &reader, const OlderLayout &layout, GoalSet &set);

/// Code::OlderLayout, a hint.
Problem olderNote(const NativeReader &reader, const OlderLayout &layout);

} // namespace boardwright

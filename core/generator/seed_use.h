// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTranslation>

#include <cstdint>

namespace boardwright {

/// What the seeds of a generator are elsewhere.
enum class SeedUse : std::uint8_t {
    Site, ///< the site of these sets makes other boards from them
    Shared, ///< another program makes the same boards from them
    Own, ///< no other program makes such boards
    Room, ///< rooms of the site have them, and get the same boards of the same list
};

/// Accompanies seeds wherever boards are exported, so that nobody tries them where they do not
/// work. QT_TRANSLATE_NOOP("boardwright::Fields", ...)
constexpr const char *seedNoteOf(SeedUse use)
{
    switch (use) {
    case SeedUse::Site:
        break;
    case SeedUse::Shared:
        return QT_TRANSLATE_NOOP("boardwright::Fields",
            "Decimal seeds are shared: the original program makes the same boards from the same "
            "list.");
    case SeedUse::Own:
        return QT_TRANSLATE_NOOP("boardwright::Fields", "Seeds are specific to Boardwright.");
    case SeedUse::Room:
        return QT_TRANSLATE_NOOP("boardwright::Fields",
            "Seeds are those of the site: a room with this seed and list gets this board.");
    }
    return QT_TRANSLATE_NOOP("boardwright::Fields",
        "Seeds are specific to Boardwright: the site follows the same rules but gives a different "
        "board.");
}

} // namespace boardwright

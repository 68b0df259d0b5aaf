// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <utility>

namespace boardwright {

/// Accompanies seeds wherever boards are exported, so that nobody tries them on the site.
inline constexpr QLatin1StringView seedNote("Seeds are specific to Boardwright: the site follows "
                                            "the same rules but gives a different board.");

/// The same for generators whose seeds are shared with another program (Info::ownSeeds).
inline constexpr QLatin1StringView sharedSeedNote(
    "Decimal seeds are shared: the original program makes the same boards from the same list.");

/// `ownSeeds`: Info::ownSeeds of the generator.
constexpr QLatin1StringView seedNoteOf(bool ownSeeds)
{
    return ownSeeds ? seedNote : sharedSeedNote;
}

/// What a board was made with: the same origin and goal set always give the same board.
struct BoardOrigin {
    QString seed;
    QString generator; ///< Info::key
    int version = 0; ///< the generator's version
    QList<std::pair<QString, QString>> settings; ///< settingsText(): "mode" "bingo", "size" "5x5"
    bool ownSeeds = true; ///< Info::ownSeeds of the generator

    QLatin1StringView note() const { return seedNoteOf(ownSeeds); }
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <utility>

namespace boardwright {

/// Stands beside seeds wherever boards leave Boardwright, so that nobody tries one on the site.
inline constexpr QLatin1StringView seedNote("Seeds are specific to Boardwright: the site follows "
                                            "the same rules but gives a different board.");

/// Likewise where a generator's seeds are those of another program (Info::ownSeeds).
inline constexpr QLatin1StringView sharedSeedNote(
    "Decimal seeds are shared: the original program makes the same boards from the same list.");

/// `ownSeeds`: as the generator's Info says.
constexpr QLatin1StringView seedNoteOf(bool ownSeeds)
{
    return ownSeeds ? seedNote : sharedSeedNote;
}

/// What a board was made with: the same origin and goal set always give the same board.
struct BoardOrigin {
    QString seed;
    QString generator; ///< its key, "constrained"
    int version = 0; ///< of the generator
    QList<std::pair<QString, QString>> settings; ///< settingsText(): "mode" "bingo", "size" "5x5"
    bool ownSeeds = true; ///< as the generator's Info says

    QLatin1StringView note() const { return seedNoteOf(ownSeeds); }
};

} // namespace boardwright

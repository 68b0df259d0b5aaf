// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <utility>

namespace boardwright {

/// Stands beside seeds wherever boards leave Boardwright, so that nobody tries one on the site.
inline constexpr QLatin1StringView seedNote(
    "Seeds are Boardwright's own; the site follows the same rules but gives another board.");

/// Likewise where a generator's seeds are those of another program (Info::ownSeeds).
inline constexpr QLatin1StringView sharedSeedNote(
    "Decimal seeds are shared: the same list, mode and seed give the same board in the program "
    "that "
    "they come from.");

/// What a board was made with: the same origin and goal set always give the same board.
struct BoardOrigin {
    QString seed;
    QString generator; ///< its key, "constrained"
    int version = 0; ///< of the generator
    QList<std::pair<QString, QString>> settings; ///< settingsText(): "mode" "bingo", "size" "5x5"
    bool ownSeeds = true; ///< as the generator's Info says

    QLatin1StringView note() const { return ownSeeds ? seedNote : sharedSeedNote; }
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"

#include <QList>

namespace boardwright {

/// Every mode in each of its sizes, bingo last.
inline QList<ModeSettings> everySettings()
{
    QList<ModeSettings> all;
    for (const GameMode mode :
        {GameMode::Ascend, GameMode::Summit, GameMode::Triple, GameMode::Rush}) {
        const SizeRange sizes = sizesOf(mode);
        for (int size = sizes.smallest; size <= sizes.largest; size += sizes.step)
            all << settingsOfSize(mode, size);
    }
    const SizeRange sides = sizesOf(GameMode::Bingo);
    for (int rows = sides.smallest; rows <= sides.largest; ++rows) {
        for (int columns = sides.smallest; columns <= sides.largest; ++columns)
            all << ModeSettings{.rows = rows, .columns = columns};
    }
    return all;
}

} // namespace boardwright

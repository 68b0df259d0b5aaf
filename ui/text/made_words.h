// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"

#include <QString>

namespace boardwright {

/// The essentials of how a board was made, on one line: what gave way, which stage finished it,
/// what was out of the ordinary, how large the pool was. Of a generator that does not tell
/// (Result::made) who filled how many cells. `failed`: some cells could not be filled.
QString howMade(const Result &board, bool failed);

/// All there is to tell beside that line, a sentence a line; empty where the generator does not
/// tell how it made the board.
QString howMadeInFull(const Result &board);

/// The sentence for a code of Result::made; empty for any other code. Part of boardWords().
QString madeWords(const Finding &finding);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"

#include <QString>

namespace boardwright {

/// One line on how a board was made: who filled it, what gave way, how large the pool was.
/// `failed`: some cells could not be filled.
QString howMade(const Result &board, bool failed);

} // namespace boardwright

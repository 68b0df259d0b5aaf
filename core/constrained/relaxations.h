// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/constrained/board_state.h"

namespace boardwright {

/// Adds one finding to `into` for each limit that the board breaks: {category, line, excess},
/// listed at the last carrier in fill order, the other carriers noted as involved; in the fill
/// order of the sites they are listed at: progression, board categories, line categories.
void listRelaxations(const CompiledSet &set, const BoardState &board, Result &into);

} // namespace boardwright

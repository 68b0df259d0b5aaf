// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/constrained/board_state.h"

namespace boardwright {

/// Adds a finding to `into` for each limit that the board exceeds: {category, line, excess}, listed
/// at the last goal of the category in fill order, with its other goals as involved sites. Order:
/// by when the site was filled; then progression, board categories, line categories.
void listRelaxations(const CompiledSet &set, const BoardState &board, Result &into);

} // namespace boardwright

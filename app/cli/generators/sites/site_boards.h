// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/list_boards.h"

namespace boardwright {

/// Boards of PlayBingo: of a list with the settings of its generator.
extern const ListBoards playBingoBoards;

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/board_format.h"
#include "core/formats/set_format.h"

/// The formats of other sites' goal lists, and of plain tables and texts.
namespace boardwright::lists {

extern const SetFormat bingosyncList; ///< Bingosync, "Randomized": [{"name": ...}, ...]
extern const SetFormat srlList; ///< Bingosync, "SRL v5": 25 tiers
extern const SetFormat isaacList; ///< Bingosync, "Isaac": 4 tiers
extern const SetFormat classicScript; ///< JavaScript: var bingoList = []; bingoList[1] = ...
extern const SetFormat classicScriptBare; ///< the same without the first line; only exported to
extern const SetFormat playBingoList; ///< PlayBingo, "List"
extern const SetFormat commaSeparated; ///< CSV, with a line of column titles
extern const SetFormat tabSeparated; ///< TSV
extern const SetFormat plainText; ///< a goal a line

extern const BoardFormat bingosyncBoard; ///< Bingosync, "Fixed Board": 25 goals
extern const BoardFormat caravanBoard; ///< Caravan: 36 goals

} // namespace boardwright::lists

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/playbingo/set_list.h"
#include "core/sites/board_report.h"
#include "core/sites/playbingo_board.h"

namespace boardwright::playbingo {

/// A set prepared for boards. Goals count as in its list.
struct PlayBingoSet final : Compiled {
    explicit PlayBingoSet(SetList held);

    sites::ListedGoals goals;
    std::shared_ptr<const sites::playbingo::CompiledList> compiled;
    int width = 0;
};

/// One thread's memory.
struct PlayBingoScratch final : Scratch {
    explicit PlayBingoScratch(const PlayBingoSet &set)
        : maker(set.compiled)
    {
    }

    sites::playbingo::BoardMaker maker;
    sites::playbingo::Board board; ///< made last
};

} // namespace boardwright::playbingo

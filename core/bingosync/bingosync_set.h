// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bingosync/parameters.h"
#include "core/bingosync/sections.h"
#include "core/generator/generator.h"
#include "core/sites/board_maker.h"
#include "core/sites/goal_keys.h"

namespace boardwright::bingosync {

/// A set prepared for boards of one kind. Goals count as in its list.
struct BingosyncSet final : Compiled {
    BingosyncSet(const GoalSet &set, const Options &chosen);

    Options options;
    SetList goals;
    std::shared_ptr<const sites::CompiledList> compiled;
    sites::GoalKeys keys; ///< for types that goals of a line share, whatever the kind
};

/// One thread's memory.
struct BingosyncScratch final : Scratch {
    explicit BingosyncScratch(const BingosyncSet &set)
        : maker(set.compiled)
    {
    }

    sites::BoardMaker maker;
    sites::Board board; ///< made last
};

/// The pairs of goals in a line that share a type.
int sharedTypes(const BingosyncSet &set, const sites::Board &board, const Line &line);

} // namespace boardwright::bingosync

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bingosync/parameters.h"
#include "core/bingosync/sections.h"
#include "core/generator/generator.h"
#include "core/sites/board_maker.h"
#include "core/sites/board_report.h"

namespace boardwright::bingosync {

/// A set prepared for boards of one kind. Goals count as in its list.
struct BingosyncSet final : Compiled {
    BingosyncSet(const GoalSet &set, const Options &chosen);

    sites::SiteList list;
    sites::ListedGoals goals;
    std::shared_ptr<const sites::CompiledList> compiled;

private:
    BingosyncSet(SetList held, const Options &chosen);
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

} // namespace boardwright::bingosync

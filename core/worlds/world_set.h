// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/worlds/parameters.h"
#include "core/worlds/processes.h"
#include "core/worlds/zone_boards.h"

#include <QHash>

#include <cstdint>
#include <vector>

namespace boardwright::worlds {

/// A pool prepared for worlds of some settings.
struct WorldSet final : Compiled {
    WorldSet(const GoalSet &set, const Settings &settings);

    GoalSet goals; ///< of which the boards of zones are made
    Options options;
    Pool pool;
    QHash<RowId, int> claimRows; ///< where each claim is in its table; looked up, never iterated
};

/// What a zone is to the players of a world. In the order of the classes of a measure.
enum class Role : std::uint8_t {
    NotReached,
    DeadEnd, ///< whoever enters cannot come back to the start
    Aside, ///< the shortest walk does without it
    Walked, ///< the shortest walk enters it, but the world can be won without
    Needed, ///< without it, the world cannot be won
};

/// One thread's memory.
struct WorldScratch final : Scratch {
    explicit WorldScratch(const WorldSet &set)
        : maker(set.pool)
        , boards(set.goals, set.pool)
    {
    }

    WorldMaker maker; ///< has the world made last
    std::vector<Stride> walk; ///< the shortest that wins it; empty: it cannot be won
    int attempts = 0; ///< worlds made for it
    std::vector<Role> roles; ///< by zone, see rolesOf(); empty: not asked for yet
    ZoneBoards boards;
};

} // namespace boardwright::worlds

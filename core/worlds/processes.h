// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/draws.h"
#include "core/worlds/names.h"
#include "core/worlds/paths.h"

#include <cstdint>
#include <vector>

namespace boardwright::worlds {

/// How zones are chosen and joined. Source: seeds 5.
enum class Process : std::uint8_t {
    Ours, ///< New, but without running out of ways on, and with the rest joined by hill climbing
    New, ///< each zone is joined to where players can be
    Old, ///< each zone is joined to any earlier one
};

/// Portals that the first zone of a world has at least, so that players have a choice at once.
inline constexpr int exitsAtFirst = 3;

/// Makes worlds of a pool. Each decision is a draw keyed by the names of what it is about, so that
/// the order of zones and claims makes no difference, and a change of one zone leaves the draws of
/// the others alone. The world that it returns may not be winnable. Reused from world to
/// world. Not for several threads.
class WorldMaker final {
public:
    /// `pool` must outlive this.
    explicit WorldMaker(const Pool &pool);

    /// Makes one world for an attempt, from 1. False: the process found no zone to go on with, or
    /// the steps are over.
    bool make(Process process, int gems, const Draws &draws, int attempt, Steps &steps);

    const World &world() const { return m_world; }

    /// What players can do in it.
    Paths &paths() { return m_paths; }

private:
    /// A way to add a zone: where players are, the zone, the portal that they enter it by.
    struct Addition {
        Standing at;
        int zone = 0;
        int portal = 0;
    };

    /// What a draw decides.
    enum class Drawn : std::uint8_t {
        OldZone, ///< for a zone
        OldOrder, ///< for a zone
        OldPortal, ///< for a portal of a zone
        OldTo, ///< for a zone and a portal that it may be joined to
        Exit, ///< for where players are, at a step
        NextZone, ///< for a zone, at a step
        NextPortal, ///< for a portal of a zone, at a step
        Rest, ///< for a portal
        Pair, ///< for two portals
        Climb, ///< for a portal, at a climb
    };

    std::uint64_t bits(Drawn what, std::uint64_t about, std::size_t step = 0) const;
    template <typename Item, typename AboutOf>
    std::size_t drawn(const std::vector<Item> &items, const AboutOf &aboutOf, Drawn what,
        std::size_t step = 0) const;
    template <typename Item, typename AboutOf>
    void shuffle(
        std::vector<Item> &items, const AboutOf &aboutOf, Drawn what, std::size_t step = 0) const;
    void shuffleZones(std::vector<int> &zones, Drawn what, std::size_t step = 0) const;
    std::uint64_t identityOf(Portal portal) const;
    std::uint64_t identityOf(const Standing &standing) const;
    bool joinOld(int gems);
    bool addAnywhere(int zone);
    bool joinNew(int gems, bool isOurs, Steps &steps);
    bool addReachable(bool hasGems, bool isFirst, bool isLast, bool isOurs, Steps &steps);
    bool fits(const Addition &addition) const;
    bool leadsOn(const Addition &addition) const;
    bool leadsBack(const Standing &exit) const;
    void add(const Addition &addition);
    std::vector<int> zonesLike(bool hasGems, bool isFirst) const;
    void joinRest();
    void rejoin(Portal a, Portal b);
    void climb(Steps &steps);

    const Pool *m_pool;
    Names m_names;
    World m_world;
    Paths m_paths;
    std::vector<std::uint8_t> m_isUsed; ///< by zone of the pool
    std::vector<Portal>
        m_rest; ///< portals that no zone was added by, in the order of their joining
    const Draws *m_draws = nullptr; ///< of the world at work
    DrawPlace m_place{.purpose = Purpose::WorldStep};
};

} // namespace boardwright::worlds

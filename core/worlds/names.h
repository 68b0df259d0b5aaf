// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/pool.h"

#include <array>
#include <cstdint>
#include <vector>

namespace boardwright::worlds {

/// What draws about zones, portals and states are keyed by: hashes of their names. So the order of
/// rows makes no difference, and a zone that is renamed is a new one. Zones of equal names are
/// ranked by their portals and gems, exact twins by their order. Law: the identities of a pool are
/// distinct, except for hash collisions. Immutable.
class Names final {
public:
    explicit Names(const Pool &pool);

    /// The portal of the start.
    static constexpr std::uint64_t start = 0;

    std::uint64_t ofZone(int zone) const { return m_zones[static_cast<std::size_t>(zone)].own; }

    /// `portal`: of the zone.
    std::uint64_t ofPortal(int zone, int portal) const
    {
        return m_zones[static_cast<std::size_t>(zone)].portals[static_cast<std::size_t>(portal)];
    }

    /// Of a state of the world: of those that are set.
    std::uint64_t ofStates(States set) const;

    /// Of one thing in the light of another.
    static std::uint64_t together(std::uint64_t one, std::uint64_t other);

    /// Of two things, whichever comes first.
    static std::uint64_t pair(std::uint64_t one, std::uint64_t other);

private:
    struct Zone {
        std::uint64_t own = 0;
        std::vector<std::uint64_t> portals{};
    };

    std::vector<Zone> m_zones;
    std::array<std::uint64_t, 64> m_states{}; ///< by bit
};

} // namespace boardwright::worlds

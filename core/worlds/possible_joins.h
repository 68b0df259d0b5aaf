// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/pool.h"
#include "core/worlds/processes.h"

#include <cstdint>
#include <vector>

namespace boardwright::worlds {

/// The joins between portals of different zones of a pool, and which of them are possible. Portals
/// are numbered zone by zone, joins by their two portals.
///
/// A join is possible unless the tables of the pool alone show that no world with it can both be
/// made by the process and be won. These are the reasons, and there are no others:
/// - How it is made. Each zone but the first is added by one of its portals, and what is left is
///   joined at the end. So a join either adds a zone by one of its two portals, to a portal of an
///   earlier zone that was itself added by another one; or both portals are left over, of zones
///   that were added by other ones. In the newer processes a zone is added only by a portal whose
///   claims take all of its gems, and only to where claims lead from the portal that the earlier
///   zone was added by. In the old one, by and to any portal.
/// - What it leads to. Each gem needs a claim that is used on a walk from the start and back. If
///   that claim begins at one of the two portals, players must come out of the other one; if it
///   ends there, they must be able to go on from the other one.
/// States are not looked at: a claim counts as usable, so a join may be called possible that is
/// not. Immutable; any thread.
class JoinTable final {
public:
    JoinTable(const Pool &pool, Process process);

    /// The number of a portal of a zone.
    int portalAt(int zone, int portal) const
    {
        return m_firstPortal[static_cast<std::size_t>(zone)] + portal;
    }

    /// The number of a join, below size().
    std::size_t at(int a, int b) const
    {
        const auto low = static_cast<std::size_t>(a < b ? a : b);
        const auto high = static_cast<std::size_t>(a < b ? b : a);
        return high * (high - 1) / 2 + low;
    }

    /// One more than the highest number; those of two portals of one zone have numbers, too.
    std::size_t size() const { return m_isPossible.size(); }

    bool isPossible(std::size_t join) const { return m_isPossible[join] != 0; }

    int possibleCount() const { return m_possible; }

private:
    std::vector<int> m_firstPortal; ///< by zone
    std::vector<std::uint8_t> m_isPossible; ///< by join
    int m_possible = 0;
};

} // namespace boardwright::worlds

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/state_sets.h"

#include <bit>

namespace boardwright::worlds {

StateChange::StateChange(const Claim &claim, States known)
{
    for (std::size_t place = 0; known != 0; ++place, known &= known - 1) {
        const States state = States{1} << std::countr_zero(known);
        const auto bit = static_cast<std::uint8_t>(1U << place);
        if ((claim.set & state) != 0)
            m_allowed &= whereSet[place];
        if ((claim.unset & state) != 0)
            m_allowed &= ~whereSet[place];
        if ((claim.sets & state) != 0)
            m_sets |= bit;
        else if ((claim.unsets & state) != 0)
            m_unsets |= bit;
    }
}

} // namespace boardwright::worlds

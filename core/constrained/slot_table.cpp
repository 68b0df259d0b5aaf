// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/slot_table.h"

#include <algorithm>

namespace boardwright {

SlotTable::SlotTable(std::span<const Slotted> goals, GoalIndex nobody)
{
    // At most three quarters of the slots are taken, so that runs of taken slots stay short.
    while (goals.size() * 4 > (std::size_t{1} << m_bits) * 3)
        m_bits += 2;
    const std::size_t size = std::size_t{1} << m_bits;
    m_slots.resize(size, nobody);
    std::size_t next = 0; // the first slot that may be free
    std::size_t placed = 0;
    for (; placed < goals.size(); ++placed) {
        const auto home = static_cast<std::size_t>(goals[placed].hash >> (64 - m_bits));
        next = std::max(next, home);
        if (next == size)
            break;
        m_slots[next++] = goals[placed].goal;
    }
    // Goals left over at the end take free slots from the beginning.
    std::size_t free = 0;
    for (; placed < goals.size(); ++placed) {
        while (m_slots[free] != nobody)
            ++free;
        m_slots[free] = goals[placed].goal;
    }
}

} // namespace boardwright

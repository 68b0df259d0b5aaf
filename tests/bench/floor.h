// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "tests/support/split_mix.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace boardwright {

/// The floor: the least work that any generator must do. One sequential draw per objective,
/// including those of weight 100, then as many distinct picks as cells by a partial Fisher-Yates
/// shuffle. It has no rules and no keyed draws.
class Floor final {
public:
    Floor(const GoalSet &set, int cells)
        : m_cells(static_cast<std::size_t>(cells))
    {
        for (const Objective &objective : set.objectives)
            m_weightings.push_back(static_cast<std::uint32_t>(objective.weighting));
        m_pool.reserve(m_weightings.size());
    }

    std::uint32_t run(std::uint64_t seed)
    {
        SplitMix random(seed);
        m_pool.clear();
        for (std::uint32_t i = 0; i < m_weightings.size(); ++i) {
            if (((random.next() >> 32) * 100) >> 32 < m_weightings[i])
                m_pool.push_back(i);
        }
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < std::min(m_cells, m_pool.size()); ++i) {
            const std::size_t left = m_pool.size() - i;
            std::swap(m_pool[i], m_pool[i + (((random.next() >> 32) * left) >> 32)]);
            sum += m_pool[i];
        }
        return sum;
    }

private:
    std::size_t m_cells;
    std::vector<std::uint32_t> m_weightings;
    std::vector<std::uint32_t> m_pool;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"
#include "core/constrained/pool.h"
#include "tests/support/sets/random_sets.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace boardwright {

/// Ids of rows, ascending.
using Ids = std::vector<RowId>;

/// Pools of one set, as ids of rows.
class Rolled final {
public:
    Rolled(const GoalSet &set, const ModeSettings &settings)
        : m_set(compileConstrained(set, settings))
        , m_pool(*m_set)
    {
    }

    const Pool &roll(QStringView seed)
    {
        m_pool.roll(*m_set, Draws(seed));
        return m_pool;
    }

    Ids ids(QStringView seed)
    {
        Ids ids;
        for (const GoalIndex goal : roll(seed).goals())
            ids.push_back(m_set->goals[static_cast<std::size_t>(goal)].row);
        std::ranges::sort(ids);
        return ids;
    }

    int cells() const { return m_set->cells(); }

    int mostCopies() const
    {
        return std::ranges::max(m_set->goals, {}, &CompiledGoal::copies).copies;
    }

private:
    std::shared_ptr<const CompiledSet> m_set;
    Pool m_pool;
};

/// A random set whose goals all have different texts, so that moving rows does not change which
/// goal is which.
inline GoalSet distinctSet(SplitMix &random, const ModeSettings &settings)
{
    using namespace Qt::StringLiterals;
    GoalSet set = randomGoalSet(random, settings);
    for (qsizetype row = 0; row < set.objectives.size(); ++row)
        set.objectives[row].goal += u" of row %1"_s.arg(row);
    return set;
}

} // namespace boardwright

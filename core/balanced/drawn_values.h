// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/random/draws.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// The values that stand for {{X}} on balanced boards. The lists of the reference have none; a set
/// of lockout.live does. They are drawn by seed and goal, apart from the random numbers of the
/// reference, which they leave alone: a goal has the same value wherever it stands. Immutable once
/// filled.
class DrawnValues final {
public:
    /// The next goal; `identity`: of the objective (goalset/identity.h).
    void add(const Objective &objective, std::uint64_t identity);

    /// Whether any goal has values to draw from.
    bool isNeeded() const { return m_isNeeded; }

    /// Of a goal, by the order in which they were added; 0: it has none. Highest draw wins, so that
    /// a value more or less changes as few boards as possible.
    int of(std::size_t goal, const Draws &draws) const;

private:
    struct Goal {
        QList<int> values; ///< distinct
        std::uint64_t identity = 0;
    };

    std::vector<Goal> m_goals;
    bool m_isNeeded = false;
};

} // namespace boardwright

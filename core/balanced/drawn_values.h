// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/random/draws.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// The values for {{X}} on balanced boards. The lists of the reference have none, but sets from
/// lockout.live do. Values are drawn by seed and goal, independently of the reference's random
/// numbers, so a goal has the same value in every cell. Immutable once filled.
class DrawnValues final {
public:
    /// Adds the next goal; `identity`: of the objective (goalset/identity.h).
    void add(const Objective &objective, std::uint64_t identity);

    /// Whether any goal has values to draw from.
    bool isNeeded() const { return m_isNeeded; }

    /// The value of a goal, by order of addition; 0 if it has none. The highest draw wins, so that
    /// adding or removing a value changes as few boards as possible.
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

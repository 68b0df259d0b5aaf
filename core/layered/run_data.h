// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/section.h"

#include <vector>

namespace boardwright::layered {

/// What a run on a board is played with: values of the set beside its pieces. Source: seeds 3.
extern const Section runSection; ///< Once

namespace run_fields {
extern const Field levelCosts; ///< Text: whole numbers
} // namespace run_fields

struct RunData {
    std::vector<int> levelCosts; ///< XP from level n to the next, by n; the last one goes on
    int levels = 0; ///< that there are to reach
    int newHp = 0; ///< what a run begins with
    int hp = 0; ///< what level 1 gives; each even level gives one more
    int mostHp = 0; ///< no level gives more
    int firstCover = 0; ///< the pictures of covers are numbered from here
    int covers = 0; ///< how many there are; two more are those of the top corners
};

RunData runDataOf(const GoalSet &set);

/// The numbers of a text such as "0 4 5 7"; empty if it has anything else.
std::vector<int> wholeNumbers(const QString &text);

/// XP from level 1 to the highest.
qint64 xpToHighest(const RunData &run);

/// Hit points by level, from level 1.
std::vector<int> hpByLevel(const RunData &run);

} // namespace boardwright::layered

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/processes.h"

#include <QtTypes>

#include <stop_token>

namespace boardwright::worlds {

/// How many worlds of a process can be won.
struct Yield {
    qint64 made = 0; ///< worlds, those included with which the process could not go on
    qint64 won = 0; ///< of these, worlds that can be won

    /// Of the worlds made; 0 of none.
    double share() const
    {
        return made > 0 ? static_cast<double>(won) / static_cast<double>(made) : 0;
    }

    Yield &operator+=(const Yield &other)
    {
        made += other.made;
        won += other.won;
        return *this;
    }
};

/// The worlds that are attempts `first`, from 1, and those after it. Fewer if stopped. Counts of
/// parts add up to the count of the whole.
Yield yieldOf(WorldMaker &maker, Process process, int gems, const Draws &draws, int first,
    int count, const std::stop_token &stop = {});

/// The most gems that worlds of a pool can have, if each of its zones with gems is taken.
int mostGemsOf(const Pool &pool);

} // namespace boardwright::worlds

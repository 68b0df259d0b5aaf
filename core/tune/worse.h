// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/trial.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// A share as people read it: in tenths of a per cent. What reads the same counts as the same.
int tenthsOf(double share);

/// A number that tuning left worse than it found it.
struct Worse {
    enum class What : std::uint8_t {
        Target, ///< a target is further from what is wanted
        Relaxed, ///< more boards are relaxed
        Unfilled, ///< more seeds have no board
    };

    What what = What::Target;
    std::size_t target = 0; ///< Target: an index of TunePlan::targets
    double before = 0; ///< a share; of targets, TargetScore::shown
    double after = 0;
    int tenths = 0; ///< how much worse, as tenthsOf(): more than 0

    friend bool operator==(const Worse &, const Worse &) = default;
};

/// All such numbers of a trial: targets in the order of the plan, then relaxed boards, unless a
/// target is about them, then seeds without a board. A share of boards that is at most what a
/// target allows to be relaxed is not worse.
std::vector<Worse> worseOf(const TunePlan &plan, const Trial &trial);

} // namespace boardwright

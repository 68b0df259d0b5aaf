// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <vector>

namespace boardwright {

/// For each goal, the probability of appearing on a board if only weighting and uniform choice
/// decided. Each goal is in the pool with its own probability `chances` (0..1), and the board is a
/// uniform sample of the pool, each goal at most once. If the pool has fewer goals than cells, all
/// of them are placed, and other goals are added in uniform order until the board is full.
/// Exact except for rounding. The size of the pool has a Poisson binomial distribution, built goal
/// by goal (Barlow and Heidtmann, "Computing k-out-of-n system reliability", IEEE Transactions on
/// Reliability R-33, 1984); undoing the step of a goal gives the distribution without it. Time and
/// memory are quadratic in the goals that are neither certain nor impossible. Soon after a stop
/// request it returns fewer shares.
std::vector<double> uniformShares(
    std::span<const double> chances, int cells, const std::stop_token &stop = {});

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace boardwright {

/// What weighting and uniform choice alone give: each goal is in the pool by a chance of its own
/// (0..1), and the cells of a board are a uniform sample of the pool, each goal once. Where the
/// pool has fewer goals than there are cells, all of them stand, and the others come back in
/// uniform order until the board is full. By goal, the chance that it stands on a board.
/// Exact but for rounding: the size of the pool has a Poisson binomial distribution, made goal by
/// goal (Barlow and Heidtmann, "Computing k-out-of-n system reliability", IEEE Transactions on
/// Reliability R-33, 1984); that without one goal is got from it by undoing the step.
/// Time and memory: a product of the goals that are neither surely in nor surely out.
std::vector<double> uniformShares(std::span<const double> chances, int cells);

} // namespace boardwright

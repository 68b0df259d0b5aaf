// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/facts.h"
#include "core/layered/layered_set.h"

namespace boardwright::layered {

/// What people see of a placement beside its piece.
extern const std::span<const Field> placementFacts;

/// The same of the board, and of each layer.
extern const std::span<const Field> boardFacts;
extern const std::span<const FactList> factLists;

/// What is known of the board in `scratch`: score, checks, what there is to win, and for each site
/// its piece, the way it faces, its partner and its cover. Source: seeds 3, "Post-processing".
Facts factsOf(const LayeredSet &set, const LayeredScratch &scratch);

/// Pieces that do not meet a required rule, counted once per rule. At 0, the board passes its
/// check.
int unmetRequired(const LayeredSet &set, const LayeredScratch &scratch);

inline bool passesCheck(const LayeredSet &set, const LayeredScratch &scratch)
{
    return unmetRequired(set, scratch) == 0;
}

} // namespace boardwright::layered

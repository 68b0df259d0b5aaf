// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// The identity of every objective, in row order, which keyed draws use as their key. It is a hash
/// of the goal text: editing a weighting or limit, or moving a row, leaves an objective's draws
/// alone, while a reworded goal is a new goal. Objectives with equal text are ranked by range,
/// zones, categories and tag (never by weighting), exact twins by their order; every hash but the
/// first includes the rank. Categories and tags rank in declaration order, so renaming one changes
/// no identity. Disabled objectives count, so disabling one leaves its twin alone. Law: the
/// identities of a set are distinct, except for hash collisions. Pure; n log n.
std::vector<std::uint64_t> identities(const GoalSet &set);

} // namespace boardwright

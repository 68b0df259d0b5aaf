// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <cstdint>
#include <vector>

namespace boardwright {

/// The text that an objective's draws come from: its goal, or the one that it was kept at
/// (draws_section).
QString drawText(const Objective &objective);

/// The identity of every objective, in row order, which keyed draws use as their key. It is a hash
/// of drawText(): editing a weighting or limit, or moving a row, leaves an objective's draws alone,
/// while a reworded goal is a new goal, unless its draws are kept. Objectives with equal text are
/// ranked by range, zones, categories and tag (never by weighting), exact twins by their order;
/// every hash but the first includes the rank. An objective whose draws are kept has the rank that
/// it was kept with, and the others share the ranks that are left. Categories and tags rank in
/// declaration order, so renaming one changes no identity. Disabled objectives count, so disabling
/// one leaves its twin alone. Law: the identities of a set are distinct, except for hash
/// collisions. Pure; n log n.
std::vector<std::uint64_t> identities(const GoalSet &set);

/// The goals of `after` that `before` has under the same id, where they drew from another text, in
/// row order. A goal that had no text is not among them. Pure; linear.
QList<RowId> redrawnGoals(const GoalSet &before, const GoalSet &after);

/// redrawnGoals() as they are in `after`, with draws kept as they were in `before`. Law: in `after`
/// with these goals, all objectives that only differ in their text have the identities that they
/// have in `before`.
QList<Objective> withKeptDraws(const GoalSet &before, const GoalSet &after);

} // namespace boardwright

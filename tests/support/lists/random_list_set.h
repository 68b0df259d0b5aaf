// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "tests/support/sets/random_native.h"

namespace boardwright::test {

/// A set of any kind, for writers of lists: of none to ninety goals, with difficulties, types, long
/// texts, and whatever spelling may stumble over. If `isNumbered`, texts begin with a number of
/// their own, so that each goal is found again in any order.
GoalSet randomListSet(RandomNative &random, bool isNumbered);

void setDifficulty(Objective &objective, qint64 difficulty);

} // namespace boardwright::test

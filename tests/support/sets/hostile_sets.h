// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "tests/support/split_mix.h"

namespace boardwright {

/// Spoils some fields of a set as an untrusted file might: with long texts, negative and huge
/// numbers, names that are empty, duplicated or undeclared, and bad values of sections.
void spoil(GoalSet &set, SplitMix &random);

} // namespace boardwright

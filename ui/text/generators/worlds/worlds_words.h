// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString worldsProblemWords(const Problem &problem, const GoalSet &set);
QString worldsFindingWords(const Finding &finding);
QString worldsEssence(const Finding &finding);
QString worldsKindWords(Code code, int n);

inline constexpr GeneratorWords worldsWords{.problem = worldsProblemWords,
    .finding = worldsFindingWords,
    .essence = worldsEssence,
    .kind = worldsKindWords};

} // namespace boardwright

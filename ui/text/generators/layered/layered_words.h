// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString layeredProblemWords(const Problem &problem, const GoalSet &set);
QString layeredFindingWords(const Finding &finding);
QString layeredEssence(const Finding &finding);
QString layeredKindWords(Code code, int n);

inline constexpr GeneratorWords layeredWords{.problem = layeredProblemWords,
    .finding = layeredFindingWords,
    .essence = layeredEssence,
    .kind = layeredKindWords};

} // namespace boardwright

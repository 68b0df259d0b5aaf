// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString sculptedProblemWords(const Problem &problem, const GoalSet &set);
QString sculptedFindingWords(const Finding &finding);
QString sculptedEssence(const Finding &finding);
QString sculptedKindWords(Code code, int n);
QString sculptedStageName(Stage stage);

inline constexpr GeneratorWords sculptedWords{.problem = sculptedProblemWords,
    .finding = sculptedFindingWords,
    .essence = sculptedEssence,
    .kind = sculptedKindWords,
    .stage = sculptedStageName};

} // namespace boardwright

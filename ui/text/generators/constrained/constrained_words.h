// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString constrainedProblemWords(const Problem &problem, const GoalSet &set);
QString constrainedKindWords(Code code, int n);
QString constrainedFindingWords(const Finding &finding);
QString constrainedEssence(const Finding &finding);
QString constrainedFilterName(Code code);
QString constrainedStageName(Stage stage);

inline constexpr GeneratorWords constrainedWords{.problem = constrainedProblemWords,
    .finding = constrainedFindingWords,
    .essence = constrainedEssence,
    .kind = constrainedKindWords,
    .filter = constrainedFilterName,
    .stage = constrainedStageName};

} // namespace boardwright

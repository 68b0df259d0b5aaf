// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString balancedProblemWords(const Problem &problem, const GoalSet &set);
QString balancedFindingWords(const Finding &finding);
QString balancedEssence(const Finding &finding);
QString balancedKindWords(Code code, int n);
QString balancedFilterName(Code code);
QString balancedToleranceText(Code filter, double tolerance);
QString balancedUnfitGoals(Key format, int n);
QString balancedRejectionWords(const Rejection &rejection, const Shape &shape);
std::optional<Meaning> balancedMeaning(Key reading, const QString &text);

inline constexpr GeneratorWords balancedWords{.problem = balancedProblemWords,
    .finding = balancedFindingWords,
    .essence = balancedEssence,
    .kind = balancedKindWords,
    .filter = balancedFilterName,
    .tolerance = balancedToleranceText,
    .unfitGoals = balancedUnfitGoals,
    .rejection = balancedRejectionWords,
    .meaning = balancedMeaning};

} // namespace boardwright

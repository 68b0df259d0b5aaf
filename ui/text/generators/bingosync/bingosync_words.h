// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString bingosyncProblemWords(const Problem &problem, const GoalSet &set);
QString bingosyncFindingWords(const Finding &finding);
QString bingosyncKindWords(Code code, int n);
QString bingosyncUnfitGoals(Key format, int n);

inline constexpr GeneratorWords bingosyncWords{.problem = bingosyncProblemWords,
    .finding = bingosyncFindingWords,
    .kind = bingosyncKindWords,
    .unfitGoals = bingosyncUnfitGoals};

} // namespace boardwright

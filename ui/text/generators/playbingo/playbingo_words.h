// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString playBingoProblemWords(const Problem &problem, const GoalSet &set);
QString playBingoFindingWords(const Finding &finding);
QString playBingoKindWords(Code code, int n);

inline constexpr GeneratorWords playBingoWords{
    .problem = playBingoProblemWords, .finding = playBingoFindingWords, .kind = playBingoKindWords};

} // namespace boardwright

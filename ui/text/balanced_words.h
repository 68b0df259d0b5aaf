// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QString>

namespace boardwright {

/// The words for problems of a list file or of a balanced set; empty for any other code. Part of
/// words().
QString balancedWords(const Problem &problem, const GoalSet &set);

/// The words for how a balanced board was made, why there is none, and what the checker found.
QString balancedBoardWords(const Finding &finding);

/// How a board was made, in a word or two; empty if balancedBoardWords() says it all.
QString balancedEssence(const Finding &finding);

/// The words for several problems of one kind; see kindWords().
QString balancedKindWords(Code code, int n);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QString>

namespace boardwright {

/// The words for what is wrong with a list file, or with a set that is balanced; empty for any
/// other code. Part of words().
QString balancedWords(const Problem &problem, const GoalSet &set);

/// The same for how a balanced board was made, why there is none, and what the checker says of it.
QString balancedBoardWords(const Finding &finding);

/// How it was made, in a word or two; empty where balancedBoardWords() says all there is.
QString balancedEssence(const Finding &finding);

/// Many of one kind, as kindWords() has it.
QString balancedKindWords(Code code, int n);

} // namespace boardwright

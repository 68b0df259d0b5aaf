// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QString>

namespace boardwright {

/// The words for what readers of other programs' lists repair, guess or refuse, and for what
/// writers refuse; empty for any other code. Part of words().
QString importWords(const Problem &problem);

/// Why goals cannot be added to a set: it would have so many; empty if it may have them.
QString tooManyGoalsWords(qsizetype goals);

/// Of kindWords(): n such problems.
QString importKindWords(Code code, int n);

} // namespace boardwright

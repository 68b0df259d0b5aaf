// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QString>

namespace boardwright {

/// The words for what lint() says of objectives; empty for any other code. Part of words().
QString objectiveWords(const Problem &problem, const GoalSet &set);

/// The same for names: those of the set, categories and tags.
QString nameWords(const Problem &problem, const GoalSet &set);

/// The same for fields of sections.
QString sectionWords(const Problem &problem, const GoalSet &set);

/// The same for what Generator::lint says, and for settings that are refused.
QString modeWords(const Problem &problem, const GoalSet &set);

} // namespace boardwright

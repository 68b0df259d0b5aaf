// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QString>

namespace boardwright {

/// The words for lint() problems of objectives; empty for any other code. Part of words().
QString objectiveWords(const Problem &problem, const GoalSet &set);

/// The words for lint() problems of names: of the set, of categories and of tags.
QString nameWords(const Problem &problem, const GoalSet &set);

/// The words for problems of section fields.
QString sectionWords(const Problem &problem, const GoalSet &set);

/// The words for problems of Generator::lint(), and for refused settings.
QString modeWords(const Problem &problem, const GoalSet &set);

} // namespace boardwright

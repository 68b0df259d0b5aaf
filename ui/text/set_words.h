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

/// Where a problem of a section is: "Zones, Gems of "Cave"". The field or the row may be missing.
QString fieldPlace(const Problem &problem, const GoalSet &set);

/// A generator's sentence about a row of a table or a field of the set, after its place: several
/// rows may have the same problem. Sentences about goals name the goal themselves.
QString withPlaceOfRow(const Problem &problem, const GoalSet &set, const QString &sentence);

/// The words for problems of section fields.
QString sectionWords(const Problem &problem, const GoalSet &set);

/// The words for problems of Generator::lint(), and for refused settings.
QString modeWords(const Problem &problem, const GoalSet &set);

} // namespace boardwright

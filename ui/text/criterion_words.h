// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/seed_criteria.h"

#include <QString>

namespace boardwright {

/// Why no board can meet the criteria, and what to do about it: a sentence or two.
QString refusalWords(const Refusal &refusal, const GoalSet &set, const Info &info);

/// A criterion in a list: "Boss rush in row 3". Without a full stop.
QString criterionText(const Criterion &criterion, const GoalSet &set, const Info &info);

/// "row 3", "any diagonal".
QString lineText(const NamedLine &line);

/// The name of a number that can be a criterion: the title of its measure, or of the spread of the
/// lines in it.
QString requiredNumberTitle(const Measure &measure);

} // namespace boardwright

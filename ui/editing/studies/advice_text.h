// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/relaxation_study.h"

#include <QString>

namespace boardwright {

/// Some sentences: the number of boards on which a limit is relaxed, and what would reduce it.
QString adviceText(const RelaxationAdvice &advice, const GoalSet &set);

} // namespace boardwright

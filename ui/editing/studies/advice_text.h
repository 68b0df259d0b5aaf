// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/relaxation_study.h"

#include <QString>

namespace boardwright {

/// On how many boards a limit gives way, and what would bring that down: some sentences.
QString adviceText(const RelaxationAdvice &advice, const GoalSet &set);

} // namespace boardwright

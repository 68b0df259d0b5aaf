// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <QString>

namespace boardwright {

/// The words for what a generator says of a board and of how it made it; empty for any other code.
/// Part of words().
QString boardWords(const Finding &finding, const GoalSet &set);

/// The same for what the checker finds beyond relaxations.
QString checkerWords(const Finding &finding, const GoalSet &set);

} // namespace boardwright

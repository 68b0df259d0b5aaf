// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/board/result.h"
#include "core/goalset/goalset.h"

#include <QString>

namespace boardwright {

/// The words for a generator's findings about a board and how it was made; empty for any other
/// code. Part of words().
QString boardWords(const Finding &finding, const GoalSet &set);

/// The words for what the checker finds, except relaxations; empty for any other code.
QString checkerWords(const Finding &finding, const GoalSet &set);

} // namespace boardwright

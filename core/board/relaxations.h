// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"

#include <algorithm>

namespace boardwright {

/// The number of relaxations on a board.
inline int relaxationsOf(const Result &board)
{
    return static_cast<int>(std::ranges::count_if(
        board.findings, [](const Finding &finding) { return isRelaxation(finding.code); }));
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

namespace boardwright {

/// Whether there is a complete board.
inline bool isMade(const PreviewResult &result)
{
    return result.subject && !result.failure;
}

/// Whether its boards keep limits, which are relaxed where they must be. Only then can a board be
/// said to keep them.
inline bool hasLimits(const PreviewResult &result)
{
    return result.subject && !result.request.generator->limits(result.subject->compiled()).empty();
}

} // namespace boardwright

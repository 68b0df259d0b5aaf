// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/effort.h"

namespace boardwright {

/// The effort of a board whose generator counts it.
inline Effort effortOf(const Result &board)
{
    return effortOf(effortCounters, board).value();
}

} // namespace boardwright

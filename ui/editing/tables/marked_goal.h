// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// QString: the goal that a cell shows, with its marks, to be painted as in the table of goals.
/// Qt::DisplayRole is the plain goal. Invalid for all other cells. Beside the roles of
/// field_cells.h.
inline constexpr std::int32_t markedGoalRole = 0x0280;

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// How far behind the window's thread another stands.
enum class Rank {
    Worker, ///< what somebody waits for: the board, the source
    Job, ///< what comes in its own time: statistics, searches
};

/// Lets threads of a higher rank, and the window's before all, go first where there are more of
/// them than cores. About the thread that calls it, for as long as that lives.
void standBack(Rank rank);

} // namespace boardwright

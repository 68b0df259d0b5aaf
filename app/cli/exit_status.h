// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright::exit_status {

inline constexpr int good = 0;
/// Errors in a set, boards that could not be filled, nothing to write.
inline constexpr int findings = 1;
/// Wrong usage, unreadable input, or output that could not be written.
inline constexpr int usage = 2;
/// The status that shells report for a process ended by SIGINT.
inline constexpr int interrupted = 130;

} // namespace boardwright::exit_status

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// Stretches of code without a branch that this thread has run so far, in sources compiled with
/// -fsanitize-coverage=trace-pc: the same number on any machine, whatever else it does.
std::uint64_t workDone();

} // namespace boardwright

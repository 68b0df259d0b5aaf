// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// The number of basic blocks that this thread has run so far, in sources compiled with
/// -fsanitize-coverage=trace-pc. It does not depend on the machine or its load.
std::uint64_t workDone();

} // namespace boardwright

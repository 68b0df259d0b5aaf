// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>

namespace boardwright {

/// The number of basic blocks that this thread has run so far, in sources compiled with
/// -fsanitize-coverage=trace-pc. It does not depend on the machine or its load.
std::uint64_t workDone();

/// Makes a stop request on `source` after so much more work of this thread.
void stopAfter(std::uint64_t work, const std::stop_source &source);

} // namespace boardwright

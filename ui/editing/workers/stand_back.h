// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// Names the calling thread, for debuggers and tests, and lets threads of a lower niceness (the
/// window's is 0) go first where there are more of them than cores.
void standBack(const char *name, int niceness);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// Names the calling thread, for debuggers and tests, and sets its niceness, so that threads with a
/// lower niceness (the window's is 0) run first if there are more threads than cores.
void lowerPriority(const char *name, int niceness);

} // namespace boardwright

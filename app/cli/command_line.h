// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// All of boardwright-cli except main(), so that a test can run it with its own generators. Returns
/// the exit status: 0 good, 1 findings, 2 usage or unreadable input.
int runCommandLine(int argc, char **argv);

} // namespace boardwright

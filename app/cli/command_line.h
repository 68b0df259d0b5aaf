// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// The whole of boardwright-cli, but for main(): so that a test can run it with generators of its
/// own. Returns the exit status: 0 good, 1 findings, 2 usage or unreadable input.
int runCommandLine(int argc, char **argv);

} // namespace boardwright

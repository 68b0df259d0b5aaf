// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <span>

namespace boardwright {

/// All of boardwright-cli except main(), so that a test program can run it with generators of its
/// own; `added` are their subcommands. Takes the arguments of main() and creates the
/// QCoreApplication. Returns the exit status: 0 good,
/// 1 problems in a set or a board that could not be filled, 2 wrong usage, unreadable input or
/// output that could not be written, 130 stopped.
int runCommandLine(int argc, char **argv, std::span<const AddSubcommand> added = {});

} // namespace boardwright

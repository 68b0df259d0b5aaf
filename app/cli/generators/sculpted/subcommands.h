// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

namespace boardwright {

/// Add the subcommands of the sculpted generator to the parser. They are listed in
/// app/cli/registry.cpp.
Subcommand addAutotune(CLI::App &app);
Subcommand addRejections(CLI::App &app);

} // namespace boardwright

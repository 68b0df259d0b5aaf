// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

namespace boardwright {

/// Each function adds a subcommand of the balanced generator to the parser: `balance`, `changes`,
/// `tiers`. They are listed in app/cli/registry.cpp.
Subcommand addBalance(CLI::App &app);
Subcommand addListChanges(CLI::App &app);
Subcommand addTiers(CLI::App &app);

} // namespace boardwright

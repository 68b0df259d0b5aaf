// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

namespace boardwright {

/// Adds `curate`, the subcommand of the worlds generator, to the parser. It is listed in
/// app/cli/registry.cpp.
Subcommand addCurate(CLI::App &app);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/balanced/subcommands.h"
#include "app/cli/generators/sculpted/subcommands.h"
#include "app/cli/generators/worlds/subcommands.h"
#include "app/cli/subcommand.h"

#include <array>

namespace boardwright {

std::span<const AddSubcommand> generatorSubcommands()
{
    static constexpr std::array all{
        addBalance, addListChanges, addTiers, addCurate, addAutotune, addRejections};
    return all;
}

} // namespace boardwright

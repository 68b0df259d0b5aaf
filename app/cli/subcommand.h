// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <QTextStream>

#include <functional>
#include <span>

namespace boardwright {

/// A subcommand, once it is added to the parser.
struct Subcommand {
    CLI::App *command = nullptr; ///< owned by the parser
    /// Runs it with the options that were parsed. Returns the exit status.
    std::function<int(QTextStream &out, QTextStream &err)> run;
};

/// Adds a subcommand, whose options live as long as what is returned.
using AddSubcommand = Subcommand (*)(CLI::App &app);

/// Those of generators, from their rooms in app/cli/generators. Defined in registry.cpp.
std::span<const AddSubcommand> generatorSubcommands();

} // namespace boardwright

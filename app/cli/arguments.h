// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <expected>
#include <string>
#include <vector>

namespace boardwright {

/// The arguments of a command line, spelled as CLI11 reads them right; otherwise a sentence that
/// says what is wrong: an argument that is not UTF-8 (Qt would read another name from it), or a
/// command that there is not.
std::expected<std::vector<std::string>, std::string> readArguments(
    const CLI::App &app, int argc, const char *const *argv);

/// Takes finite numbers from `least` to `most`. CLI::Range lets "nan" through.
CLI::Validator finiteBetween(double least, double most);

/// Takes the path of a file to write, and no empty one.
CLI::Validator outputPath();

} // namespace boardwright

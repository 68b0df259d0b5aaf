// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <expected>
#include <string>
#include <vector>

namespace boardwright {

/// The arguments of a command line, in a spelling that CLI11 parses correctly. The error is a
/// sentence about an argument that is not UTF-8 (Qt would read a different name from it) or a
/// command that does not exist.
std::expected<std::vector<std::string>, std::string> readArguments(
    const CLI::App &app, int argc, const char *const *argv);

/// Accepts finite numbers from `least` to `most`, unlike CLI::Range, which also accepts "nan".
CLI::Validator finiteBetween(double least, double most);

/// Accepts the path of a file to write; an empty path is an error.
CLI::Validator outputPath();

} // namespace boardwright

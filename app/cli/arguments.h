// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <expected>
#include <string>
#include <vector>

namespace boardwright {

/// The arguments of a command line after the program's name, respelled for CLI11: "--seed=" becomes
/// two arguments, and a flag without a value gets "=yes" (withFlagsSpelledOut()). `app` has all
/// commands; `argc` is at least 1. The error is a sentence for the user: an argument is not UTF-8,
/// so that Qt would read a different file name from it, or the command does not exist.
std::expected<std::vector<std::string>, std::string> readArguments(
    const CLI::App &app, int argc, const char *const *argv);

/// Accepts finite numbers from `least` to `most`, unlike CLI::Range, which also accepts "nan".
CLI::Validator finiteBetween(double least, double most);

/// Accepts the path of a file to write; an empty path is an error.
CLI::Validator outputPath();

} // namespace boardwright

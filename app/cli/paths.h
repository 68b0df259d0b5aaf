// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <QString>
#include <QTextStream>

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// What a command does with the file that an argument names.
enum class PathUse : std::uint8_t {
    Read,
    Write, ///< at the end, or as a job goes on; "-" is standard output
    Beside, ///< files are written whose names begin with this
};

/// The file that an argument names.
struct NamedPath {
    QString option; ///< as people write it: "--state"
    QString path;
    PathUse use = PathUse::Read;
};

/// Marks an option whose arguments are paths.
CLI::Option *asPath(CLI::Option *option, PathUse use);

/// The paths that were given for options that are marked.
std::vector<NamedPath> pathsOf(const CLI::App &command);

/// Whether each file to be written can be, and is no other file of the command, nor the one that
/// standard output goes to; else one of them would be lost. Writes what is wrong to `err`. Nothing
/// is read, made or changed.
bool areSound(std::span<const NamedPath> paths, QTextStream &err);

} // namespace boardwright

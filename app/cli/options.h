// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/paths.h"

#include <CLI/CLI.hpp>

#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace boardwright {

/// The help text of an argument that is the path of a goal set.
inline constexpr const char *setFile = "A goal set or a goal list (JSON, or a sheet in CSV)";

/// Adds --format, which writes to `into`; that must outlive the parsing. `formats`: the words of
/// the option, in lower case; the user may write them in any case. CLI11 could map words by itself,
/// but its help would show the numbers of the enumerators.
template <typename Format>
void addFormat(CLI::App &command, Format &into, const std::map<std::string, Format> &formats,
    const std::string &help)
{
    std::vector<std::string> words;
    words.reserve(formats.size());
    for (const auto &[word, format] : formats)
        words.push_back(word);
    command
        .add_option_function<std::string>(
            "--format",
            [&into, formats](
                const std::string &word) { into = formats.at(CLI::detail::to_lower(word)); },
            help)
        ->check(CLI::IsMember(words, CLI::ignore_case));
}

/// Adds a required path, which is written to `into`; that must outlive the parsing. `name`: as in
/// CLI11, "FILE" for an argument or "-o,--output" for an option.
CLI::Option *addFile(CLI::App &command, const std::string &name, QString &into,
    const std::string &help, PathUse use = PathUse::Read);

/// Adds the required paths of any number of files to read.
void addFiles(
    CLI::App &command, const std::string &name, QStringList &into, const std::string &help);

/// Adds the required option "-o": the file that a command writes, while its report goes to standard
/// output. If the file is "-", it goes to standard output and the report to standard error.
CLI::Option *addOutput(CLI::App &command, QString &into);

/// Adds --list, for commands that open goal lists.
void addListOption(CLI::App &command, QString &into);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include "app/cli/arguments.h"

namespace boardwright {

CLI::Option *addFile(
    CLI::App &command, const std::string &name, QString &into, const std::string &help, PathUse use)
{
    return asPath(
        command.add_option_function<std::string>(
            name, [&into](const std::string &path) { into = QString::fromStdString(path); }, help),
        use)
        ->required();
}

void addFiles(
    CLI::App &command, const std::string &name, QStringList &into, const std::string &help)
{
    asPath(command.add_option_function<std::vector<std::string>>(
               name,
               [&into](const std::vector<std::string> &paths) {
                   for (const std::string &path : paths)
                       into << QString::fromStdString(path);
               },
               help),
        PathUse::Read)
        ->required();
}

void addListOption(CLI::App &command, QString &into)
{
    command
        .add_option_function<std::string>(
            "--list", [&into](const std::string &name) { into = QString::fromStdString(name); },
            "Of several lists in a file, the name of the one to read; default: the longest")
        ->type_name("NAME");
}

CLI::Option *addOutput(CLI::App &command, QString &into)
{
    return addFile(command, "-o,--output", into,
        "The file to write; \"-\" writes to standard output and the report to standard error",
        PathUse::Write)
        ->check(outputPath());
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/board_options.h"
#include "core/base/printable.h"

#include <QByteArray>
#include <QLocale>
#include <QString>

#include <algorithm>
#include <string_view>
#include <utility>

namespace boardwright {

namespace {

constexpr std::string_view optionDashes = "--";

std::string inQuotes(const std::string &text)
{
    return '"' + printable(QString::fromStdString(text)).toStdString() + '"';
}

/// Splits "--seed=" into "--seed" and an empty text; CLI11 would take the next argument as its
/// value.
std::vector<std::string> withEmptyValues(const std::vector<std::string> &arguments)
{
    std::vector<std::string> spelled;
    bool areOptions = true;
    for (const std::string &argument : arguments) {
        areOptions = areOptions && argument != optionDashes;
        const bool isEmptyValue = areOptions && argument.size() > optionDashes.size() + 1
            && argument.starts_with(optionDashes) && argument.find('=') == argument.size() - 1;
        spelled.push_back(isEmptyValue ? argument.substr(0, argument.size() - 1) : argument);
        if (isEmptyValue)
            spelled.emplace_back();
    }
    return spelled;
}

} // namespace

std::expected<std::vector<std::string>, std::string> readArguments(
    const CLI::App &app, int argc, const char *const *argv)
{
    std::vector<std::string> arguments(argv + 1, argv + argc);
    for (const std::string &argument : arguments) {
        if (!QByteArrayView(argument).isValidUtf8())
            return std::unexpected(
                "The argument " + inQuotes(argument) + " is not UTF-8; file names must be UTF-8.");
    }
    const auto commands = app.get_subcommands([](const CLI::App *) { return true; });
    if (!arguments.empty() && !arguments.front().empty() && !arguments.front().starts_with('-')
        && std::ranges::none_of(commands,
            [&](const CLI::App *command) { return command->check_name(arguments.front()); })) {
        std::string names;
        for (const CLI::App *command : commands)
            names += (names.empty() ? "" : ", ") + command->get_name();
        return std::unexpected(
            "There is no command " + inQuotes(arguments.front()) + ". Commands: " + names + '.');
    }
    return withFlagsSpelledOut(withEmptyValues(arguments));
}

CLI::Validator finiteBetween(double least, double most)
{
    const auto text = [](double number) {
        return QString::number(number, 'g', QLocale::FloatingPointShortest).toStdString();
    };
    const std::string range = text(least) + " to " + text(most);
    return {[least, most, range](const std::string &given) {
                bool isNumber = false;
                const double number = QString::fromStdString(given).toDouble(&isNumber);
                // Written so that "nan" is outside.
                const bool isInside = isNumber && number >= least && number <= most;
                return isInside ? std::string()
                                : inQuotes(given) + " is not a number from " + range;
            },
        range};
}

CLI::Validator outputPath()
{
    return {[](const std::string &path) {
                return path.empty()
                    ? std::string("the file name is empty; use \"-\" for standard output")
                    : std::string();
            },
        ""};
}

} // namespace boardwright

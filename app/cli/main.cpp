// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/convert.h"
#include "app/cli/generate.h"
#include "core/generator/generator.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <array>
#include <map>
#include <string>
#include <thread>

namespace {

using namespace boardwright;

constexpr int usageStatus = 2;

/// "5x7" to rows and columns; an empty text, or what is wrong with it.
std::string readSize(const std::string &text, GenerateOptions &options)
{
    const QStringList parts = QString::fromStdString(text).split(u'x');
    const auto valid = [](const QString &part) {
        bool isNumber = false;
        const int value = part.toInt(&isNumber);
        return isNumber && value >= Settings::smallest && value <= Settings::largest;
    };
    if (parts.size() != 2 || !valid(parts[0]) || !valid(parts[1]))
        return "a size is ROWSxCOLUMNS, each from 3 to 10, such as 5x5";
    options.rows = parts[0].toInt();
    options.columns = parts[1].toInt();
    return {};
}

/// "1..1000" to the first and last seed.
std::string readSeeds(const std::string &text, GenerateOptions &options)
{
    const QStringList parts = QString::fromStdString(text).split(QStringLiteral(".."));
    bool firstIsNumber = false;
    bool lastIsNumber = false;
    const qint64 first = parts.value(0).toLongLong(&firstIsNumber);
    const qint64 last = parts.value(1).toLongLong(&lastIsNumber);
    if (parts.size() != 2 || !firstIsNumber || !lastIsNumber || first < 0 || last < first
        || last == std::numeric_limits<qint64>::max())
        return "seeds are FIRST..LAST, such as 1..1000";
    options.seeds = {first, last};
    return {};
}

void addGenerate(CLI::App &app, GenerateOptions &options)
{
    CLI::App *command = app.add_subcommand("generate", "Make boards from a goal set");
    command
        ->add_option_function<std::string>(
            "FILE", [&](const std::string &path) { options.file = QString::fromStdString(path); },
            "A lockout.live goal set")
        ->required();
    CLI::Option *seed = command->add_option_function<std::string>(
        "--seed", [&](const std::string &text) { options.seed = QString::fromStdString(text); },
        "Any text; 1 when left out");
    command->add_option("--seeds", "A range of decimal seeds, FIRST..LAST")
        ->check([&](const std::string &text) { return readSeeds(text, options); })
        ->excludes(seed);
    command->add_option("--size", "ROWSxCOLUMNS, each from 3 to 10; 5x5 when left out")
        ->check([&](const std::string &text) { return readSize(text, options); });
    static const std::map<std::string, BoardFormat> formats{{"text", BoardFormat::Text},
        {"json", BoardFormat::Json}, {"jsonl", BoardFormat::JsonLines}};
    command->add_option("--format", options.format, "text, json or jsonl; text when left out")
        ->transform(CLI::CheckedTransformer(formats, CLI::ignore_case));
    command->add_option("--threads", options.threads, "Threads to use; all cores when left out")
        ->check(CLI::Range(1, 256));
    command->add_flag(
        "--verify", options.verify, "Check every board by an independent reading of the rules");
}

void addConvert(CLI::App &app, ConvertOptions &options)
{
    CLI::App *command
        = app.add_subcommand("convert", "Write a goal set in lockout.live's own layout");
    command
        ->add_option_function<std::string>(
            "IN", [&](const std::string &path) { options.in = QString::fromStdString(path); },
            "The goal set to read")
        ->required();
    command->add_option_function<std::string>(
        "-o,--output", [&](const std::string &path) { options.out = QString::fromStdString(path); },
        "The file to write; standard output when left out");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("boardwright-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BOARDWRIGHT_VERSION));

    GenerateOptions generateOptions;
    generateOptions.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    ConvertOptions convertOptions;
    CLI::App app(
        "Boardwright on the command line: boards from goal sets.\nSeeds are Boardwright's own; the "
        "site follows the same rules but gives another board.",
        "boardwright-cli");
    app.set_version_flag("--version", BOARDWRIGHT_VERSION);
    app.require_subcommand(1);
    addGenerate(app, generateOptions);
    addConvert(app, convertOptions);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? 0 : usageStatus;
    }

    QTextStream out(stdout);
    QTextStream err(stderr);
    return app.got_subcommand("generate") ? generate(generateOptions, out, err)
                                          : convert(convertOptions, out, err);
}

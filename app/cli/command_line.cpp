// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/again.h"
#include "app/cli/arguments.h"
#include "app/cli/check.h"
#include "app/cli/convert.h"
#include "app/cli/exit_status.h"
#include "app/cli/generate.h"
#include "app/cli/options.h"
#include "app/cli/read_set.h"
#include "app/cli/simulate.h"
#include "app/cli/subcommand.h"
#include "app/cli/tune.h"
#include "app/cli/worse_numbers.h"
#include "core/base/printable.h"
#include "core/formats/board_format.h"
#include "core/formats/board_origin.h"
#include "core/formats/set_format.h"
#include "core/lab/curation.h"
#include "core/lab/tally.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace {

using namespace boardwright;

/// Parses "1..1000" as the first and last seed; "7" is 7..7.
std::optional<SeedRange> seedsOf(const std::string &text)
{
    QStringList parts = QString::fromStdString(text).split(QStringLiteral(".."));
    if (parts.size() == 1)
        parts << parts.first();
    bool firstIsNumber = false;
    bool lastIsNumber = false;
    const qint64 first = parts.value(0).toLongLong(&firstIsNumber);
    const qint64 last = parts.value(1).toLongLong(&lastIsNumber);
    if (parts.size() != 2 || !firstIsNumber || !lastIsNumber || first < 0 || last < first
        || last == std::numeric_limits<qint64>::max())
        return std::nullopt;
    return SeedRange{.first = first, .last = last};
}

const std::string seedsWanted = "seeds must be FIRST..LAST, such as 1..1000, or a single seed";
const std::string seedsOfRoom = "room";

std::string readSeeds(const std::string &text, SeedRange &into)
{
    const auto seeds = seedsOf(text);
    if (!seeds || seeds->last - seeds->first >= mostBoards)
        return seedsWanted + ", at most " + std::to_string(mostBoards) + " seeds";
    into = *seeds;
    return {};
}

std::string readSeeds(const std::string &text, GenerateOptions &options)
{
    SeedRange seeds;
    std::string wrong = readSeeds(text, seeds);
    if (wrong.empty())
        options.seeds = {seeds.first, seeds.last};
    return wrong;
}

/// Parses "2/4" as the shard and the number of shards.
std::string readShard(const std::string &text, SimulateCommand &command)
{
    constexpr int mostShards = 1'000'000;
    const QStringList parts = QString::fromStdString(text).split(u'/');
    bool isNumber = false;
    bool areNumbers = false;
    const int shard = parts.value(0).toInt(&isNumber);
    const int shards = parts.value(1).toInt(&areNumbers);
    if (parts.size() != 2 || !isNumber || !areNumbers || shard < 1 || shard > shards
        || shards > mostShards)
        return "shards must be NUMBER/ALL, counted from 1, such as 2/4";
    command.shard = shard;
    command.shards = shards;
    return {};
}

/// Adds --boards, --seeds and --threads.
void addRun(CLI::App &command, SeedRange &seeds, int &threads)
{
    CLI::Option *boards
        = command
              .add_option_function<qint64>(
                  "--boards",
                  [&seeds](const qint64 &count) { seeds = {.first = 1, .last = count}; },
                  "Number of boards, from seeds 1, 2, 3 ...; default 1000")
              ->check(CLI::Range(qint64{1}, mostBoards));
    command
        .add_option("--seeds",
            "Decimal seeds: a range FIRST..LAST, a single seed, or \"room\" for all that a room of "
            "the generator's site may draw")
        ->check([&seeds](const std::string &text) {
            if (text != seedsOfRoom)
                return readSeeds(text, seeds);
            seeds = allOfRoom;
            return std::string();
        })
        ->excludes(boards);
    command.add_option("--threads", threads, "Number of threads; default: all cores")
        ->check(CLI::Range(1, 256));
}

void addGenerate(CLI::App &app, GenerateOptions &options)
{
    CLI::App *command = app.add_subcommand("generate", "Make boards from a goal set");
    addFile(*command, "FILE", options.file, setFile);
    CLI::Option *seed = command->add_option_function<std::string>(
        "--seed", [&](const std::string &text) { options.seed = QString::fromStdString(text); },
        "The seed, any text; default 1");
    CLI::Option *seeds
        = command->add_option("--seeds", "Decimal seeds: a range FIRST..LAST, or a single seed")
              ->check([&](const std::string &text) { return readSeeds(text, options); })
              ->excludes(seed);
    CLI::Option *choose
        = command
              ->add_option("--choose", options.choose,
                  "Of the boards of --seeds, make only this many: the best by --choose-by")
              ->check(CLI::Range(qint64{1}, mostChosen))
              ->needs(seeds);
    command
        ->add_option_function<std::string>(
            "--choose-by",
            [&](const std::string &text) { options.chooseBy = QString::fromStdString(text); },
            "even: goals appear equally often; least:GATE, most:GATE: the numbers of a gate that "
            "the generator has; default even")
        ->needs(choose);
    addBoardOptions(*command, options.board);
    addGateOption(*command, options.board);
    using Kind = BoardOutput::Kind;
    std::map<std::string, BoardOutput> formats{{"text", {.kind = Kind::Text}},
        {"json", {.kind = Kind::Json}}, {"jsonl", {.kind = Kind::JsonLines}}};
    std::string sites;
    for (const BoardFormat *site : boardFormats()) {
        const std::string key = QString(site->key).toStdString();
        formats.emplace(key, BoardOutput{.kind = Kind::Site, .site = site});
        sites += ", " + key;
    }
    addFormat(*command, options.format, formats,
        "text, json, jsonl, or a single board as a site takes it" + sites + "; default text");
    command->add_option("--threads", options.threads, "Number of threads; default: all cores")
        ->check(CLI::Range(1, 256));
    command->add_flag("--verify", options.verify,
        "Check every board with an independent implementation of the rules");
    command->add_flag(
        "--trace", options.trace, "Include the steps that made each board (json, jsonl)");
    command->add_flag("--measures", options.measures,
        "Include the generator's statistics of each board (json, jsonl)");
}

void addSimulate(CLI::App &app, SimulateCommand &options)
{
    CLI::App *command
        = app.add_subcommand("simulate", "Make many boards from a goal set and report statistics");
    addFile(*command, "FILE", options.file, setFile);
    addRun(*command, options.seeds, options.threads);
    command->add_option("--shard", "Only this part of the seeds, NUMBER/ALL, such as 2/4")
        ->check([&options](const std::string &text) { return readShard(text, options); });
    command->add_flag("--reasons", options.reasons,
        "Include the generator's statistics, such as why goals are left out; always on for text");
    addFormat(*command, options.format,
        {{"text", StatisticsFormat::Text}, {"json", StatisticsFormat::Json},
            {"csv", StatisticsFormat::Csv}},
        "text, json or csv; default text");
    addBoardOptions(*command, options.board);
    addGateOption(*command, options.board);
}

void addMerge(CLI::App &app, MergeCommand &options)
{
    CLI::App *command = app.add_subcommand(
        "merge", "Add up JSON output of simulate; the result is identical to a single run");
    addFiles(*command, "STATISTICS", options.files,
        "Files for the same goal set, board and version, but different seeds");
    addFormat(*command, options.format,
        {{"text", StatisticsFormat::Text}, {"json", StatisticsFormat::Json},
            {"csv", StatisticsFormat::Csv}},
        "text, json or csv; default json");
}

void addCompare(CLI::App &app, CompareCommand &options)
{
    CLI::App *command
        = app.add_subcommand("compare", "Report significant changes between two goal sets");
    addFile(*command, "OLD", options.before, "The goal set before the change");
    addFile(*command, "NEW", options.after, "The goal set after the change");
    addRun(*command, options.seeds, options.threads);
    addFormat(
        *command, options.json, {{"text", false}, {"json", true}}, "text or json; default text");
    addBoardOptions(*command, options.board);
    addGateOption(*command, options.board);
}

/// An option of any number of texts.
void addTexts(
    CLI::App &command, const std::string &name, QStringList &into, const std::string &help)
{
    command
        .add_option_function<std::vector<std::string>>(
            name,
            [&into](const std::vector<std::string> &texts) {
                for (const std::string &text : texts)
                    into << QString::fromStdString(text);
            },
            help)
        ->allow_extra_args(false);
}

void addTune(CLI::App &app, TuneCommand &options)
{
    CLI::App *command = app.add_subcommand(
        "tune", "Look for weightings, or other settings, with which boards are as wanted");
    addFile(*command, "FILE", options.file, setFile);
    addOutput(*command, options.out);
    addTexts(*command, "--target", options.targets,
        "What is wanted: all (goals appear alike), goal:TEXT=6 (per cent of boards), "
        "category:NAME=20 (of cells), relaxed=5 (of boards, at most), GATE=LEAST..MOST; may be "
        "given several times; default: the targets of the set");
    addTexts(*command, "--allow", options.allowed,
        "A kind of rule that may be changed, such as board_limits; may be given several times");
    static const std::map<std::string, TuneEngine> engines{{"automatic", TuneEngine::Automatic},
        {"approximation", TuneEngine::Approximation}, {"climbing", TuneEngine::Climbing},
        {"plain", TuneEngine::PlainClimbing}};
    command
        ->add_option_function<std::string>(
            "--engine", [&](const std::string &word) { options.tuning.engine = engines.at(word); },
            "automatic: approximation for shares, then climbing if numbers have bounds; "
            "approximation; "
            "climbing; plain: climbing as published; default automatic")
        ->check(CLI::IsMember({"automatic", "approximation", "climbing", "plain"}));
    constexpr int mostIterations = 100'000;
    command
        ->add_option(
            "--iterations", options.tuning.iterations, "Iterations of climbing; default 100")
        ->check(CLI::Range(1, mostIterations));
    command
        ->add_option("--accuracy", options.tuning.seeds,
            "Approximation: seeds of its most exact rounds; climbing: boards of a candidate")
        ->check(CLI::Range(qint64{1}, qint64{1'000'000}));
    command->add_option("--seed", options.tuning.seed, "A number: of the changes that are tried")
        ->check(CLI::Range(qint64{0}, qint64{1'000'000'000}));
    command
        ->add_option("--trial", options.trial,
            "Fresh seeds on which the set is compared before and after; default 20000")
        ->check(CLI::Range(qint64{1}, qint64{10'000'000}));
    addFile(*command, "--state", options.state,
        "A file that keeps what is known, so that a job that was stopped or killed can go on",
        PathUse::Write)
        ->required(false);
    command->add_flag("--accept-worse", options.acceptsWorse, acceptWorseHelp);
    command->add_option("--threads", options.threads, "Number of threads; default: all cores")
        ->check(CLI::Range(1, 256));
    addBoardOptions(*command, options.board);
    addGateOption(*command, options.board);
}

/// What becomes of the tiers and types of another site's list.
void addImportChoices(CLI::App &command, ImportChoices &choices)
{
    const std::map<std::string, TypesAs> types{{"line", TypesAs::LineCategories},
        {"board", TypesAs::BoardCategories}, {"tags", TypesAs::Tags}, {"none", TypesAs::Nothing}};
    command
        .add_option_function<std::string>(
            "--types",
            [&choices, types](const std::string &word) { choices.types = types.at(word); },
            "What the types of a list become: line (categories), board (categories), tags, none; "
            "default line")
        ->check(CLI::IsMember({"line", "board", "tags", "none"}));
    command.add_flag("--zones", choices.tiersAsZones,
        "Make progression zones of the tiers of a list: a quarter of them for each");
    command.add_flag("!--no-difficulty", choices.tiersAsDifficulty,
        "Do not make difficulties of the tiers of a list");
    addListOption(command, choices.list);
}

void addConvert(CLI::App &app, ConvertOptions &options)
{
    std::string keys;
    for (const SetFormat *format : setFormats())
        keys += (keys.empty() ? "" : ", ") + QString(format->key).toStdString();
    CLI::App *command
        = app.add_subcommand("convert", "Write a goal set in lockout.live's format or another one");
    addFile(*command, "IN", options.in, setFile);
    addFile(*command, "-o,--output", options.out,
        "The file to write; default, or \"-\": standard output", PathUse::Write)
        ->required(false)
        ->check(outputPath());
    command->add_option_function<std::string>(
        "--to", [&](const std::string &key) { options.to = QString::fromStdString(key); },
        "The format: " + keys
            + "; default: lockout.live's, including Boardwright's own data. Losses are listed "
              "on standard error");
    std::string readKeys;
    for (const SetFormat *format : importFormats())
        readKeys += (readKeys.empty() ? "" : ", ") + QString(format->key).toStdString();
    command
        ->add_option_function<std::string>(
            "--from",
            [&](const std::string &key) { options.choices.format = QString::fromStdString(key); },
            "The format of IN: " + readKeys + "; default: found out")
        ->type_name("FORMAT");
    command->add_flag("--strict", options.strict, "Write nothing if anything would be lost");
    addImportChoices(*command, options.choices);
}

void addAgain(CLI::App &app, AgainOptions &options)
{
    CLI::App *command = app.add_subcommand(
        "again", "Make the boards of a JSON file again, and say whether they are the same");
    addFile(*command, "SET", options.set, setFile);
    addFile(*command, "BOARDS", options.boards,
        "What `generate --format json` or jsonl wrote, or the window exported");
    addListOption(*command, options.list);
}

void addCheck(CLI::App &app, CheckOptions &options)
{
    CLI::App *command = app.add_subcommand("check", "Report problems in goal sets");
    addFiles(*command, "FILE", options.files, "Goal sets");
    addFormat(*command, options.format, {{"text", CheckFormat::Text}, {"json", CheckFormat::Json}},
        "text or json; default text");
    addBoardOptions(*command, options.board);
}

} // namespace

int boardwright::runCommandLine(int argc, char **argv, std::span<const AddSubcommand> added)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("boardwright-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BOARDWRIGHT_VERSION));
    // For plurals: without it, texts say "goal(s)".
    // Reports are English, and their numbers are for scripts, too: 1234.5, wherever they are
    // written.
    QLocale::setDefault(QLocale::c());
    QTranslator english;
    if (english.load(QStringLiteral(":/i18n/boardwright_en.qm")))
        QCoreApplication::installTranslator(&english);

    GenerateOptions generateOptions;
    generateOptions.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    SimulateCommand simulateCommand;
    simulateCommand.threads = generateOptions.threads;
    MergeCommand mergeCommand;
    CompareCommand compareCommand;
    compareCommand.threads = generateOptions.threads;
    ConvertOptions convertOptions;
    TuneCommand tuneCommand;
    tuneCommand.threads = generateOptions.threads;
    CheckOptions checkOptions;
    AgainOptions againOptions;
    CLI::App app("Boardwright on the command line: make boards from goal sets.\n"
            + std::string(seedNoteOf(SeedUse::Site)),
        "boardwright-cli");
    app.set_version_flag("--version", BOARDWRIGHT_VERSION);
    app.require_subcommand(1);
    addGenerate(app, generateOptions);
    addSimulate(app, simulateCommand);
    addMerge(app, mergeCommand);
    addCompare(app, compareCommand);
    addTune(app, tuneCommand);
    addConvert(app, convertOptions);
    addCheck(app, checkOptions);
    addAgain(app, againOptions);
    std::vector<Subcommand> ofGenerators;
    for (const AddSubcommand add : generatorSubcommands())
        ofGenerators.push_back(add(app));
    for (const AddSubcommand add : added)
        ofGenerators.push_back(add(app));
    QTextStream out(stdout);
    QTextStream err(stderr);
    auto arguments = readArguments(app, argc, argv);
    if (!arguments) {
        err << printable(QString::fromStdString(arguments.error())) << u'\n';
        return exit_status::usage;
    }
    try {
        std::ranges::reverse(*arguments); // the order that CLI11 expects
        app.parse(*std::move(arguments));
        using Kind = BoardOutput::Kind;
        const Kind format = generateOptions.format.kind;
        if ((format == Kind::Text || format == Kind::Site)
            && (generateOptions.trace || generateOptions.measures))
            throw CLI::ValidationError("--trace and --measures need --format json or jsonl");
        if (format == Kind::Site && generateOptions.seeds)
            throw CLI::ValidationError("this format takes one board: give --seed, not --seeds");
        const auto seeds = generateOptions.seeds;
        if (generateOptions.choose > 0 && seeds->second - seeds->first >= mostPooled)
            throw CLI::ValidationError(
                "--choose takes at most " + std::to_string(mostPooled) + " seeds");
    } catch (const CLI::ParseError &error) {
        std::ostringstream help;
        std::ostringstream wrong;
        const bool isHelp = app.exit(error, help, wrong) == 0;
        out << QString::fromStdString(help.str());
        err << printableLines(QString::fromStdString(wrong.str())); // it quotes arguments
        return flushed(out, err) && isHelp ? exit_status::good : exit_status::usage;
    }

    if (!areSound(pathsOf(*app.get_subcommands().front()), err))
        return exit_status::usage;
    for (const Subcommand &subcommand : ofGenerators) {
        if (app.got_subcommand(subcommand.command))
            return subcommand.run(out, err);
    }
    if (app.got_subcommand("again"))
        return again(againOptions, out, err);
    if (app.got_subcommand("check"))
        return check(checkOptions, out, err);
    if (app.got_subcommand("simulate"))
        return simulate(simulateCommand, out, err);
    if (app.got_subcommand("merge"))
        return merge(mergeCommand, out, err);
    if (app.got_subcommand("tune"))
        return tune(tuneCommand, out, err);
    if (app.got_subcommand("compare"))
        return compare(compareCommand, out, err);
    return app.got_subcommand("generate") ? generate(generateOptions, out, err)
                                          : convert(convertOptions, out, err);
}

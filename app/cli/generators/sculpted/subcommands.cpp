// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/sculpted/subcommands.h"

#include "app/cli/generators/sculpted/autotune.h"
#include "app/cli/generators/sculpted/rejections.h"
#include "app/cli/options.h"
#include "app/cli/worse_numbers.h"
#include "core/sculpted/parameters.h"
#include "core/sculpted/yields.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace boardwright {

namespace {

constexpr const char *tierFile = "A goal set with tiers; default: Boardwright's own tiers";

/// Adds an option for one or more of some choices; all of them if it is not given.
template <typename Type>
void addChoices(CLI::App &command, const std::string &name, std::span<const Choice> choices,
    std::vector<Type> &into, const std::string &help)
{
    std::map<std::string, Type> byWord;
    std::vector<std::string> words;
    for (const Choice &choice : choices) {
        const auto value = static_cast<Type>(words.size());
        words.push_back(QString(choice.key).toStdString());
        byWord.emplace(words.back(), value);
        into.push_back(value);
    }
    command
        .add_option_function<std::vector<std::string>>(
            name,
            [&into, byWord](const std::vector<std::string> &given) {
                into.clear();
                for (const std::string &word : given) {
                    if (!std::ranges::contains(into, byWord.at(word)))
                        into.push_back(byWord.at(word));
                }
            },
            help)
        ->check(CLI::IsMember(words))
        ->delimiter(',');
}

/// Adds an option for one of some choices.
template <typename Type>
void addChoice(CLI::App &command, const std::string &name, std::span<const Choice> choices,
    Type &into, const std::string &help)
{
    std::vector<std::string> words;
    for (const Choice &choice : choices)
        words.push_back(QString(choice.key).toStdString());
    command
        .add_option_function<std::string>(
            name,
            [&into, words](const std::string &word) {
                into = static_cast<Type>(std::ranges::find(words, word) - words.begin());
            },
            help)
        ->check(CLI::IsMember(words));
}

void addDepth(CLI::App &command, std::optional<sculpted::Depth> &into)
{
    command
        .add_option_function<std::string>(
            "--trap",
            [&into](const std::string &word) {
                into = word == "until_stuck" ? sculpted::Depth::UntilStuck
                                             : sculpted::Depth::UntilDead;
            },
            "What ends a wrong turn: until_stuck or until_dead; default: as in the tier")
        ->check(CLI::IsMember({"until_stuck", "until_dead"}));
}

void addThreads(CLI::App &command, int &threads)
{
    threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    command.add_option("--threads", threads, "Number of threads; default: all cores")
        ->check(CLI::Range(1, 256));
}

} // namespace

Subcommand addAutotune(CLI::App &app)
{
    const auto shared = std::make_shared<AutotuneCommand>();
    AutotuneCommand &options = *shared;
    CLI::App *command = app.add_subcommand(
        "autotune", "Look for walls, weights and gates of tiers of sculpted boards");
    addFile(*command, "FILE", options.file, tierFile)->required(false);
    addOutput(*command, options.out);
    addChoices(*command, "--tier", sculpted::levels, options.levels,
        "A tier to tune; may be given several times; default: all of them");
    addChoice(*command, "--routing", sculpted::routings, options.how.puzzles.routing,
        "How routes are looked for; default parity");
    addDepth(*command, options.how.puzzles.depth);
    command
        ->add_option_function<std::string>(
            "--engine",
            [&options](const std::string &word) {
                options.how.asPublished = word == "plain";
                options.tuning.engine
                    = options.how.asPublished ? TuneEngine::PlainClimbing : TuneEngine::Climbing;
            },
            "climbing, or plain: as published, with the three metrics as the only targets and all "
            "numbers turned, how often boards have fog and warps too; default climbing")
        ->check(CLI::IsMember({"climbing", "plain"}));
    constexpr int mostIterations = 100'000;
    command->add_option("--iterations", options.tuning.iterations, "Iterations; default 100")
        ->check(CLI::Range(1, mostIterations));
    command
        ->add_option("--accuracy", options.tuning.seeds,
            "Puzzles of a candidate; default 800, or 200 as published")
        ->check(CLI::Range(qint64{1}, qint64{1'000'000}));
    command->add_option("--seed", options.tuning.seed, "A number: of the changes that are tried")
        ->check(CLI::Range(qint64{0}, qint64{1'000'000'000}));
    command->add_flag("--keep-published", options.how.keepsPublished,
        "Leave the numbers that are published with the method as they are");
    command->add_flag(
        "--mechanics", options.how.turnsMechanics, "Also turn how often boards have fog and warps");
    command
        ->add_option("--shapes", options.how.shapes,
            "Different shapes (sizes and walls) that a tier must have among the puzzles of 3000 "
            "seeds; default: any number")
        ->check(CLI::Range(1, static_cast<int>(sculpted::shapeSeeds)));
    static const std::map<std::string, bool> formats{{"json", false}, {"typescript", true}};
    addFormat(*command, options.isTypeScript, formats,
        "json: a goal set with the tiers; typescript: an object literal to paste into the "
        "configuration of an engine; default json");
    command->add_flag("--accept-worse", options.acceptsWorse, acceptWorseHelp);
    command
        ->add_option("--trial", options.trial,
            "Fresh puzzles that are compared before and after; default 4000")
        ->check(CLI::Range(1, 1'000'000));
    addFile(*command, "--state", options.state,
        "Files beside this one keep what is known, so that a job that was stopped or killed can go "
        "on",
        PathUse::Beside)
        ->required(false);
    addThreads(*command, options.threads);
    return {.command = command, .run = [shared](QTextStream &out, QTextStream &err) {
                return autotune(*shared, out, err);
            }};
}

Subcommand addRejections(CLI::App &app)
{
    const auto shared = std::make_shared<RejectionsCommand>();
    RejectionsCommand &options = *shared;
    CLI::App *command = app.add_subcommand(
        "rejections", "Count why topologies of sculpted boards are rejected, by tier and routing");
    addFile(*command, "FILE", options.file, tierFile)->required(false);
    addChoices(*command, "--tier", sculpted::levels, options.levels,
        "A tier; may be given several times; default: all of them");
    addChoices(*command, "--routing", sculpted::routings, options.routings,
        "How routes are looked for; may be given several times; default: all three ways");
    addDepth(*command, options.depth);
    command->add_option("--count", options.count, "Seeds of each tier; default 1000")
        ->check(CLI::Range(qint64{1}, qint64{100'000'000}));
    addThreads(*command, options.threads);
    return {.command = command, .run = [shared](QTextStream &out, QTextStream &err) {
                return rejections(*shared, out, err);
            }};
}

} // namespace boardwright

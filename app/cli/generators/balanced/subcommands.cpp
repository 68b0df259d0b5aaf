// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/balanced/subcommands.h"

#include "app/cli/arguments.h"
#include "app/cli/generators/balanced/balance.h"
#include "app/cli/generators/balanced/list_changes.h"
#include "app/cli/generators/balanced/tiers.h"
#include "app/cli/options.h"
#include "app/cli/worse_numbers.h"
#include "core/lab/tally.h"

#include <memory>
#include <string>

namespace boardwright {

namespace {

constexpr const char *listFile = "A goal list (JSON, or a sheet in CSV) or a goal set with times";

} // namespace

Subcommand addBalance(CLI::App &app)
{
    const auto shared = std::make_shared<BalanceCommand>();
    BalanceCommand &options = *shared;
    constexpr int most = 1'000'000;
    constexpr double mostDeviation = 1'000'000;
    CLI::App *command = app.add_subcommand(
        "balance", "Weight the goals of a list so that they appear equally often");
    addFile(*command, "LIST", options.in, listFile);
    addListOption(*command, options.list);
    addOutput(*command, options.out);
    command->add_option("--rounds", options.goal.rounds, "Maximum number of rounds; default 50")
        ->check(CLI::Range(1, most));
    command->add_option("--boards", options.goal.boards, "Boards per round; default 1000")
        ->check(CLI::Range(1, most));
    command
        ->add_option("--until", options.goal.deviation,
            "Stop once a round's deviation is this low; default 60")
        ->check(finiteBetween(0, mostDeviation));
    command->add_option_function<std::string>(
        "--seed",
        [&options](const std::string &text) { options.goal.seed = QString::fromStdString(text); },
        "Seed of the random draws, any text. The same text gives the same weights; default 1");
    command->add_flag("--accept-worse", options.acceptsWorse, acceptWorseHelp);
    return {.command = command,
        .run = [shared](QTextStream &out, QTextStream &err) { return balance(*shared, out, err); }};
}

Subcommand addListChanges(CLI::App &app)
{
    const auto shared = std::make_shared<ListChangesCommand>();
    ListChangesCommand &options = *shared;
    CLI::App *command
        = app.add_subcommand("changes", "List the changes from one goal list or set to another");
    addFile(*command, "OLD", options.before, listFile);
    addFile(*command, "NEW", options.after, listFile);
    addListOption(*command, options.list);
    addFormat(
        *command, options.json, {{"text", false}, {"json", true}}, "text or json; default text");
    return {.command = command, .run = [shared](QTextStream &out, QTextStream &err) {
                return listChanges(*shared, out, err);
            }};
}

Subcommand addTiers(CLI::App &app)
{
    const auto shared = std::make_shared<TiersCommand>();
    TiersCommand &options = *shared;
    constexpr double leastMinutes = 0.01;
    constexpr double mostMinutes = 10'000;
    constexpr double mostSynergy = 1'000;
    CLI::App *command = app.add_subcommand(
        "tiers", "Give goals times based on their difficulty, to start a list for balanced boards");
    addFile(*command, "SET", options.in, setFile);
    addListOption(*command, options.list);
    addOutput(*command, options.out);
    command
        ->add_option(
            "--minutes", options.start.minutesPerTier, "Minutes per difficulty tier; default 0.75")
        ->check(finiteBetween(leastMinutes, mostMinutes));
    command
        ->add_option("--first", options.start.firstSynergy,
            "Synergy of a goal's first category; default 4, so that no two goals in a line share "
            "it")
        ->check(finiteBetween(-mostSynergy, mostSynergy));
    command
        ->add_option("--further", options.start.furtherSynergy,
            "Synergy of each further category; default 1")
        ->check(finiteBetween(-mostSynergy, mostSynergy));
    command
        ->add_option("--boards", options.boards,
            "Boards used to count lines with a shared first category; default 1000")
        ->check(CLI::Range(qint64{1}, mostBoards));
    return {.command = command, .run = [shared](QTextStream &out, QTextStream &err) {
                return startTiers(*shared, out, err);
            }};
}

} // namespace boardwright

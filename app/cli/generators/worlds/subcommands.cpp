// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/worlds/subcommands.h"

#include "app/cli/arguments.h"
#include "app/cli/generators/worlds/curate.h"
#include "app/cli/options.h"
#include "app/cli/worse_numbers.h"

#include <QStringList>

#include <algorithm>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

using worlds::CandidateSeeds;
using worlds::CurationWishes;

/// Parses "1..60000". The text returned says what is wrong, as CLI11 wants it.
std::string readCandidateSeeds(const std::string &text, CandidateSeeds &into)
{
    const QStringList parts = QString::fromStdString(text).split(QStringLiteral(".."));
    bool firstIsNumber = false;
    bool lastIsNumber = false;
    const CandidateSeeds seeds{.first = parts.value(0).toLongLong(&firstIsNumber),
        .last = parts.value(1).toLongLong(&lastIsNumber)};
    if (parts.size() != 2 || !firstIsNumber || !lastIsNumber || seeds.first < 0
        || seeds.last < seeds.first || seeds.last - seeds.first >= worlds::mostCandidates)
        return "seeds must be FIRST..LAST, such as 1..60000, at most "
            + std::to_string(worlds::mostCandidates) + " seeds";
    into = seeds;
    return {};
}

const std::vector<std::pair<std::string, bool CurationWishes::*>> wishWords{
    {"exits", &CurationWishes::exits}, {"relevant", &CurationWishes::relevant},
    {"zones", &CurationWishes::zones}, {"pairs", &CurationWishes::pairs},
    {"joins", &CurationWishes::joins}};

/// Adds --without, which takes wishes back.
void addWithout(CLI::App &command, CurationWishes &wishes)
{
    std::vector<std::string> words;
    words.reserve(wishWords.size());
    for (const auto &[word, wish] : wishWords)
        words.push_back(word);
    command
        .add_option_function<std::vector<std::string>>(
            "--without",
            [&wishes](const std::vector<std::string> &without) {
                for (const auto &[word, wish] : wishWords) {
                    if (std::ranges::contains(without, word))
                        wishes.*wish = false;
                }
            },
            "Wishes to leave out, separated by commas: exits (at least three portals in the first "
            "zone), relevant (most zones matter), zones, pairs, joins (appear evenly)")
        ->delimiter(',')
        ->check(CLI::IsMember(words));
}

} // namespace

Subcommand addCurate(CLI::App &app)
{
    const auto shared = std::make_shared<CurateCommand>();
    CurateCommand &options = *shared;
    options.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    CLI::App *command = app.add_subcommand(
        "curate", "Choose worlds whose zones, pairs of zones and joins appear evenly");
    addFile(*command, "FILE", options.file, "A goal set with zones and claims");
    command->add_option("--count", options.count, "Worlds to choose; default 1000")
        ->check(CLI::Range(qint64{1}, worlds::mostCurated));
    CLI::Option *pool
        = command
              ->add_option("--pool", options.pool,
                  "Worlds to choose from, with the seeds 1, 2, 3 ...; default six times --count")
              ->check(CLI::Range(qint64{1}, worlds::mostCandidates));
    command->add_option("--seeds", "Seeds of the worlds to choose from: FIRST..LAST")
        ->check([&options](const std::string &text) {
            return readCandidateSeeds(text, options.seeds.emplace());
        })
        ->excludes(pool);
    addWithout(*command, options.wishes);
    CLI::Option *weights = command->add_flag("--weights", options.weights,
        "First weight the zones so that they are drawn evenly, and write the set with these "
        "weights; the seeds are then for that set");
    weights->needs(addFile(
        *command, "-o,--output", options.out, "The set to write with --weights", PathUse::Write)
            ->required(false)
            ->check(outputPath())
            ->needs(weights));
    command->add_flag("--accept-worse", options.acceptsWorse, acceptWorseHelp)->needs(weights);
    addBoardOptions(*command, options.board);
    addFormat(
        *command, options.json, {{"text", false}, {"json", true}}, "text or json; default text");
    command->add_option("--threads", options.threads, "Number of threads; default: all cores")
        ->check(CLI::Range(1, 256));
    return {.command = command,
        .run = [shared](QTextStream &out, QTextStream &err) { return curate(*shared, out, err); }};
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/worlds/curate.h"

#include "app/cli/exit_status.h"
#include "app/cli/generators/worlds/curate_report.h"
#include "app/cli/long_job.h"
#include "app/cli/read_set.h"
#include "app/cli/worse_numbers.h"
#include "app/cli/write_output.h"
#include "core/formats/native.h"
#include "core/worlds/world_set.h"
#include "core/worlds/zone_weights.h"
#include "ui/text/generators/worlds/zone_weights_words.h"

#include <algorithm>
#include <cstddef>
#include <expected>
#include <memory>
#include <utility>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A set whose worlds are curated.
struct CuratedSet {
    GoalSet set;
    ChosenBoard choice;
    std::shared_ptr<const Compiled> compiled;

    const worlds::WorldSet &worldSet() const
    {
        return static_cast<const worlds::WorldSet &>(*compiled);
    }
};

/// Compiles the set. False, with its problems on `err`, if that is impossible.
bool compile(CuratedSet &curated, const QString &path, QTextStream &err)
{
    auto compiled = curated.choice.generator->compile(curated.set, curated.choice.settings);
    if (compiled) {
        curated.compiled = *std::move(compiled);
        return true;
    }
    for (const Problem &problem : compiled.error())
        tell(err, path, problem, curated.set);
    return false;
}

/// Reads the set. The error is the exit status.
std::expected<CuratedSet, int> readWorlds(const CurateCommand &command, QTextStream &err)
{
    auto opened = readSet(command.file, err, ImportChoices{.list = command.board.list});
    if (!opened)
        return std::unexpected(exit_status::usage);
    BoardOptions board = command.board;
    if (board.generator.isEmpty())
        board.generator = u"worlds"_s;
    auto choice = reportedChoiceFor(board, command.file, opened->file.set, err);
    if (!choice)
        return std::unexpected(exit_status::usage);
    if (choice->generator->info().key != "worlds"_L1) {
        err << "Only worlds are curated; use --generator worlds.\n";
        return std::unexpected(exit_status::usage);
    }
    CuratedSet curated{
        .set = std::move(opened->file.set), .choice = *std::move(choice), .compiled = {}};
    if (!compile(curated, command.file, err))
        return std::unexpected(exit_status::findings);
    return curated;
}

worlds::CandidateSeeds seedsFor(const CurateCommand &command)
{
    if (command.seeds)
        return *command.seeds;
    const qint64 pool = command.pool > 0
        ? command.pool
        : std::min(worlds::mostCandidates, CurateCommand::candidatesPerWorld * command.count);
    return {.first = 1, .last = pool};
}

void setWeights(GoalSet &set, const std::vector<int> &weights)
{
    QList<TableRow> &zones = set.tables[worlds::zoneTable.key];
    for (std::size_t zone = 0; zone < weights.size(); ++zone)
        setValue(zones[static_cast<qsizetype>(zone)].values, worlds::columns::weight,
            qint64{weights[zone]});
}

constexpr worlds::WeightEffort effort;
constexpr qint64 weighedWorlds = qint64{effort.rounds} * effort.worlds;
constexpr qint64 comparedWorlds = 2 * worlds::WeightTrial::seeds;

/// Gives the set even weights. Returns what they leave worse; not complete if stopped.
WorseNumbers weigh(CuratedSet &curated, const CurateCommand &command, const std::stop_token &stop,
    const SimulateProgress &progress)
{
    const worlds::Pool &pool = curated.worldSet().pool;
    const worlds::Options &options = curated.worldSet().options;
    const std::vector<int> weights
        = worlds::evenZoneWeights(pool, options, effort, command.threads, stop, progress);
    worlds::WeightTrial trial(pool, weights, options);
    worlds::CandidateProgress tell;
    if (progress)
        tell = [&](qint64 done) { progress(weighedWorlds + done); };
    while (!trial.isDone()) {
        if (!trial.step(command.threads, stop, tell))
            return {.isComplete = false};
    }
    setWeights(curated.set, weights);
    return {.lines = worseZoneWeights(trial.result())};
}

/// Everything after the set is read, but for writing; `worse` is what the weights leave worse. The
/// error is the exit status.
std::expected<worlds::Curation, int> curateSet(
    CuratedSet &curated, const CurateCommand &command, WorseNumbers &worse, QTextStream &err)
{
    const worlds::CandidateSeeds seeds = seedsFor(command);
    const qint64 before = command.weights ? weighedWorlds + comparedWorlds : 0;
    LongJob job(err, before + seeds.count());
    const SimulateProgress progress = job.progress();
    if (command.weights) {
        worse = weigh(curated, command, job.stop(), progress);
        if (job.stop().stop_requested())
            return std::unexpected(job.stopped(0));
        if (!compile(curated, command.file, err))
            return std::unexpected(exit_status::findings);
    }
    const worlds::WorldSet &set = curated.worldSet();
    const worlds::JoinTable joins(set.pool, set.options.process);
    const Judge judge(curated.choice.generator->info(), curated.set);
    worlds::CandidateProgress tell;
    if (progress)
        tell = [&](qint64 done) { progress(before + done); };
    worlds::Curation curation{.wanted = command.count,
        .seeds = seeds.count(),
        .possibleJoins = joins.possibleCount(),
        .candidates = worlds::makeCandidates(
            set.pool, set.options, joins, seeds, command.threads, job.stop(), tell, &judge),
        .costs = {},
        .relevance = {}};
    curation.costs = worlds::costsOfWishes(set.pool, joins, curation.candidates, command.wishes,
        static_cast<std::size_t>(command.count), job.stop());
    if (job.stop().stop_requested())
        return std::unexpected(job.stopped(before + seeds.count()));
    curation.relevance
        = worlds::relevanceBySort(set.pool, curation.candidates, curation.costs.back().chosen);
    return curation;
}

} // namespace

int curate(const CurateCommand &command, QTextStream &out, QTextStream &err)
{
    auto curated = readWorlds(command, err);
    if (!curated)
        return curated.error();
    WorseNumbers worse;
    const auto curation = curateSet(*curated, command, worse, err);
    if (!curation)
        return curation.error();
    // The report must not mix with the set.
    QTextStream &said = command.weights && isStandardOutput(command.out) ? err : out;
    if (command.json)
        writeCurationJson(*curation, said);
    else
        writeCuration(*curation, curated->worldSet().options, said);
    if (!mayWriteWorse(worse, command.acceptsWorse, command.json ? err : said, err))
        return flushed(said, err) ? exit_status::findings : exit_status::usage;
    if (!flushed(said, err)
        || (command.weights && !writeOutput(writeNative(curated->set), command.out, out, err)))
        return exit_status::usage;
    return curation->isComplete() ? exit_status::good : exit_status::findings;
}

} // namespace boardwright

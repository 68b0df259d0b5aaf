// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/sculpted/autotune.h"

#include "app/cli/aligned_table.h"
#include "app/cli/exit_status.h"
#include "app/cli/generators/sculpted/tier_files.h"
#include "app/cli/long_job.h"
#include "app/cli/paths.h"
#include "app/cli/read_set.h"
#include "app/cli/saved_tuning.h"
#include "app/cli/worse_numbers.h"
#include "app/cli/write_output.h"
#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/lab/subject.h"
#include "core/sculpted/autotune_plan.h"
#include "core/sculpted/difficulty_config.h"
#include "core/sculpted/yields.h"
#include "core/tune/state_json.h"
#include "core/tune/worse.h"

#include <array>
#include <optional>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// One tier of the command.
struct TierJob {
    sculpted::Level level{};
    TunePlan plan;
    std::unique_ptr<Tuner> tuner;
    TuningKeeper kept;
};

QString nameOf(sculpted::Level level)
{
    return sculpted::levels.at(static_cast<std::size_t>(level)).key;
}

/// The file that keeps the state of a tier; empty: none.
QString stateOf(const AutotuneCommand &command, sculpted::Level level)
{
    return command.state.isEmpty() ? QString() : command.state + u'.' + nameOf(level);
}

/// Nothing, with a sentence, if its state cannot be read.
std::optional<TierJob> jobFor(
    const AutotuneCommand &command, const GoalSet &set, sculpted::Level level, QTextStream &err)
{
    const Generator &generator = *generatorOf(u"sculpted");
    const sculpted::AutotunePlan of = sculpted::autotunePlanOf(set, level, command.how);
    TunePlan plan = tunePlanOf(generator.info(), of.set, of.settings, of.allowed);
    keep(plan, of.kept);
    plan.allows = of.allows;
    auto tuner = std::make_unique<Tuner>(generator, of.set, of.settings, plan, command.tuning);
    const auto subject = subjectOf(generator, of.set, of.settings);
    const QStringList how = of.allowed
        + QStringList{command.how.keepsPublished ? u"published"_s : QString(),
            u"shapes=%1"_s.arg(command.how.shapes)};
    const QByteArray key = tuningKey(**subject, how, command.tuning);
    const QString state = stateOf(command, level);
    if (!resumeSaved(*tuner, key, state, err))
        return std::nullopt;
    return TierJob{.level = level,
        .plan = std::move(plan),
        .tuner = std::move(tuner),
        .kept = TuningKeeper(key, state)};
}

/// Whether all files, those that keep the state of each tier among them, are different ones.
bool hasSoundFiles(const AutotuneCommand &command, QTextStream &err)
{
    std::vector<NamedPath> paths{{.option = u"FILE"_s, .path = command.file, .use = PathUse::Read},
        {.option = u"--output"_s, .path = command.out, .use = PathUse::Write}};
    for (const sculpted::Level level : command.levels)
        paths.push_back(
            {.option = u"--state"_s, .path = stateOf(command, level), .use = PathUse::Write});
    return areSound(paths, err);
}

QString share(double part)
{
    constexpr double tenths = 10;
    return QString::number(tenthsOf(part) / tenths, 'f', 1) + u" %"_s;
}

/// What is said of a share that became smaller.
void addWorse(const QString &what, double before, double after, QStringList &worse)
{
    const int less = tenthsOf(before) - tenthsOf(after);
    constexpr double tenths = 10;
    if (less > 0)
        worse << u"%1: %2 -> %3 (%4 points worse)"_s.arg(
            what, share(before), share(after), QString::number(less / tenths, 'f', 1));
}

/// The spread of each metric over the same fresh seeds, before and after, and in `worse` what is
/// worse than before. Nothing is said if stopped.
void report(const AutotuneCommand &command, const TierJob &job, const sculpted::Tier &before,
    const sculpted::Tier &after, const std::stop_token &stop, QTextStream &out, QStringList &worse)
{
    constexpr double hundred = 100;
    static constexpr std::array names{"fork ratio (%)", "mean fork depth", "deep fork ratio (%)"};
    const TuneState &state = job.tuner->state();
    const auto yieldOf = [&](const sculpted::Tier &tier) {
        return sculpted::yieldOf(tier, command.how.puzzles, sculpted::firstFreshSeed, command.trial,
            command.threads, stop);
    };
    auto was = yieldOf(before);
    auto is = yieldOf(after);
    if (stop.stop_requested())
        return;
    out << nameOf(job.level) << ": " << state.rounds.back().boards << " puzzles, score "
        << QString::number(state.rounds.front().score, 'f', 3) << " at first, "
        << QString::number(state.bestScore, 'f', 3) << " at last\n";
    AlignedTable table;
    table.add({QString(), u"band"_s, u"P25"_s, u"mean"_s, u"P75"_s, u"within"_s, u"->"_s, u"P25"_s,
        u"mean"_s, u"P75"_s, u"within"_s});
    for (std::size_t target = 0; target < sculpted::targets; ++target) {
        const double unit
            = target == static_cast<std::size_t>(sculpted::Target::ForkDepth) ? 1 : hundred;
        const auto text = [&](double number) { return QString::number(unit * number, 'f', 2); };
        const sculpted::Band &band = before.target.at(target);
        const sculpted::Spread first = spreadOf(was.metrics.at(target), band);
        const sculpted::Spread last = spreadOf(is.metrics.at(target), band);
        addWorse(u"%1: puzzles with a %2 within its band"_s.arg(
                     nameOf(job.level), QString::fromLatin1(names.at(target)).remove(u" (%)"_s)),
            first.within, last.within, worse);
        table.add(
            {QString::fromLatin1(names.at(target)), text(band.least) + u" to "_s + text(band.most),
                text(first.p25), text(first.mean), text(first.p75), share(first.within), QString(),
                text(last.p25), text(last.mean), text(last.p75), share(last.within)});
    }
    table.write(out);
    out << "  topologies per puzzle "
        << QString::number(
               static_cast<double>(was.topologies) / static_cast<double>(was.made), 'f', 2)
        << " -> "
        << QString::number(
               static_cast<double>(is.topologies) / static_cast<double>(is.made), 'f', 2)
        << "; seeds without a puzzle " << was.seeds - was.made << " -> " << is.seeds - is.made
        << "; different shapes " << was.shapes.size() << " -> " << is.shapes.size() << "\n";
    const auto part = [](std::int64_t some, std::int64_t all) {
        return all == 0 ? 0 : static_cast<double>(some) / static_cast<double>(all);
    };
    if (!command.how.asPublished)
        addWorse(u"%1: puzzles after at most %2 topologies"_s.arg(nameOf(job.level))
                     .arg(sculpted::fewTopologies),
            part(was.foundSoon, was.made), part(is.foundSoon, is.made), worse);
    addWorse(u"%1: seeds with a puzzle"_s.arg(nameOf(job.level)), part(was.made, was.seeds),
        part(is.made, is.seeds), worse);
    Watch watch(stop);
    if (command.how.shapes > 0
        && sculpted::hasShapes(after, command.how.puzzles, command.how.shapes, watch) == false)
        worse << u"%1: fewer than %2 different shapes in %3 puzzles"_s.arg(nameOf(job.level))
                     .arg(command.how.shapes)
                     .arg(sculpted::shapeSeeds);
}

/// Does all rounds. False if stopped.
bool tuneTier(const AutotuneCommand &command, TierJob &job, LongJob &progress, qint64 before,
    QTextStream &err)
{
    const SimulateProgress show = progress.progress();
    TuneRun run{.threads = command.threads, .stop = progress.stop(), .progress = {}};
    if (show)
        run.progress
            = [&](qint64 boards) { show(before + job.tuner->boardsBeforeRound() + boards); };
    return job.kept.work(*job.tuner, run, err);
}

} // namespace

int autotune(const AutotuneCommand &command, QTextStream &out, QTextStream &err)
{
    if (!hasSoundFiles(command, err))
        return exit_status::usage;
    const auto read = readTiers(command.file, command.levels, err);
    if (!read)
        return exit_status::usage;
    GoalSet result = *read;
    std::vector<TierJob> jobs;
    qint64 boards = 0;
    for (const sculpted::Level level : command.levels) {
        auto job = jobFor(command, *read, level, err);
        if (!job)
            return exit_status::usage;
        boards += job->tuner->boards();
        jobs.push_back(*std::move(job));
    }
    QTextStream &said = isStandardOutput(command.out) ? err : out;
    bool isStopped = false;
    WorseNumbers worse;
    {
        LongJob progress(err, boards);
        qint64 done = 0;
        for (TierJob &job : jobs) {
            const bool isDone = tuneTier(command, job, progress, done, err);
            done += job.tuner->boardsMade();
            if (job.kept.isKeeping() && !job.kept.keep(*job.tuner, err))
                return exit_status::usage;
            if (!isDone)
                return command.state.isEmpty()
                    ? progress.stopped(done)
                    : progress.stoppedWith(
                          u"Stopped in the tier %1; the same command continues."_s.arg(
                              nameOf(job.level)));
            turnAll(job.plan.knobs, result, job.tuner->best());
            // A range that was turned inside out is written as it is read.
            for (TableRow &row : result.tables[sculpted::tierTable.key]) {
                if (row.id == sculpted::rowOfLevel(result, job.level)->id)
                    sculpted::writeTier(sculpted::tierOf(result, job.level), job.level, row.values);
            }
        }
    }
    {
        const SignalStop stop;
        for (const TierJob &job : jobs)
            report(command, job, sculpted::tierOf(*read, job.level),
                sculpted::tierOf(result, job.level), stop.token(), said, worse.lines);
        isStopped = stop.token().stop_requested();
        worse.isComplete = !isStopped;
    }
    if (!mayWriteWorse(worse, command.acceptsWorse, said, err))
        // The states stay, so that the answer may still be another.
        return isStopped ? exit_status::interrupted : exit_status::findings;
    const QByteArray written
        = command.isTypeScript ? sculpted::difficultyConfig(result) : writeNative(result);
    if (!flushed(said, err) || !writeOutput(written, command.out, out, err))
        return exit_status::usage;
    if (isStopped) {
        err << stoppedInComparison;
        return exit_status::interrupted;
    }
    for (const TierJob &job : jobs)
        job.kept.forget();
    return exit_status::good;
}

} // namespace boardwright

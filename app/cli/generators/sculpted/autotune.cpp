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
#include "app/cli/write_output.h"
#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/lab/subject.h"
#include "core/sculpted/autotune_plan.h"
#include "core/sculpted/yields.h"
#include "core/tune/state_json.h"

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
    auto tuner = std::make_unique<Tuner>(generator, of.set, of.settings, plan, command.tuning);
    const auto subject = subjectOf(generator, of.set, of.settings);
    const QStringList how
        = of.allowed + QStringList{command.how.keepsPublished ? u"published"_s : QString()};
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
    constexpr double hundred = 100;
    return QString::number(hundred * part, 'f', 1) + u" %"_s;
}

/// The spread of each metric over the same fresh seeds, before and after. Nothing is said if
/// stopped.
void report(const AutotuneCommand &command, const TierJob &job, const sculpted::Tier &before,
    const sculpted::Tier &after, const std::stop_token &stop, QTextStream &out)
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
        << "\n";
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
                sculpted::tierOf(result, job.level), stop.token(), said);
        isStopped = stop.token().stop_requested();
    }
    if (!flushed(said, err) || !writeOutput(writeNative(result), command.out, out, err))
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

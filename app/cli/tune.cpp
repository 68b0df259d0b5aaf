// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tune.h"

#include "app/cli/aligned_table.h"
#include "app/cli/exit_status.h"
#include "app/cli/long_job.h"
#include "app/cli/read_set.h"
#include "app/cli/read_subject.h"
#include "app/cli/saved_tuning.h"
#include "app/cli/worse_numbers.h"
#include "app/cli/write_output.h"
#include "core/base/printable.h"
#include "core/formats/native.h"
#include "core/tune/state_json.h"
#include "core/tune/trial.h"
#include "ui/text/tune_words.h"
#include "ui/text/words.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

QString percentText(std::optional<double> share)
{
    constexpr double inPercent = 100;
    return share ? QString::number(inPercent * *share, 'f', 1) + QStringLiteral(" %")
                 : QStringLiteral("-");
}

/// Adds the targets to a set, or says what is wrong with one.
bool addTargets(const TuneCommand &command, const Info &info, GoalSet &set, QTextStream &err)
{
    if (info.targetTable == nullptr) {
        err << "The generator \"" << info.key << "\" has nothing that can be tuned.\n";
        return false;
    }
    if (!command.targets.isEmpty())
        set.tables.remove(info.targetTable->key);
    for (const QString &text : command.targets) {
        if (const TargetText wrong = addTarget(info, set, text); wrong != TargetText::Fine) {
            err << printable(targetTextWords(wrong, text)) << u'\n';
            return false;
        }
    }
    return true;
}

/// Whether all allowed keys are tunables; else says which there are.
bool areTunables(const TuneCommand &command, const Info &info, QTextStream &err)
{
    QStringList known;
    for (const Tunable &tunable : info.tunables) {
        if (tunable.isRule)
            known << tunable.key;
    }
    for (const QString &key : command.allowed) {
        if (known.contains(key))
            continue;
        err << "\"" << printable(key) << "\" cannot be allowed; use "
            << (known.isEmpty() ? QStringLiteral("nothing") : known.join(QStringLiteral(", ")))
            << ".\n";
        return false;
    }
    return true;
}

/// What is tuned, and the set without the targets of the command line.
struct Tuned {
    SharedSubject subject;
    TunePlan plan;
    GoalSet original;
};

/// The error is the exit status.
std::expected<Tuned, int> readTuned(const TuneCommand &command, QTextStream &err)
{
    auto read = readSubject(command.file, command.board, err);
    if (!read)
        return std::unexpected(read.error());
    const SharedSubject &subject = *read;
    const Info &info = subject->generator().info();
    GoalSet set = subject->set();
    if (!addTargets(command, info, set, err) || !areTunables(command, info, err))
        return std::unexpected(exit_status::usage);
    Tuned tuned{.subject = {},
        .plan = tunePlanOf(info, set, subject->settings(), command.allowed),
        .original = set};
    if (tuned.plan.targets.empty()) {
        err << "The set has no targets. Add some with --target, such as --target all.\n";
        return std::unexpected(exit_status::usage);
    }
    tuned.original.tables = subject->set().tables;
    auto withTargets = subjectOf(subject->generator(), set, subject->settings());
    if (!withTargets)
        return std::unexpected(exit_status::findings);
    tuned.subject = *std::move(withTargets);
    return tuned;
}

void reportTargets(const Tuned &tuned, const Trial &trial, QTextStream &out)
{
    const Info &info = tuned.subject->generator().info();
    out << "Targets, on " << trial.boards << " fresh seeds\n";
    AlignedTable table;
    table.add({QString(), QStringLiteral("before"), QStringLiteral("after"), QString()});
    for (std::size_t i = 0; i < tuned.plan.targets.size(); ++i) {
        const TuneTarget &target = tuned.plan.targets[i];
        table.add({printable(targetTitle(info, tuned.subject->set(), tuned.plan, target)),
            percentText(trial.before.targets[i].shown), percentText(trial.after.targets[i].shown),
            targetUnit(tuned.plan, target)});
    }
    table.write(out);
}

/// The items that are not where they should be. Returns whether there are any.
bool reportMissed(const Tuned &tuned, const Trial &trial, QTextStream &out)
{
    const Info &info = tuned.subject->generator().info();
    const GoalSet &set = tuned.subject->set();
    AlignedTable table;
    table.add({QString(), QStringLiteral("is"), QStringLiteral("wanted"), QString()});
    bool isAny = false;
    for (std::size_t i = 0; i < trial.items.size(); ++i) {
        const TrialItem &one = trial.items[i];
        if (one.isReached)
            continue;
        isAny = true;
        const TuneItem &item = tuned.plan.items[i];
        QString title = printable(itemTitle(info, set, item));
        if (item.isGoal())
            title = QStringLiteral("%1. %2").arg(item.row + 1).arg(title);
        table.add({title, percentText(one.after), percentText(one.wanted),
            one.heldBy ? printable(heldWords(info, *one.heldBy)) : QString()});
    }
    if (!isAny) {
        out << "Everything is where it should be, within a tenth.\n";
        return false;
    }
    out << "Not within a tenth of what is wanted\n";
    table.write(out);
    return true;
}

WorseNumbers worseNumbers(const Tuned &tuned, const Trial &trial)
{
    WorseNumbers numbers;
    for (const Worse &worse : worseOf(tuned.plan, trial))
        numbers.lines << worseWords(
            tuned.subject->generator().info(), tuned.subject->set(), tuned.plan, worse);
    return numbers;
}

} // namespace

int tune(const TuneCommand &command, QTextStream &out, QTextStream &err)
{
    const auto tuned = readTuned(command, err);
    if (!tuned)
        return tuned.error();
    const SharedSubject &subject = tuned->subject;
    Tuner tuner(
        subject->generator(), subject->set(), subject->settings(), tuned->plan, command.tuning);
    const QByteArray key = tuningKey(*subject, command.allowed, command.tuning);
    if (!resumeSaved(tuner, key, command.state, err))
        return exit_status::usage;
    TuningKeeper kept(key, command.state);
    std::optional<Trial> trial;
    GoalSet result = tuned->original;
    bool isStopped = false;
    {
        LongJob job(err, tuner.boards());
        const SimulateProgress progress = job.progress();
        TuneRun run{.threads = command.threads, .stop = job.stop(), .progress = {}};
        if (progress)
            run.progress = [&](qint64 boards) { progress(tuner.boardsBeforeRound() + boards); };
        if (!kept.work(tuner, run, err)) {
            if (!kept.isKeeping())
                return job.stopped(tuner.boardsMade());
            if (!kept.keep(tuner, err))
                return exit_status::usage;
            return job.stoppedWith(
                QStringLiteral("Stopped after round %1 of %2; the same command continues.")
                    .arg(tuner.roundsDone())
                    .arg(tuner.rounds()));
        }
        if (kept.isKeeping() && !kept.keep(tuner, err))
            return exit_status::usage;
        turnAll(tuned->plan.knobs, result, tuner.best());
        const auto after
            = subjectOf(subject->generator(), tuner.tuned(), subject->settings(), job.stop());
        if (after)
            trial
                = trialOf(subject, *after, tuned->plan, command.trial, command.threads, job.stop());
        isStopped = job.stop().stop_requested();
    }
    QTextStream &said = isStandardOutput(command.out) ? err : out;
    if (isStopped) {
        // The work of hours is done; only what it is worth remains to be measured.
        if (!mayWriteWorse({.isComplete = false}, command.acceptsWorse, said, err))
            return exit_status::interrupted; // the same command compares anew if there is a state
        if (!flushed(said, err) || !writeOutput(writeNative(result), command.out, out, err))
            return exit_status::usage;
        err << stoppedInComparison;
        return exit_status::interrupted;
    }
    if (!trial || trial->boards == 0) {
        err << "No boards can be made of the set.\n";
        return exit_status::findings;
    }
    reportTargets(*tuned, *trial, said);
    const bool isMissed = reportMissed(*tuned, *trial, said);
    if (!mayWriteWorse(worseNumbers(*tuned, *trial), command.acceptsWorse, said, err))
        return exit_status::findings; // the state stays, so that the answer may still be another
    if (!flushed(said, err) || !writeOutput(writeNative(result), command.out, out, err))
        return exit_status::usage;
    kept.forget();
    return isMissed ? exit_status::findings : exit_status::good;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/balanced/balance.h"

#include "app/cli/aligned_table.h"
#include "app/cli/exit_status.h"
#include "app/cli/generators/balanced/read_list.h"
#include "app/cli/long_job.h"
#include "app/cli/read_set.h"
#include "app/cli/worse_numbers.h"
#include "app/cli/write_output.h"
#include "core/balanced/goal_list_json.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_list.h"
#include "core/base/printable.h"
#include "core/formats/native.h"
#include "ui/text/generators/balanced/weights_words.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

QString deviationText(std::optional<double> deviation)
{
    return deviation ? QString::number(*deviation, 'f', 2) : QStringLiteral("-");
}

void reportRounds(const std::vector<BalanceRound> &rounds, QTextStream &out)
{
    out << "Deviation in lines per goal, among goals of the same difficulty\n";
    AlignedTable table;
    for (const BalanceRound &round : rounds) {
        QString remark = round.isBest ? QStringLiteral("best so far") : QString();
        if (round.failed > 0)
            remark += QStringLiteral(" (%1 boards failed)").arg(round.failed);
        table.add({QStringLiteral("round %1").arg(round.number), deviationText(round.deviation),
            remark.trimmed()});
    }
    table.write(out);
}

/// Reports the goals that were on no board of any round.
void reportNeverSeen(const WeightBalancer &balancer, QTextStream &out)
{
    const QStringList ids = balancer.neverSeen();
    if (ids.isEmpty()) {
        out << "Every goal was on at least one board.\n";
        return;
    }
    out << "Never on a board, so no weight helps: " << ids.size() << " goals\n";
    for (const QString &id : ids)
        out << "  " << printable(id) << u'\n';
}

void reportComparison(const BalanceComparison &comparison, QTextStream &out)
{
    const BalanceTrial &before = comparison.before;
    const BalanceTrial &after = comparison.after;
    out << "On " << after.boards << " boards of other seeds: deviation "
        << deviationText(before.deviation) << " -> " << deviationText(after.deviation)
        << ", boards failed " << before.failed << " -> " << after.failed << ", goals on no board "
        << before.unseen << " -> " << after.unseen << u'\n';
}

/// Does all rounds, then compares. What was stopped has no comparison.
std::optional<BalanceComparison> work(WeightBalancer &balancer, Watch &watch,
    std::vector<BalanceRound> &rounds, const SimulateProgress &progress, qint64 boards)
{
    while (const auto round = balancer.round(watch)) {
        rounds.push_back(*round);
        if (progress)
            progress(boards * round->number);
    }
    if (!balancer.isChanged())
        return BalanceComparison{};
    const auto before = balancer.isDone() ? balancer.tryFirst(watch) : std::nullopt;
    const auto after = before ? balancer.tryBest(watch) : std::nullopt;
    if (!after)
        return std::nullopt;
    return BalanceComparison{.before = *before, .after = *after};
}

QString stoppedWords(const WeightBalancer &balancer, const std::vector<BalanceRound> &rounds)
{
    return balancer.isDone() ? QStringLiteral("Stopped while before and after were compared.")
                             : QStringLiteral("Stopped in round %1.").arg(rounds.size() + 1);
}

/// The file with the weights of `best`, in its own format; a sheet becomes a list.
QByteArray bytesOf(OpenedList read, const GoalList &best)
{
    if (read.isNative())
        return writeNative(withWeights(std::move(read.opened.file.set), best));
    read.list.normal = best;
    return writeGoalList(read.list);
}

} // namespace

int balance(const BalanceCommand &command, QTextStream &out, QTextStream &err)
{
    auto read = readList(command.in, command.list, err);
    if (!read)
        return exit_status::usage;
    const Profile profile = balanced::profileOf(read->opened.file.set, BalancedMode::Normal);
    WeightBalancer balancer(read->list.normal, profile, command.goal);
    std::vector<BalanceRound> rounds;
    std::optional<BalanceComparison> comparison;
    std::optional<int> stoppedStatus;
    {
        const qint64 boards = command.goal.boards;
        LongJob job(err, boards * (command.goal.rounds + 2));
        Watch watch(job.stop());
        comparison = work(balancer, watch, rounds, job.progress(), boards);
        if (job.stop().stop_requested())
            stoppedStatus
                = rounds.empty() ? job.stopped(0) : job.stoppedWith(stoppedWords(balancer, rounds));
    }
    if (rounds.empty())
        return stoppedStatus.value_or(exit_status::findings);
    // The report must not mix with the list.
    QTextStream &said = isStandardOutput(command.out) ? err : out;
    reportRounds(rounds, said);
    const auto best = std::ranges::find_last(rounds, true, &BalanceRound::isBest);
    if (best.empty()) {
        said << "No difficulty has two goals that appear, so there is nothing to balance. Nothing "
                "was written.\n";
        return flushed(said, err) ? exit_status::findings : exit_status::usage;
    }
    said << "Best: round " << best.front().number << ", " << deviationText(best.front().deviation)
         << "; before: " << deviationText(rounds.front().deviation) << u'\n';
    reportNeverSeen(balancer, said);
    WorseNumbers worse{.isComplete = comparison.has_value()};
    if (comparison && balancer.isChanged()) {
        reportComparison(*comparison, said);
        worse.lines = worseWeights(*comparison);
    }
    if (!mayWriteWorse(worse, command.acceptsWorse, said, err))
        return stoppedStatus.value_or(exit_status::findings);
    if (!flushed(said, err)
        || !writeOutput(bytesOf(*std::move(read), balancer.best()), command.out, out, err))
        return exit_status::usage;
    if (stoppedStatus)
        err << "The best weights so far were written.\n";
    return stoppedStatus.value_or(exit_status::good);
}

} // namespace boardwright

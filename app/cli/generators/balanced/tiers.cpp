// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/balanced/tiers.h"

#include "app/cli/exit_status.h"
#include "app/cli/long_job.h"
#include "app/cli/read_set.h"
#include "app/cli/write_output.h"
#include "core/balanced/balanced.h"
#include "core/balanced/parameters.h"
#include "core/balanced/sections.h"
#include "core/formats/native.h"
#include "core/goalset/set_sections.h"

#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

/// Line counts over many boards.
struct SharedLines {
    qint64 boards = 0;
    qint64 failed = 0;
    qint64 lines = 0;
    qint64 shared = 0; ///< lines with two goals of the same first category
};

GoalSet tieredSet(GoalSet set, const TierStart &start)
{
    const std::vector<TierValues> tiers = startFromTiers(set, start);
    auto tier = tiers.begin(); // of the enabled objectives, in the same order
    for (Objective &objective : set.objectives) {
        if (tier != tiers.end() && tier->row == objective.id)
            objective.extension.insert(balanced::goals.key, (tier++)->values);
    }
    FieldValues preview;
    setValue(preview, preview_section::generator, QString(BalancedGenerator().info().key));
    set.once.insert(preview_section::section.key, preview);
    return set;
}

/// std::nullopt if the job was stopped.
std::optional<SharedLines> countLines(const GoalSet &set, const BalancedGenerator &generator,
    const Compiled &compiled, qint64 boards, LongJob &job)
{
    const auto scratch = generator.scratch(compiled);
    const SimulateProgress progress = job.progress();
    Watch watch(job.stop());
    SharedLines counted;
    Result board;
    for (qint64 seed = 1; seed <= boards; ++seed) {
        const Outcome outcome
            = generator.run(compiled, *scratch, QString::number(seed), board, nullptr, watch);
        if (job.stop().stop_requested())
            return std::nullopt;
        ++counted.boards;
        if (outcome) {
            counted.lines += std::ssize(board.shape->lines);
            counted.shared += linesSharingFirstCategory(set, board);
        } else {
            ++counted.failed;
        }
        if (progress)
            progress(seed);
    }
    return counted;
}

void report(const SharedLines &counted, QTextStream &out)
{
    constexpr double inPercent = 100;
    const double share = counted.lines == 0
        ? 0
        : inPercent * static_cast<double>(counted.shared) / static_cast<double>(counted.lines);
    out << counted.boards << " boards, seeds 1.." << counted.boards << ": " << counted.shared
        << " of " << counted.lines << " lines (" << QString::number(share, 'f', 1)
        << " %) have two goals with the same first category";
    if (counted.failed > 0)
        out << "; " << counted.failed << " boards could not be filled";
    out << u'\n';
}

} // namespace

int startTiers(const TiersCommand &command, QTextStream &out, QTextStream &err)
{
    auto opened = readSet(command.in, err, ImportChoices{.list = command.list});
    if (!opened)
        return exit_status::usage;
    const GoalSet set = tieredSet(std::move(opened->file.set), command.start);
    const BalancedGenerator generator;
    const auto compiled = generator.compile(set, balancedSettings(BalancedMode::Normal));
    if (!compiled) {
        for (const Problem &problem : compiled.error())
            tell(err, command.in, problem, set);
        return exit_status::findings;
    }
    std::optional<SharedLines> counted;
    {
        LongJob job(err, command.boards);
        counted = countLines(set, generator, **compiled, command.boards, job);
        if (!counted)
            return job.stopped(0);
    }
    QTextStream &said = isStandardOutput(command.out) ? err : out;
    report(*counted, said);
    const bool isMade = counted->failed < counted->boards;
    if (!isMade)
        err << "No board could be filled; nothing was written.\n";
    if (!flushed(said, err) || (isMade && !writeOutput(writeNative(set), command.out, out, err)))
        return exit_status::usage;
    return counted->failed == 0 ? exit_status::good : exit_status::findings;
}

} // namespace boardwright

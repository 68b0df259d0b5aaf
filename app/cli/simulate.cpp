// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulate.h"

#include "app/cli/comparison_report.h"
#include "app/cli/exit_status.h"
#include "app/cli/long_job.h"
#include "app/cli/read_set.h"
#include "app/cli/read_subject.h"
#include "app/cli/statistics_report.h"
#include "core/base/printable.h"
#include "core/formats/file.h"
#include "core/lab/compare.h"
#include "core/lab/simulate.h"
#include "core/lab/tally_json.h"
#include "ui/text/words.h"

#include <optional>

namespace boardwright {

namespace {

void write(const Tally &tally, StatisticsFormat format, QTextStream &out)
{
    switch (format) {
    case StatisticsFormat::Text:
        writeReport(tally, out);
        break;
    case StatisticsFormat::Json:
        out << QString::fromUtf8(tallyJson(tally));
        break;
    case StatisticsFormat::Csv:
        out << QString::fromUtf8(tallyCsv(tally));
        break;
    }
}

/// The exit status after all output. `hasFailed`: some seed has no board.
int statusOf(QTextStream &out, QTextStream &err, bool hasFailed)
{
    if (!flushed(out, err))
        return exit_status::usage;
    return hasFailed ? exit_status::findings : exit_status::good;
}

/// Reads a file that simulate() or merge() wrote as JSON.
std::expected<Tally, Problem> readStatistics(const QString &path)
{
    const auto bytes = readFile(path);
    return bytes ? readTally(*bytes) : std::unexpected(bytes.error());
}

/// The seeds that are meant; nothing, with a sentence on `err`, if the generator has no rooms.
std::optional<SeedRange> seedsMeant(const Info &info, const SeedRange &seeds, QTextStream &err)
{
    if (seeds != allOfRoom)
        return seeds;
    if (info.lastRoomSeed > 0)
        return SeedRange{.first = 1, .last = info.lastRoomSeed};
    err << QStringLiteral("No site has rooms with boards of the generator \"%1\"; give --seeds as "
                          "FIRST..LAST.\n")
               .arg(info.key);
    return std::nullopt;
}

} // namespace

int simulate(const SimulateCommand &command, QTextStream &out, QTextStream &err)
{
    const auto subject = readSubject(command.file, command.board, err);
    if (!subject)
        return subject.error();
    const auto meant = seedsMeant((*subject)->generator().info(), command.seeds, err);
    if (!meant)
        return exit_status::usage;
    const SeedRange seeds = shardOf(*meant, command.shard, command.shards);
    if (const qint64 most = mostBoardsOf(*(*subject)->study()); seeds.count() > most) {
        Problem problem;
        problem.code = Code::TooManyBoards;
        problem.args = {most};
        tell(err, command.file, problem);
        return exit_status::usage;
    }
    const bool hasReasons = command.reasons || command.format == StatisticsFormat::Text;
    std::optional<Tally> tally;
    {
        LongJob job(err, seeds.count());
        tally = simulate(*subject, seeds,
            {.detail = hasReasons ? Detail::Reasons : Detail::Counts, .threads = command.threads},
            job.stop(), job.progress());
        if (tally->seeds.count() < seeds.count())
            return job.stopped(tally->seeds.count());
    }
    write(*tally, command.format, out);
    return statusOf(out, err, tally->whole() < tally->boards());
}

int merge(const MergeCommand &command, QTextStream &out, QTextStream &err)
{
    std::optional<Tally> sum;
    for (const QString &path : command.files) {
        auto tally = readStatistics(path);
        if (tally && sum) {
            if (const auto added = sum->add(*tally); !added)
                tally = std::unexpected(added.error());
        }
        if (!tally) {
            tell(err, path, tally.error());
            return exit_status::usage;
        }
        if (!sum)
            sum = *std::move(tally);
    }
    // There is a sum, because the command line requires at least one file.
    write(*sum, command.format, out);
    return statusOf(out, err, sum->whole() < sum->boards());
}

int compare(const CompareCommand &command, QTextStream &out, QTextStream &err)
{
    auto before = readSubject(command.before, command.board, err);
    if (!before)
        return before.error();
    auto after = readSubject(command.after, command.board, err);
    if (!after)
        return after.error();
    const Study &one = *(*before)->study();
    const Study &other = *(*after)->study();
    if (one.generator != other.generator) {
        err << printable(QStringLiteral("%1 uses the generator %2, but %3 uses %4; choose one with "
                                        "--generator.")
                .arg(command.before, one.generator, command.after, other.generator))
            << u'\n';
        return exit_status::usage;
    }
    if (one.settings != other.settings)
        err << "The two sets have different board settings; each is compared with its own.\n";
    const auto seeds = seedsMeant((*before)->generator().info(), command.seeds, err);
    if (!seeds)
        return exit_status::usage;
    const auto pairing = pairingOf(*before, *after, MatchBy::Identity);
    std::optional<Comparison> comparison;
    {
        LongJob job(err, seeds->count());
        comparison
            = compare(pairing, *seeds, {.threads = command.threads}, job.stop(), job.progress());
        if (comparison->seeds.count() < seeds->count())
            return job.stopped(comparison->seeds.count());
    }
    if (command.json)
        out << QString::fromUtf8(comparisonJson(*comparison));
    else
        writeReport(*comparison, out);
    return statusOf(out, err, comparison->missingBefore() > 0 || comparison->missingAfter() > 0);
}

} // namespace boardwright

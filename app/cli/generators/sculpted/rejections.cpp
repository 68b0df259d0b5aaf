// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generators/sculpted/rejections.h"

#include "app/cli/aligned_table.h"
#include "app/cli/exit_status.h"
#include "app/cli/generators/sculpted/tier_files.h"
#include "app/cli/long_job.h"
#include "app/cli/read_set.h"
#include "core/sculpted/parameters.h"
#include "core/sculpted/yields.h"

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The column titles; causes in the order of Discarded.
const QStringList &titles()
{
    static const QStringList all{u"tier"_s, u"routing"_s, u"puzzles"_s, u"topologies"_s, u"warps"_s,
        u"parts"_s, u"colours"_s, u"leaves"_s, u"no start"_s, u"starts failed"_s, u"given up"_s,
        u"no route"_s, u"ratio"_s, u"depth"_s, u"standard"_s, u"starts"_s, u"steps"_s,
        u"microseconds"_s};
    return all;
}

QStringList rowOf(const QString &tier, const QString &routing, const sculpted::Yield &yield)
{
    const auto each = [&](auto number) {
        const double one
            = yield.made == 0 ? 0 : static_cast<double>(number) / static_cast<double>(yield.made);
        return QString::number(one, 'f', one < 10 ? 2 : 0); // NOLINT(*-magic-numbers): digits
    };
    constexpr double million = 1e6;
    QStringList row{tier, routing, QString::number(yield.made), each(yield.topologies)};
    for (const std::int64_t discarded : yield.discarded)
        row << each(discarded);
    row << QString::number(yield.gaveUpMechanic) << each(yield.starts) << each(yield.nodes)
        << each(million * yield.seconds);
    return row;
}

} // namespace

int rejections(const RejectionsCommand &command, QTextStream &out, QTextStream &err)
{
    const auto set = readTiers(command.file, command.levels, err);
    if (!set)
        return exit_status::usage;
    AlignedTable table;
    table.add(titles());
    qint64 missing = 0;
    {
        const auto all = static_cast<qint64>(command.levels.size() * command.routings.size());
        LongJob job(err, all * command.count);
        const SimulateProgress progress = job.progress();
        qint64 done = 0;
        for (const sculpted::Level level : command.levels) {
            for (const sculpted::Routing routing : command.routings) {
                const sculpted::Yield yield = sculpted::yieldOf(sculpted::tierOf(*set, level),
                    {.routing = routing, .depth = command.depth}, 1, command.count, command.threads,
                    job.stop(), [&](std::int64_t seeds) {
                        if (progress)
                            progress(done + seeds);
                    });
                done += yield.seeds;
                if (job.stop().stop_requested())
                    return job.stopped(done);
                missing += yield.seeds - yield.made;
                table.add(rowOf(sculpted::levels.at(static_cast<std::size_t>(level)).key,
                    sculpted::routings.at(static_cast<std::size_t>(routing)).key, yield));
            }
        }
    }
    out << "All but puzzles and standard: for each puzzle. Standard: puzzles that gave up the "
           "mechanic drawn. Microseconds: of one thread\n";
    table.write(out);
    if (missing > 0)
        out << missing << " seeds have no puzzle\n";
    if (!flushed(out, err))
        return exit_status::usage;
    return missing > 0 ? exit_status::findings : exit_status::good;
}

} // namespace boardwright

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

#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The column titles; causes in the order of Discarded.
const QStringList &titles()
{
    static const QStringList all{u"tier"_s, u"routing"_s, u"puzzles"_s, u"topologies"_s, u"warps"_s,
        u"parts"_s, u"colours"_s, u"leaves"_s, u"no start"_s, u"starts failed"_s, u"given up"_s,
        u"no route"_s, u"ratio"_s, u"depth"_s, u"standard"_s, u"starts"_s, u"steps"_s,
        u"microseconds"_s, u"shapes"_s};
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
        << each(million * yield.seconds)
        << QString::number(yield.shapes.size())
            + (yield.shapes.size() < sculpted::mostShapes ? QString() : u"+"_s);
    return row;
}

/// That a gate rejects nothing, and what bound would. Empty unless it is so.
QString idleText(const QString &row, const sculpted::Tier &tier, const sculpted::Yield &yield,
    sculpted::Target target)
{
    const auto idle = sculpted::idleGate(tier, yield, target);
    if (!idle)
        return {};
    const bool isRatio = target == sculpted::Target::ForkRatio;
    constexpr double hundred = 100;
    const auto text = [&](double number) {
        return isRatio ? QString::number(hundred * number, 'f', 1) + u" %"_s
                       : QString::number(number, 'f', 3);
    };
    QString said = u"%1: the least %2 of %3 rejects nothing; the least of all puzzles is %4"_s.arg(
        row, isRatio ? u"fork ratio"_s : u"fork depth"_s, text(idle->gate), text(idle->least));
    if (idle->rejected > 0)
        said += u"; %1 would reject %2 % of them"_s.arg(
            text(idle->bound), QString::number(hundred * idle->rejected, 'f', 1));
    return said;
}

} // namespace

int rejections(const RejectionsCommand &command, QTextStream &out, QTextStream &err)
{
    const auto set = readTiers(command.file, command.levels, err);
    if (!set)
        return exit_status::usage;
    AlignedTable table;
    table.add(titles());
    QStringList idle;
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
                const QString tier = sculpted::levels.at(static_cast<std::size_t>(level)).key;
                const QString way = sculpted::routings.at(static_cast<std::size_t>(routing)).key;
                table.add(rowOf(tier, way, yield));
                for (const sculpted::Target target :
                    {sculpted::Target::ForkRatio, sculpted::Target::ForkDepth})
                    idle << idleText(
                        tier + u", "_s + way, sculpted::tierOf(*set, level), yield, target);
            }
        }
    }
    out << "All but puzzles, standard and shapes: for each puzzle. Standard: puzzles that gave up "
           "the mechanic drawn. Microseconds: of one thread. Shapes: different sizes and walls of "
           "all puzzles\n";
    table.write(out);
    for (const QString &sentence : std::as_const(idle)) {
        if (!sentence.isEmpty())
            out << sentence << u'\n';
    }
    if (missing > 0)
        out << missing << " seeds have no puzzle\n";
    if (!flushed(out, err))
        return exit_status::usage;
    return missing > 0 ? exit_status::findings : exit_status::good;
}

} // namespace boardwright

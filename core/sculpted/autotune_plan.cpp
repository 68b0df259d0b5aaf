// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/autotune_plan.h"

#include "core/base/exactly.h"
#include "core/generator/target_table.h"
#include "core/sculpted/measures.h"
#include "core/sculpted/parameters.h"
#include "core/sculpted/yields.h"

#include <utility>

namespace boardwright::sculpted {

using namespace Qt::StringLiterals;

namespace {

/// Of a target table: the number of this gate is wanted within bounds.
TableRow wantedRow(RowId id, Key gate, const Band &band, qint64 importance)
{
    const auto fields = targetTable.fields;
    TableRow row{.id = id, .values = {}, .verbatim = {}};
    setValue(row.values, fields[TargetWanted], u"number"_s);
    setValue(row.values, fields[TargetGate], QString(gate));
    setValue(row.values, fields[TargetLeast], band.least);
    setValue(row.values, fields[TargetMost], band.most);
    setValue(row.values, fields[TargetImportance], importance);
    return row;
}

/// In the unit of the measure.
Band bandOf(const Tier &tier, Target target)
{
    constexpr double hundred = 100;
    const double unit = target == Target::ForkDepth ? 1 : hundred;
    const Band &band = tier.target.at(static_cast<std::size_t>(target));
    return {.least = exactly(unit * band.least), .most = exactly(unit * band.most)};
}

} // namespace

GoalSet withTargetsOf(GoalSet set, Level level, bool asPublished)
{
    const Tier tier = tierOf(set, level);
    QList<TableRow> rows;
    for (const Target target : {Target::ForkRatio, Target::ForkDepth, Target::DeepForks})
        rows << wantedRow(set.nextRow(), targetGates.at(static_cast<std::size_t>(target)),
            bandOf(tier, target), target == Target::ForkDepth ? 2 : 1);
    if (!asPublished)
        rows << wantedRow(
            set.nextRow(), topologiesGate, {.least = 1, .most = double{fewTopologies}}, 1);
    set.tables[targetTable.key] = rows;
    return set;
}

AutotunePlan autotunePlanOf(GoalSet set, Level level, const AutotuneOptions &options)
{
    AutotunePlan plan{.set = withTargetsOf(std::move(set), level, options.asPublished),
        .settings = settingsOf({.level = level,
            .routing = options.puzzles.routing,
            .depth = options.puzzles.depth,
            .hasGoals = false}),
        .allowed = {},
        .kept = {}};
    for (const Tunable &tunable : tunables()) {
        if ((options.turnsMechanics || options.asPublished) && tunable.isRule)
            plan.allowed << tunable.key;
        if (options.keepsPublished && isPublished(level, tunable.key))
            plan.kept << tunable.key;
    }
    if (options.shapes > 0)
        plan.allows = [=, shapes = options.shapes, puzzles = options.puzzles](
                          const GoalSet &turned, const std::stop_token &stop) {
            Watch watch(stop);
            return hasShapes(tierOf(turned, level), puzzles, shapes, watch).value_or(false);
        };
    return plan;
}

} // namespace boardwright::sculpted

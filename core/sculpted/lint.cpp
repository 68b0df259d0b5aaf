// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/lint.h"

#include "core/goalset/goal_values.h"
#include "core/sculpted/codes.h"
#include "core/sculpted/sculpt.h"
#include "core/sculpted/tier_table.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace boardwright::sculpted {

namespace {

class TierLint {
public:
    explicit TierLint(const GoalSet &set)
        : m_rows(set.tables.value(tierTable.key))
    {
    }

    QList<Problem> run()
    {
        QSet<QString> seen;
        for (const TableRow &row : m_rows) {
            const QString level = textOf(row.values, columns::level);
            if (seen.contains(level))
                add(SculptedCode::TierTwice, row, columns::level, {});
            seen.insert(level);
            askSizes(row);
            askBands(row);
            askWeights(row);
            askTargets(row);
        }
        return m_problems;
    }

private:
    void add(SculptedCode code, const TableRow &row, const Field &field, QList<Arg> args)
    {
        m_problems << Problem{.code = toCode(code),
            .severity = Severity::Warning,
            .where = {},
            .row = row.id,
            .field = ObjectiveField::GoalSet,
            .args = std::move(args),
            .section = QString(tierTable.key),
            .fieldKey = QString(field.key)};
    }

    static Value valueIn(const TableRow &row, const Field &field)
    {
        return clamped(field, valueOf(row.values, field));
    }

    static double numberIn(const TableRow &row, const Field &field)
    {
        return std::get<double>(valueIn(row, field));
    }

    static qsizetype sizeIn(const TableRow &row, const Field &field)
    {
        return std::ranges::find(
                   field.choices, std::get<QString>(valueIn(row, field)), &Choice::key)
            - field.choices.begin();
    }

    static Arg textIn(const TableRow &row, const Field &field)
    {
        return valueText(field, valueIn(row, field));
    }

    void askSizes(const TableRow &row)
    {
        const qsizetype smallest = sizeIn(row, columns::smallest);
        if (sizeIn(row, columns::largest) < smallest)
            add(SculptedCode::TierSizesCrossed, row, columns::largest,
                {textIn(row, columns::smallest), textIn(row, columns::largest)});
        const Size &size = sizes.at(static_cast<std::size_t>(smallest));
        const qint64 room = size.width + size.height - 2;
        const qint64 span = std::get<qint64>(valueIn(row, columns::warpSpan));
        if (span > room)
            add(SculptedCode::TierWarpTooLong, row, columns::warpSpan, {span, room});
        const Field &walls = *bandColumns().front().most;
        const double open = size.width * size.height * (1 - numberIn(row, walls) / hundred);
        if (open < leastOpen)
            add(SculptedCode::TierWallsLeaveNothing, row, walls, {});
    }

    void askBands(const TableRow &row)
    {
        for (const auto &[least, most] : bandColumns()) {
            if (numberIn(row, *most) < numberIn(row, *least))
                add(SculptedCode::TierBandCrossed, row, *most,
                    {textIn(row, *least), textIn(row, *most)});
        }
    }

    void askWeights(const TableRow &row)
    {
        for (const std::span<const Field> weights : weightColumns()) {
            if (std::ranges::all_of(
                    weights, [&](const Field &field) { return numberIn(row, field) <= 0; }))
                add(SculptedCode::TierWeightsZero, row, weights.front(), {});
        }
    }

    void askTargets(const TableRow &row)
    {
        const auto ask = [&](const BandColumns &target, const Field &gate) {
            if (numberIn(row, *target.most) < numberIn(row, gate))
                add(SculptedCode::TierTargetBelowGate, row, *target.most,
                    {textIn(row, *target.most), textIn(row, gate)});
        };
        ask(bandColumns()[1 + static_cast<std::size_t>(Target::ForkRatio)],
            columns::leastForkRatio);
        ask(bandColumns()[1 + static_cast<std::size_t>(Target::ForkDepth)],
            columns::leastForkDepth);
    }

    static constexpr double hundred = 100;

    QList<TableRow> m_rows;
    QList<Problem> m_problems;
};

/// Open cells of the smallest board with the most walls.
int fewestCells(const Tier &tier)
{
    const Size &size = sizes.at(static_cast<std::size_t>(tier.smallest));
    const int cells = size.width * size.height;
    return cells - wallCounts(tier.walls, cells).most;
}

/// Cells that the goals can fill at most.
int mostPlaced(const GoalSet &set)
{
    int sum = 0;
    for (const Objective &goal : set.objectives) {
        if (!goal.disabled)
            sum += allowedCopies(goal);
    }
    return sum;
}

} // namespace

QList<Problem> lint(const GoalSet &set, const Options &options)
{
    QList<Problem> problems = TierLint(set).run();
    if (!options.hasGoals || set.objectives.isEmpty())
        return problems;
    const Tier tier = tierOf(set, options.level);
    const int cells = fewestCells(tier);
    const int supply = mostPlaced(set);
    if (supply < cells)
        problems << Problem{.code = Code::TooFewObjectives,
            .severity = Severity::Error,
            .where = {},
            .row = RowId::none,
            .field = ObjectiveField::GoalSet,
            .args = {qint64{supply}, qint64{cells}},
            .section = {},
            .fieldKey = {}};
    return problems;
}

} // namespace boardwright::sculpted

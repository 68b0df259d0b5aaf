// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/plan.h"

#include "core/generator/judge.h"
#include "core/goalset/goal_categories.h"
#include "core/goalset/rows.h"

#include <algorithm>

namespace boardwright {

namespace {

std::optional<double> numberAbove(const FieldValues &values, const Field &field, double none)
{
    const double number = std::get<double>(clamped(field, valueOf(values, field)));
    return number <= none ? std::nullopt : std::optional(number);
}

/// Reads the rows of a target table.
class Planner {
public:
    Planner(const Info &info, const GoalSet &set, TunePlan &plan)
        : m_info(info)
        , m_set(set)
        , m_plan(plan)
        , m_isTaken(static_cast<std::size_t>(set.objectives.size()), 0)
    {
    }

    /// Goals that are named come first, so that the others know which are left.
    void add(const QList<TableRow> &rows)
    {
        std::vector<std::vector<TuneItem>> found(static_cast<std::size_t>(rows.size()));
        for (const bool isForAll : {false, true}) {
            for (qsizetype i = 0; i < rows.size(); ++i) {
                if ((wantedOf(m_info, rows[i]) == Wanted::AllAlike) == isForAll)
                    found[static_cast<std::size_t>(i)] = itemsOf(rows[i]);
            }
        }
        for (qsizetype i = 0; i < rows.size(); ++i)
            addTarget(rows[i], found[static_cast<std::size_t>(i)]);
    }

private:
    const Field &field(TargetField which) const { return m_info.targetTable->fields[which]; }

    std::vector<TuneItem> itemsOf(const TableRow &row)
    {
        constexpr double hundred = 100;
        TuneItem item{.wanted = wantedOf(m_info, row)};
        if (const auto share = numberAbove(row.values, field(TargetShare), noTargetShare))
            item.share = *share / hundred;
        switch (item.wanted) {
        case Wanted::AllAlike:
            item.share.reset();
            return goalItems(item, idsOf(m_set.objectives));
        case Wanted::Goals:
            return item.share ? goalItems(item, rowsOf(row.values, field(TargetGoals)))
                              : std::vector<TuneItem>();
        case Wanted::Category:
            item.category = textOf(row.values, field(TargetCategory));
            return item.share && isAnyOfCategory(m_set, item.category) ? std::vector{item}
                                                                       : std::vector<TuneItem>();
        case Wanted::Relaxed:
            return item.share ? std::vector{item} : std::vector<TuneItem>();
        case Wanted::Number:
            return numberItems(item, row);
        }
        return {};
    }

    /// One for each of these goals that is enabled and that no earlier row is about.
    std::vector<TuneItem> goalItems(TuneItem item, const QList<RowId> &goals)
    {
        std::vector<TuneItem> items;
        for (const RowId goal : goals) {
            const qsizetype row = indexOfRow(m_set, goal);
            if (row < 0 || m_set.objectives[row].disabled)
                continue;
            std::uint8_t &isTaken = m_isTaken[static_cast<std::size_t>(row)];
            if (isTaken != 0)
                continue;
            isTaken = 1;
            item.row = static_cast<int>(row);
            items.push_back(item);
        }
        return items;
    }

    std::vector<TuneItem> numberItems(TuneItem item, const TableRow &row) const
    {
        const QString key = textOf(row.values, field(TargetGate));
        const auto gate = std::ranges::find(m_info.gates, key, &Gate::key);
        item.share.reset();
        item.least = numberAbove(row.values, field(TargetLeast), noTargetBound);
        item.most = numberAbove(row.values, field(TargetMost), noTargetBound);
        // Goals shared with other boards are no number of one board.
        if (gate == m_info.gates.end() || !gate->isOfMeasure() || (!item.least && !item.most))
            return {};
        item.judged = judgedIn(row.values, field(TargetNumber), *gate);
        item.gate = static_cast<std::size_t>(gate - m_info.gates.begin());
        item.bin = std::ranges::find(m_info.measures, gate->measure, &Measure::key)->bin;
        return {item};
    }

    void addTarget(const TableRow &row, const std::vector<TuneItem> &items)
    {
        if (items.empty())
            return;
        const auto importance = std::get<qint64>(
            clamped(field(TargetImportance), valueOf(row.values, field(TargetImportance))));
        m_plan.targets.push_back({.row = row.id,
            .wanted = items.front().wanted,
            .importance = static_cast<int>(importance),
            .firstItem = m_plan.items.size(),
            .items = items.size()});
        m_plan.items.insert(m_plan.items.end(), items.begin(), items.end());
    }

    const Info &m_info;
    const GoalSet &m_set;
    TunePlan &m_plan;
    std::vector<std::uint8_t> m_isTaken; ///< by row: an item is about the goal
};

} // namespace

bool TunePlan::hasNumbers() const
{
    return std::ranges::contains(targets, Wanted::Number, &TuneTarget::wanted);
}

bool TunePlan::hasShares() const
{
    return !std::ranges::all_of(
        targets, [](const TuneTarget &target) { return target.wanted == Wanted::Number; });
}

TunePlan tunePlanOf(const Info &info, const GoalSet &set, const Settings &settings,
    std::span<const QString> allowed)
{
    TunePlan plan;
    if (info.targetTable == nullptr)
        return plan;
    Planner(info, set, plan).add(set.tables.value(info.targetTable->key));
    plan.knobs = knobsOf(info.tunables, set, info.parameters, settings);
    std::erase_if(plan.knobs, [&](const Knob &knob) {
        return knob.tunable.isRule && !std::ranges::contains(allowed, QString(knob.tunable.key));
    });
    return plan;
}

void keep(TunePlan &plan, std::span<const QString> tunables)
{
    std::erase_if(plan.knobs, [&](const Knob &knob) {
        return std::ranges::contains(tunables, QString(knob.tunable.key));
    });
}

} // namespace boardwright

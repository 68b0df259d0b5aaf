// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/change_log.h"

#include "core/balanced/minutes_text.h"

#include <algorithm>
#include <unordered_map>

namespace boardwright {

namespace {

using GoalsById = std::unordered_map<QString, const ListGoal *>; // looked up, never iterated

GoalsById byId(const GoalList &list)
{
    GoalsById goals;
    for (const QList<ListGoal> &bucket : list.buckets) {
        for (const ListGoal &goal : bucket)
            goals.try_emplace(goal.id, &goal);
    }
    return goals;
}

std::optional<QString> textOfTime(const std::optional<double> &time)
{
    return time ? std::optional(minutesText(*time)) : std::nullopt;
}

/// Compares two lists.
class ChangeFinder {
public:
    QList<ListChange> run(const GoalList &before, const GoalList &after)
    {
        const GoalsById goalsBefore = byId(before);
        const GoalsById goalsAfter = byId(after);
        for (const QList<ListGoal> &bucket : before.buckets) {
            for (const ListGoal &goal : bucket) {
                if (goalsBefore.at(goal.id) == &goal && !goalsAfter.contains(goal.id))
                    tell(ChangeOf::Goal, goal.id, {}, goal.name, std::nullopt);
            }
        }
        for (const QList<ListGoal> &bucket : after.buckets) {
            for (const ListGoal &goal : bucket) {
                if (goalsAfter.at(goal.id) != &goal)
                    continue;
                const auto found = goalsBefore.find(goal.id);
                if (found == goalsBefore.end())
                    tell(ChangeOf::Goal, goal.id, {}, std::nullopt, goal.name);
                else
                    compare(*found->second, goal);
            }
        }
        compareNumbers(ChangeOf::Threshold, {}, before.rowTypes, after.rowTypes);
        compareFilters(before.filters, after.filters);
        return m_changes;
    }

private:
    void tell(ChangeOf what, const QString &id, const QString &category,
        const std::optional<QString> &before, const std::optional<QString> &after)
    {
        m_changes.append(
            {.what = what, .id = id, .category = category, .before = before, .after = after});
    }

    void compareTexts(ChangeOf what, const QString &id, const QString &category,
        const std::optional<QString> &before, const std::optional<QString> &after)
    {
        if (before != after)
            tell(what, id, category, before, after);
    }

    void compare(const ListGoal &before, const ListGoal &after)
    {
        const QString &id = after.id;
        compareTexts(ChangeOf::Name, id, {}, before.name, after.name);
        compareTexts(ChangeOf::JapaneseName, id, {}, before.japaneseName, after.japaneseName);
        compareTexts(ChangeOf::Skill, id, {}, minutesText(before.skill), minutesText(after.skill));
        compareTexts(ChangeOf::Time, id, {}, textOfTime(before.time), textOfTime(after.time));
        compareTexts(ChangeOf::Weight, id, {}, minutesText(before.weight.value_or(0)),
            minutesText(after.weight.value_or(0)));
        compareNumbers(ChangeOf::Type, id, before.types, after.types);
        compareNumbers(ChangeOf::Subtype, id, before.subtypes, after.subtypes);
        compareNumbers(ChangeOf::RowType, id, before.rowTypes, after.rowTypes);
    }

    void compareNumbers(ChangeOf what, const QString &id, const QList<NamedNumber> &before,
        const QList<NamedNumber> &after)
    {
        const auto textIn
            = [](const QList<NamedNumber> &numbers, const QString &name) -> std::optional<QString> {
            const auto found = std::ranges::find(numbers, name, &NamedNumber::name);
            return found == numbers.end() ? std::nullopt
                                          : std::optional(minutesText(found->number));
        };
        for (const NamedNumber &number : before)
            compareTexts(
                what, id, number.name, minutesText(number.number), textIn(after, number.name));
        for (const NamedNumber &number : after) {
            if (!textIn(before, number.name))
                tell(what, id, number.name, std::nullopt, minutesText(number.number));
        }
    }

    void compareFilters(const QList<NamedFilter> &before, const QList<NamedFilter> &after)
    {
        const auto textIn = [](const QList<NamedFilter> &filters,
                                const QString &category) -> std::optional<QString> {
            const auto found = std::ranges::find(filters, category, &NamedFilter::category);
            return found == filters.end() ? std::nullopt : std::optional(found->text);
        };
        for (const NamedFilter &filter : before)
            compareTexts(
                ChangeOf::Filter, {}, filter.category, filter.text, textIn(after, filter.category));
        for (const NamedFilter &filter : after) {
            if (!textIn(before, filter.category))
                tell(ChangeOf::Filter, {}, filter.category, std::nullopt, filter.text);
        }
    }

    QList<ListChange> m_changes;
};

} // namespace

QList<ListChange> changesOf(const GoalList &before, const GoalList &after)
{
    return ChangeFinder().run(before, after);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/lint.h"

#include "core/balanced/codes.h"
#include "core/balanced/goal_list.h"
#include "core/balanced/minutes_text.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/tables.h"
#include "core/goalset/problem_list.h"

#include <QSet>

#include <algorithm>
#include <unordered_map>

namespace boardwright {

namespace {

/// Checks one set for one mode.
class BalancedLint {
public:
    BalancedLint(const GoalSet &set, BalancedMode mode)
        : m_set(set)
        , m_mode(mode)
        , m_isShort(takesShortList(set, mode))
        , m_goals(goalsOf(set, mode))
        , m_profile(balanced::profileOf(set, mode))
    {
    }

    QList<Problem> run()
    {
        checkProfile();
        checkGoals();
        checkSupply();
        checkRowTypes();
        checkFilters();
        return m_problems.take();
    }

private:
    void tell(Severity severity, Code code, const Section &section, const QString &field, RowId row,
        QList<Arg> args)
    {
        m_problems.add({.code = code,
            .severity = severity,
            .where = {},
            .row = row,
            .field = ObjectiveField::GoalSet,
            .args = std::move(args),
            .section = section.key,
            .fieldKey = field});
    }

    void checkProfile()
    {
        const Section &section = balanced::profileSection(m_mode);
        if (m_profile.maximumSynergy < 0)
            tell(Severity::Error, toCode(BalancedCode::MaximumSynergyNegative), section,
                QStringLiteral("maximum_synergy"), RowId::none,
                {minutesText(m_profile.maximumSynergy)});
        if (m_profile.initialOffset > m_profile.maximumOffset)
            tell(Severity::Error, toCode(BalancedCode::OffsetsCrossed), section,
                QStringLiteral("initial_offset"), RowId::none,
                {minutesText(m_profile.initialOffset), minutesText(m_profile.maximumOffset)});
    }

    void checkGoals()
    {
        std::unordered_map<QString, qint64> rowOfId; // looked up, never iterated
        const bool areAllTimesMissing = hasGoalsWithoutTimes();
        for (qsizetype i = 0; i < m_set.objectives.size(); ++i) {
            const Objective &objective = m_set.objectives[i];
            if (objective.disabled)
                continue;
            const BalancedRow row = balancedRowOf(objective);
            if (row.isShort != m_isShort)
                continue;
            const auto warn = [&](Code code, const Field &field, QList<Arg> args) {
                tell(Severity::Warning, code, balanced::goals, field.key, objective.id,
                    std::move(args));
            };
            const int difficulty = row.difficulty.value_or(lowestDifficulty);
            if (!row.time) {
                if (!areAllTimesMissing)
                    warn(toCode(BalancedCode::GoalTimeMissing), balanced::time, {});
                continue;
            }
            if (difficulty < lowestDifficulty || difficulty > highestDifficulty)
                warn(toCode(BalancedCode::GoalNeverRead), balanced::difficulty,
                    {qint64{difficulty}});
            const auto [first, isNew] = rowOfId.try_emplace(row.id, i + 1);
            if (!isNew)
                warn(toCode(BalancedCode::GoalIdTwice), balanced::id, {row.id, first->second});
        }
    }

    /// Whether the list has goals, all of them without a time.
    bool hasGoalsWithoutTimes() const
    {
        bool hasGoals = false;
        for (const Objective &objective : m_set.objectives) {
            const BalancedRow row = balancedRowOf(objective);
            if (objective.disabled || row.isShort != m_isShort)
                continue;
            if (row.time)
                return false;
            hasGoals = true;
        }
        return hasGoals;
    }

    /// Checks that there are enough goals in total, and some for each difficulty.
    void checkSupply()
    {
        QSet<QString> ids;
        std::vector<double> times;
        for (const BalancedGoal &goal : m_goals.goals) {
            ids.insert(goal.id);
            times.push_back(goal.time);
        }
        if (ids.isEmpty() && hasGoalsWithoutTimes()) {
            m_problems.error(
                toCode(BalancedCode::AllTimesMissing), RowId::none, ObjectiveField::GoalSet, {});
            return;
        }
        if (ids.size() < balancedCells) {
            m_problems.error(Code::TooFewObjectives, RowId::none, ObjectiveField::GoalSet,
                {qint64{ids.size()}, qint64{balancedCells}});
            return;
        }
        if (m_profile.initialOffset > m_profile.maximumOffset)
            return; // no difficulty has goals then, and the reason is already reported
        std::ranges::sort(times);
        // The offset of the last turn. It grows by whole minutes, so it may stay below the maximum.
        double offset = m_profile.initialOffset;
        while (offset + 1 <= m_profile.maximumOffset)
            offset += 1;
        for (int difficulty = lowestDifficulty; difficulty <= highestDifficulty; ++difficulty) {
            const double desired = difficulty * m_profile.timePerDifficulty;
            const auto first = std::ranges::lower_bound(times, desired - offset);
            if (first == times.end() || *first > desired + offset)
                tell(Severity::Error, toCode(BalancedCode::DifficultyWithoutGoals), balanced::goals,
                    balanced::time.key, RowId::none,
                    {qint64{difficulty}, minutesText(std::max(desired - offset, 0.0)),
                        minutesText(desired + offset)});
        }
    }

    void checkRowTypes()
    {
        QList<NamedNumber> counts; // in the order they are found
        std::unordered_map<QString, qsizetype> placeOf; // looked up, never iterated
        for (const BalancedGoal &goal : m_goals.goals) {
            for (const NamedNumber &rowType : goal.rowTypes) {
                const auto [place, isNew] = placeOf.try_emplace(rowType.name, counts.size());
                if (isNew)
                    counts.append({.name = rowType.name, .number = 0});
                counts[place->second].number += 1;
            }
        }
        const Field &field = m_isShort ? balanced::shortRowTypes : balanced::normalRowTypes;
        for (const NamedNumber &counted : std::as_const(counts)) {
            if (!std::ranges::contains(m_goals.rowTypes, counted.name, &NamedNumber::name))
                tell(Severity::Warning, toCode(BalancedCode::RowTypeWithoutThreshold),
                    balanced::lists, field.key, RowId::none,
                    {counted.name, static_cast<qint64>(counted.number)});
        }
    }

    void checkFilters()
    {
        for (const TableRow &row : m_set.tables.value(balanced::filters.key)) {
            const QString list = textOf(row.values, balanced::filterList);
            const QString text = textOf(row.values, balanced::filterText);
            if ((list == balanced::shortList) == m_isShort && !synergyFilterOf(text))
                tell(Severity::Warning, toCode(BalancedCode::FilterNotUnderstood),
                    balanced::filters, balanced::filterText.key, row.id,
                    {textOf(row.values, balanced::filterCategory), text});
        }
    }

    const GoalSet &m_set;
    BalancedMode m_mode;
    bool m_isShort;
    BalancedGoals m_goals;
    Profile m_profile;
    ProblemList m_problems;
};

} // namespace

QList<Problem> lintBalanced(const GoalSet &set, BalancedMode mode)
{
    return BalancedLint(set, mode).run();
}

} // namespace boardwright

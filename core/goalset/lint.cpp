// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/lint.h"

#include "core/goalset/goal_text.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int longestGoal = 60;

class Lint {
public:
    Lint(const GoalSet &set, int cells)
        : m_set(set)
        , m_cells(cells)
        , m_boardDeclared(names(set.boardLimits))
        , m_lineDeclared(names(set.lineLimits))
        , m_tagsDeclared(set.tagNames.cbegin(), set.tagNames.cend())
    {
    }

    QList<Problem> problems()
    {
        checkSupply();
        checkCategories(
            m_set.boardLimits, &Objective::boardCategories, ObjectiveField::BoardCategories);
        checkCategories(
            m_set.lineLimits, &Objective::lineCategories, ObjectiveField::LineCategories);
        for (const Objective &objective : m_set.objectives)
            checkObjective(objective);
        checkTwins();
        std::ranges::stable_sort(m_problems, {}, &Problem::severity);
        return m_problems;
    }

private:
    static QSet<QString> names(const QList<CategoryLimit> &limits)
    {
        QSet<QString> result;
        for (const CategoryLimit &limit : limits)
            result.insert(limit.category);
        return result;
    }

    void add(Code code, Severity severity, const Objective *objective, ObjectiveField field,
        QList<Arg> args = {})
    {
        m_problems.append({.code = code,
            .severity = severity,
            .where = {},
            .row = objective != nullptr ? objective->id : RowId::none,
            .field = field,
            .args = std::move(args)});
    }

    static int distinctValues(const Objective &objective)
    {
        return static_cast<int>(QSet<int>(objective.range.cbegin(), objective.range.cend()).size());
    }

    /// Cells that copies of the objective can fill on one board, as generators count them.
    qint64 placeableCopies(const Objective &objective) const
    {
        const QSet<int> values(objective.range.cbegin(), objective.range.cend());
        const qint64 usable = std::ranges::count_if(values, [](int value) { return value >= 1; });
        const qint64 most = std::max(qint64{1}, usable);
        qint64 copies = std::clamp(qint64{objective.individualLimit}, qint64{1}, most);
        if (!objective.forcedPositions.isEmpty()) {
            const QSet<int> positions(
                objective.forcedPositions.cbegin(), objective.forcedPositions.cend());
            const qint64 inside = std::ranges::count_if(
                positions, [this](int position) { return position >= 1 && position <= m_cells; });
            copies = std::min(copies, inside);
        }
        return copies;
    }

    void checkSupply()
    {
        qint64 supply = 0;
        QSet<QString> tags;
        for (const Objective &objective : m_set.objectives) {
            const qint64 copies = objective.disabled ? 0 : placeableCopies(objective);
            if (copies > 0 && !objective.tag.isEmpty()) {
                supply += tags.contains(objective.tag) ? 0 : 1;
                tags.insert(objective.tag);
            } else {
                supply += copies;
            }
        }
        if (supply < m_cells)
            add(Code::TooFewObjectives, Severity::Error, nullptr, ObjectiveField::GoalSet,
                {supply, qint64{m_cells}});
    }

    void checkCategories(const QList<CategoryLimit> &limits, QStringList Objective::*categories,
        ObjectiveField field)
    {
        QHash<QString, qint64> carriers; // looked up, never iterated
        QHash<QString, qint64> enabledCarriers;
        for (const Objective &objective : m_set.objectives) {
            const QSet<QString> carried(
                (objective.*categories).cbegin(), (objective.*categories).cend());
            for (const QString &category : carried) {
                ++carriers[category];
                enabledCarriers[category] += objective.disabled ? 0 : 1;
            }
        }
        for (const CategoryLimit &limit : limits) {
            const qint64 count = enabledCarriers.value(limit.category);
            if (carriers.value(limit.category) == 0)
                add(Code::CategoryUnused, Severity::Warning, nullptr, field, {limit.category});
            else if (field == ObjectiveField::BoardCategories && limit.percent <= 0 && count > 0)
                add(Code::BoardLimitZero, Severity::Warning, nullptr, field,
                    {limit.category, count});
        }
    }

    void checkDeclared(const Objective &objective, const QStringList &used,
        const QSet<QString> &declared, Code code, ObjectiveField field)
    {
        for (const QString &name : used) {
            if (!declared.contains(name))
                add(code, Severity::Error, &objective, field, {name});
        }
    }

    void checkObjective(const Objective &objective)
    {
        if (objective.goal.trimmed().isEmpty())
            add(Code::GoalEmpty, Severity::Error, &objective, ObjectiveField::Goal);
        if (objective.goal.size() > longestGoal)
            add(Code::GoalTooLong, Severity::Error, &objective, ObjectiveField::Goal,
                {qint64{objective.goal.size()}, qint64{longestGoal}});
        checkValues(objective);
        checkDeclared(objective, objective.boardCategories, m_boardDeclared,
            Code::UndeclaredBoardCategory, ObjectiveField::BoardCategories);
        checkDeclared(objective, objective.lineCategories, m_lineDeclared,
            Code::UndeclaredLineCategory, ObjectiveField::LineCategories);
        if (!objective.tag.isEmpty() && !m_tagsDeclared.contains(objective.tag))
            add(Code::UndeclaredTag, Severity::Error, &objective, ObjectiveField::Tag,
                {objective.tag});
        if (objective.weighting < 1 || objective.weighting > 100)
            add(Code::WeightingOutOfRange, Severity::Error, &objective, ObjectiveField::Weighting,
                {qint64{objective.weighting}});
        for (const int position : objective.forcedPositions) {
            if (position < 1 || position > m_cells)
                add(Code::ForcedPositionOutside, Severity::Error, &objective,
                    ObjectiveField::ForcedPositions, {qint64{position}, qint64{m_cells}});
        }
    }

    void checkValues(const Objective &objective)
    {
        const bool placeholder = hasPlaceholder(objective.goal);
        if (placeholder && objective.range.isEmpty())
            add(Code::PlaceholderWithoutRange, Severity::Error, &objective, ObjectiveField::Range);
        if (!placeholder && !objective.range.isEmpty())
            add(Code::RangeWithoutPlaceholder, Severity::Error, &objective, ObjectiveField::Goal);
        for (const int value : objective.range) {
            if (value < 1)
                add(Code::RangeValueOutOfRange, Severity::Error, &objective, ObjectiveField::Range,
                    {qint64{value}});
        }
        const int most = std::max(1, distinctValues(objective));
        if (objective.individualLimit < 1)
            add(Code::LimitOutOfRange, Severity::Error, &objective, ObjectiveField::IndividualLimit,
                {qint64{objective.individualLimit}});
        else if (objective.individualLimit > most)
            add(Code::LimitAboveValues, Severity::Error, &objective,
                ObjectiveField::IndividualLimit, {qint64{objective.individualLimit}, qint64{most}});
    }

    void checkTwins()
    {
        QHash<std::pair<QString, QList<int>>, qsizetype> firstRow; // looked up, never iterated
        for (qsizetype row = 0; row < m_set.objectives.size(); ++row) {
            const Objective &objective = m_set.objectives[row];
            const std::pair key(objective.goal, objective.range);
            const auto earlier = firstRow.constFind(key);
            if (earlier == firstRow.cend())
                firstRow.insert(key, row);
            else
                add(Code::SameObjectiveTwice, Severity::Warning, &objective, ObjectiveField::Goal,
                    {qint64{*earlier + 1}});
        }
    }

    const GoalSet &m_set;
    int m_cells;
    QSet<QString> m_boardDeclared;
    QSet<QString> m_lineDeclared;
    QSet<QString> m_tagsDeclared;
    QList<Problem> m_problems;
};

} // namespace

QList<Problem> lint(const GoalSet &set, int cells)
{
    return Lint(set, cells).problems();
}

} // namespace boardwright

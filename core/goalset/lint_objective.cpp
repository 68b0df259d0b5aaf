// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/lint_objective.h"

#include "core/goalset/field_limits.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/goal_values.h"
#include "core/goalset/icons.h"

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

void lintGoal(const Objective &objective, ProblemList &problems)
{
    const RowId row = objective.id;
    if (objective.goal.trimmed().isEmpty())
        problems.error(Code::GoalEmpty, row, ObjectiveField::Goal);
    if (objective.goal.size() > field_limits::goal)
        problems.error(Code::GoalTooLong, row, ObjectiveField::Goal,
            {qint64{objective.goal.size()}, qint64{field_limits::goal}});
    if (const qint64 count = objective.goal.count("{{X}}"_L1); count > 1)
        problems.error(Code::SeveralPlaceholders, row, ObjectiveField::Goal, {count});
    if (objective.tooltip.size() > field_limits::tooltip)
        problems.error(Code::TooltipTooLong, row, ObjectiveField::Tooltip,
            {qint64{objective.tooltip.size()}, qint64{field_limits::tooltip}});
}

void lintRange(const Objective &objective, ProblemList &problems)
{
    const RowId row = objective.id;
    const QList<int> &range = objective.range;
    const bool placeholder = hasPlaceholder(objective.goal);
    if (placeholder && range.isEmpty())
        problems.error(Code::PlaceholderWithoutRange, row, ObjectiveField::Range);
    if (!placeholder && !range.isEmpty())
        problems.error(Code::RangeWithoutPlaceholder, row, ObjectiveField::Goal);
    if (range.size() > field_limits::values)
        problems.error(Code::TooManyValues, row, ObjectiveField::Range,
            {qint64{range.size()}, qint64{field_limits::values}});

    const auto tooLow = std::ranges::find_if(range, [](int value) { return value < 1; });
    if (tooLow != range.end())
        problems.error(Code::RangeValueOutOfRange, row, ObjectiveField::Range, {qint64{*tooLow}});
    // Equal neighbours, which official files contain, count once and are allowed.
    const auto higher = std::ranges::adjacent_find(range, std::greater());
    if (higher != range.end())
        problems.error(Code::RangeNotAscending, row, ObjectiveField::Range,
            {qint64{*std::next(higher)}, qint64{*higher}});

    const QList<int> values = distinctValues(range);
    if (!values.isEmpty() && qint64{values.last()} > 3 * qint64{std::max(values.first(), 2)})
        problems.warning(Code::RangeTooWide, row, ObjectiveField::Range,
            {qint64{values.first()}, qint64{values.last()}});

    const qint64 most = std::max<qint64>(1, values.size());
    const qint64 limit = objective.individualLimit;
    if (limit < 1)
        problems.error(Code::LimitOutOfRange, row, ObjectiveField::IndividualLimit, {limit});
    else if (limit > most)
        problems.error(Code::LimitAboveValues, row, ObjectiveField::IndividualLimit,
            {limit, qint64{values.size()}});
}

void lintIcons(const Objective &objective, ProblemList &problems)
{
    if (objective.icons.size() > field_limits::icons)
        problems.error(Code::TooManyIcons, objective.id, ObjectiveField::Icons,
            {qint64{objective.icons.size()}, qint64{field_limits::icons}});
    bool hasPicture = false;
    bool hasEmoji = false;
    bool hasUnknown = false;
    for (const QString &icon : objective.icons) {
        const IconKind kind = iconKind(icon);
        if (kind == IconKind::Unknown && !hasUnknown)
            problems.error(Code::UnknownIcon, objective.id, ObjectiveField::Icons, {icon});
        hasPicture = hasPicture || kind == IconKind::Picture;
        hasEmoji = hasEmoji || kind == IconKind::Emoji;
        hasUnknown = hasUnknown || kind == IconKind::Unknown;
    }
    if (hasPicture && hasEmoji)
        problems.error(Code::IconsMixed, objective.id, ObjectiveField::Icons);
}

void lintPositions(const GoalSet &set, const Objective &objective, ProblemList &problems)
{
    QList<int> positions = objective.forcedPositions;
    if (positions.isEmpty())
        return;
    const RowId row = objective.id;
    if (set.schemaMode == SchemaMode::Strict || set.schemaMode == SchemaMode::Capped)
        problems.error(Code::ForcedPositionsNotAllowed, row, ObjectiveField::ForcedPositions);
    std::ranges::sort(positions);
    if (positions.first() < 1)
        problems.error(Code::ForcedPositionTooLow, row, ObjectiveField::ForcedPositions,
            {qint64{positions.first()}});
    const auto twice = std::ranges::adjacent_find(positions);
    if (twice != positions.end())
        problems.error(
            Code::ForcedPositionTwice, row, ObjectiveField::ForcedPositions, {qint64{*twice}});
}

} // namespace

void lintObjective(const GoalSet &set, const Objective &objective, ProblemList &problems)
{
    lintGoal(objective, problems);
    lintRange(objective, problems);
    if (objective.weighting < field_limits::lowestWeighting
        || objective.weighting > field_limits::highestWeighting)
        problems.error(Code::WeightingOutOfRange, objective.id, ObjectiveField::Weighting,
            {qint64{objective.weighting}});
    lintIcons(objective, problems);
    lintPositions(set, objective, problems);
}

} // namespace boardwright

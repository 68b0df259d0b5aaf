// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/fix.h"

#include "core/goalset/alike.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/goal_values.h"
#include "core/goalset/merge.h"
#include "core/goalset/names.h"
#include "core/goalset/rows.h"

#include <algorithm>

namespace boardwright {

namespace {

QString textArg(const Problem &problem, qsizetype index)
{
    const auto *text
        = index < problem.args.size() ? std::get_if<QString>(&problem.args[index]) : nullptr;
    return text == nullptr ? QString() : *text;
}

int numberArg(const Problem &problem, qsizetype index)
{
    const auto *number
        = index < problem.args.size() ? std::get_if<qint64>(&problem.args[index]) : nullptr;
    return number == nullptr ? 0 : static_cast<int>(*number);
}

/// A fix for the row, or the set, that the problem is about.
Fix fixAbout(const Problem &problem, Repair repair)
{
    return {
        .repair = repair, .row = problem.row, .field = problem.field, .name = textArg(problem, 0)};
}

Fix withNumber(Fix fix, int number)
{
    fix.number = number;
    return fix;
}

std::optional<Fix> fixOfRow(const Problem &problem, const Objective &objective)
{
    switch (problem.code) {
    case Code::WeightingOutOfRange:
        return withNumber(fixAbout(problem, Repair::SetWeighting),
            std::clamp(objective.weighting, field_limits::lowestWeighting,
                field_limits::highestWeighting));
    case Code::LimitOutOfRange:
    case Code::LimitAboveValues:
        return withNumber(fixAbout(problem, Repair::SetIndividualLimit),
            std::clamp(objective.individualLimit, 1, mostCopies(objective)));
    case Code::RangeNotAscending:
        return fixAbout(problem, Repair::SortRange);
    case Code::RangeValueOutOfRange:
        if (hasPlaceholder(objective.goal) && distinctValues(objective.range).isEmpty())
            return {};
        return fixAbout(problem, Repair::DropLowValues);
    case Code::RangeWithoutPlaceholder:
        // Braces suggest a misspelt placeholder, so the range is intended.
        if (objective.goal.contains(u"{{"))
            return {};
        return fixAbout(problem, Repair::EmptyRange);
    // Without any forced position the goal could be placed anywhere, which was never intended.
    case Code::ForcedPositionTooLow:
        if (!std::ranges::any_of(
                objective.forcedPositions, [](int position) { return position >= 1; }))
            return {};
        return fixAbout(problem, Repair::DropLowPositions);
    case Code::ForcedPositionOutside: {
        const int cells = numberArg(problem, 1);
        if (!std::ranges::any_of(
                objective.forcedPositions, [&](int position) { return position <= cells; }))
            return {};
        return withNumber(fixAbout(problem, Repair::DropPositionsAbove), cells);
    }
    case Code::ForcedPositionTwice:
        return fixAbout(problem, Repair::DropDoublePositions);
    default:
        return {};
    }
}

const Field *fieldOf(std::span<const Section *const> sections, const Problem &problem)
{
    const auto section = std::ranges::find(sections, problem.section, &Section::key);
    if (section == sections.end())
        return nullptr;
    const auto field = std::ranges::find((*section)->fields, problem.fieldKey, &Field::key);
    return field == (*section)->fields.end() ? nullptr : &*field;
}

} // namespace

std::optional<Fix> Fixes::ofNames(const Problem &problem)
{
    switch (problem.code) {
    case Code::UndeclaredBoardCategory:
    case Code::UndeclaredLineCategory:
        return fixAbout(problem,
            textArg(problem, 0).isEmpty() ? Repair::DropCategory : Repair::DeclareCategory);
    case Code::CategoryTwice:
        return fixAbout(problem, Repair::DropCategory);
    case Code::CategoryUnused:
        return fixAbout(problem, Repair::DropLimit);
    case Code::CategoryDeclaredTwice:
        return fixAbout(problem, Repair::DropEarlierLimits);
    case Code::PercentOutOfRange:
        return withNumber(fixAbout(problem, Repair::SetPercent),
            std::clamp(numberArg(problem, 1), 0, field_limits::highestPercent));
    case Code::UndeclaredTag:
        if (!mayDeclareTag(m_set, textArg(problem, 0)))
            return {};
        return fixAbout(problem, Repair::DeclareTag);
    case Code::TagUnused:
        return fixAbout(problem, Repair::DropTag);
    case Code::TagDeclaredTwice:
        return fixAbout(problem, Repair::DropDoubleTag);
    case Code::TagNotSnakeCase: {
        Fix fix = fixAbout(problem, Repair::RenameTag);
        fix.newName = textArg(problem, 1);
        // Renaming to the name of another tag would merge the two.
        return isGoodTag(fix.newName) && !isTagTaken(fix.newName) ? std::optional(fix)
                                                                  : std::nullopt;
    }
    default:
        return {};
    }
}

std::optional<Fix> Fixes::ofAlike(const Problem &problem) const
{
    Fix fix = fixAbout(problem, Repair::MergeCategory);
    fix.newName = textArg(problem, 1);
    if (problem.code == toCode(AlikeCode::CategoryOfSeveral))
        fix.repair = Repair::SplitCategory;
    else if (problem.code == toCode(AlikeCode::TagsAlike))
        fix.repair = Repair::MergeTag;
    else if (problem.code == toCode(AlikeCode::GoalsAlike)) {
        fix.repair = Repair::MergeGoals;
        fix.value = QList<RowId>{earlierAlike(m_set, problem.row, numberArg(problem, 0) - 1)};
    } else if (problem.code != toCode(AlikeCode::CategoriesAlike)) {
        return {};
    }
    return mayMerge(m_set, fix) ? std::optional(fix) : std::nullopt;
}

bool Fixes::isTagTaken(const QString &tag)
{
    if (!m_tags) {
        m_tags.emplace(m_set.tagNames.cbegin(), m_set.tagNames.cend());
        for (const Objective &objective : m_set.objectives)
            m_tags->insert(objective.tag);
    }
    return m_tags->contains(tag);
}

/// Searches from the last hit, because problems mostly come in row order.
const Objective *Fixes::objective(RowId row)
{
    if (row == RowId::none)
        return nullptr;
    const QList<Objective> &all = m_set.objectives;
    const auto from = all.cbegin() + std::min(m_lastFound, all.size()); // a fix may remove a goal
    auto found = std::ranges::find(from, all.cend(), row, &Objective::id);
    if (found == all.cend()) {
        found = std::ranges::find(all.cbegin(), from, row, &Objective::id);
        if (found == from)
            return nullptr;
    }
    m_lastFound = found - all.cbegin();
    return &*found;
}

QList<RowId> Fixes::rowsThatAreThere(const Field &field, QList<RowId> rows)
{
    auto known = m_rows.find(field.target);
    if (known == m_rows.end()) {
        known = m_rows.insert(field.target, {});
        if (field.target == objectivesTable) {
            for (const Objective &objective : m_set.objectives)
                known->insert(objective.id);
        }
        for (const TableRow &row : m_set.tables.value(field.target))
            known->insert(row.id);
    }
    rows.removeIf([&](RowId row) { return !known->contains(row); });
    return rows;
}

std::optional<Fix> Fixes::ofField(const Problem &problem)
{
    const Field *field = fieldOf(m_sections, problem);
    if (field == nullptr || field->kind == Kind::Text || field->kind == Kind::Choice)
        return {};
    const FieldValues *values = sectionValues(m_set, problem.row, problem.section);
    if (values == nullptr)
        return {};
    Fix fix = fixAbout(problem, Repair::SetField);
    fix.name.clear();
    fix.section = problem.section;
    fix.fieldKey = problem.fieldKey;
    const Value value = valueOf(*values, *field);
    fix.value = field->kind == Kind::RowRefs
        ? Value(rowsThatAreThere(*field, std::get<QList<RowId>>(value)))
        : clamped(*field, value);
    if (fix.value == value)
        return {};
    // A fallback is not stored (the law of FieldValues).
    if (fix.value == fallbackOf(*field))
        fix.value = std::monostate();
    return fix;
}

std::optional<Fix> Fixes::of(const Problem &problem)
{
    if (problem.code == Code::ForcedPositionsNotAllowed)
        return ofSchemaMode(problem);
    if (!problem.section.isEmpty())
        return ofField(problem);
    if (const auto fix = ofNames(problem))
        return fix;
    if (const auto fix = ofAlike(problem))
        return fix;
    const Objective *about = objective(problem.row);
    return about == nullptr ? std::nullopt : fixOfRow(problem, *about);
}

/// Keeps the positions that the author forced, and dedicates the set to the board they are for.
std::optional<Fix> Fixes::ofSchemaMode(const Problem &problem)
{
    if (problem.args.size() != 2)
        return {};
    return Fix{.repair = Repair::MakeDedicated,
        .field = ObjectiveField::SchemaMode,
        .name = std::get<QString>(problem.args[0]),
        .newName = std::get<QString>(problem.args[1])};
}

std::optional<Fix> fixOf(
    const Problem &problem, const GoalSet &set, std::span<const Section *const> sections)
{
    return Fixes(set, sections).of(problem);
}

} // namespace boardwright

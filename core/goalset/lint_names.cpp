// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/lint_names.h"

#include "core/goalset/field_limits.h"
#include "core/goalset/name_places.h"
#include "core/goalset/snake_case.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace boardwright {

namespace {

/// Where one kind of category is stored, and its problem codes.
struct CategoryKind {
    QList<CategoryLimit> GoalSet::*limits;
    QStringList Objective::*categories;
    ObjectiveField field;
    Code undeclared;
};

constexpr CategoryKind boardKind{.limits = &GoalSet::boardLimits,
    .categories = &Objective::boardCategories,
    .field = ObjectiveField::BoardCategories,
    .undeclared = Code::UndeclaredBoardCategory};
constexpr CategoryKind lineKind{.limits = &GoalSet::lineLimits,
    .categories = &Objective::lineCategories,
    .field = ObjectiveField::LineCategories,
    .undeclared = Code::UndeclaredLineCategory};

struct CategoryUse {
    int percent = 0; ///< the last declared, as in the file
    int declared = 0; ///< number of declarations
    qint64 members = 0;
    qint64 enabledMembers = 0;
};

/// Calls `once` for each distinct name, and `again` for the first name that repeats.
void eachName(const QStringList &names, auto once, auto again)
{
    constexpr qsizetype few = 16;
    bool isReported = false;
    QSet<QString> seen;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const bool isNew = names.size() <= few
            ? std::find(names.cbegin(), names.cbegin() + i, names[i]) == names.cbegin() + i
            : !seen.contains(names[i]);
        if (names.size() > few)
            seen.insert(names[i]);
        if (isNew)
            once(names[i]);
        else if (!std::exchange(isReported, true))
            again(names[i]);
    }
}

void lintCategories(const GoalSet &set, const CategoryKind &kind, ProblemList &problems)
{
    const QList<CategoryLimit> &limits = set.*kind.limits;
    NamePlaces places;
    QList<CategoryUse> uses; // by place
    uses.reserve(limits.size());
    for (const CategoryLimit &limit : limits) {
        const qsizetype place = places.at(limit.category);
        uses.resize(places.size());
        uses[place].percent = limit.percent;
        ++uses[place].declared;
    }
    for (const Objective &objective : set.objectives) {
        const QStringList &categories = objective.*kind.categories;
        if (categories.size() > field_limits::categories)
            problems.error(Code::TooManyCategories, objective.id, kind.field,
                {qint64{categories.size()}, qint64{field_limits::categories}});
        const auto count = [&](const QString &category) {
            const qsizetype place = places.find(category);
            if (place < 0) {
                problems.error(kind.undeclared, objective.id, kind.field, {category});
                return;
            }
            CategoryUse &use = uses[place];
            ++use.members;
            use.enabledMembers += objective.disabled ? 0 : 1;
        };
        eachName(categories, count, [&](const QString &category) {
            problems.warning(Code::CategoryTwice, objective.id, kind.field, {category});
        });
    }
    for (const CategoryLimit &limit : limits) {
        if (limit.percent < 0 || limit.percent > field_limits::highestPercent)
            problems.error(Code::PercentOutOfRange, RowId::none, kind.field,
                {limit.category, qint64{limit.percent}});
        CategoryUse &use = uses[places.find(limit.category)];
        if (use.declared == 0)
            continue; // already reported
        if (use.declared > 1)
            problems.warning(
                Code::CategoryDeclaredTwice, RowId::none, kind.field, {limit.category});
        if (use.members == 0)
            problems.warning(Code::CategoryUnused, RowId::none, kind.field, {limit.category});
        // Only board limits: a line has room for at least one goal of each category, whatever the
        // limit.
        else if (kind.field == ObjectiveField::BoardCategories && use.percent <= 0
            && use.enabledMembers > 0)
            problems.warning(Code::BoardLimitZero, RowId::none, kind.field,
                {limit.category, use.enabledMembers});
        use.declared = 0;
    }
}

struct TagUse {
    int declared = 0; ///< number of declarations
    int members = 0;
    RowId member = RowId::none; ///< the first member
};

void lintTagName(const QString &tag, ProblemList &problems)
{
    if (tag.size() > field_limits::tag)
        problems.error(Code::TagTooLong, RowId::none, ObjectiveField::Tag,
            {tag, qint64{tag.size()}, qint64{field_limits::tag}});
    if (!isSnakeCase(tag))
        problems.error(
            Code::TagNotSnakeCase, RowId::none, ObjectiveField::Tag, {tag, snakeCase(tag)});
}

void lintTags(const GoalSet &set, ProblemList &problems)
{
    if (set.tagNames.size() > field_limits::tags)
        problems.error(Code::TooManyTags, RowId::none, ObjectiveField::TagNames,
            {qint64{set.tagNames.size()}, qint64{field_limits::tags}});
    QHash<QString, TagUse> uses; // looked up, never iterated
    for (const QString &tag : set.tagNames)
        ++uses[tag].declared;
    for (const Objective &objective : set.objectives) {
        if (objective.tag.isEmpty())
            continue;
        const auto use = uses.find(objective.tag);
        if (use == uses.end())
            problems.error(Code::UndeclaredTag, objective.id, ObjectiveField::Tag, {objective.tag});
        else if (use->members++ == 0)
            use->member = objective.id;
    }
    for (const QString &tag : set.tagNames) {
        TagUse &use = uses[tag];
        if (use.declared == 0)
            continue; // already reported
        lintTagName(tag, problems);
        if (use.declared > 1)
            problems.warning(Code::TagDeclaredTwice, RowId::none, ObjectiveField::Tag, {tag});
        if (use.members == 0)
            problems.hint(Code::TagUnused, RowId::none, ObjectiveField::Tag, {tag});
        else if (use.members == 1)
            problems.warning(Code::TagWithOneMember, use.member, ObjectiveField::Tag, {tag});
        use.declared = 0;
    }
}

void lintOwnNames(const GoalSet &set, ProblemList &problems)
{
    if (set.gameName.size() > field_limits::gameName)
        problems.error(Code::GameNameTooLong, RowId::none, ObjectiveField::GameName,
            {qint64{set.gameName.size()}, qint64{field_limits::gameName}});
    if (set.setName.size() > field_limits::setName)
        problems.error(Code::SetNameTooLong, RowId::none, ObjectiveField::SetName,
            {qint64{set.setName.size()}, qint64{field_limits::setName}});
    if (set.schemaMode == SchemaMode::Capped && set.cappedMaxSize.isEmpty())
        problems.error(Code::CappedSizeMissing, RowId::none, ObjectiveField::CappedSettings);
    if (set.schemaMode == SchemaMode::Dedicated
        && (set.dedicatedMode.isEmpty() || set.dedicatedSize.isEmpty()))
        problems.error(
            Code::DedicatedSettingsMissing, RowId::none, ObjectiveField::DedicatedSettings);
}

} // namespace

void lintTagNames(const GoalSet &set, ProblemList &problems)
{
    lintTags(set, problems);
}

void lintCategoryNames(const GoalSet &set, ProblemList &problems)
{
    lintCategories(set, boardKind, problems);
    lintCategories(set, lineKind, problems);
}

void lintNames(const GoalSet &set, ProblemList &problems)
{
    lintOwnNames(set, problems);
    lintTagNames(set, problems);
    lintCategoryNames(set, problems);
}

} // namespace boardwright

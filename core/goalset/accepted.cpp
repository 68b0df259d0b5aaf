// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/accepted.h"

#include "core/base/code_key.h"
#include "core/goalset/alike.h"
#include "core/goalset/field.h"
#include "core/goalset/names.h"
#include "core/goalset/set_sections.h"

#include <QHash>

#include <algorithm>

namespace boardwright {

namespace {

/// The name that, beside its row, distinguishes a problem from others of its code.
QString nameAbout(const Problem &problem)
{
    const auto longest = static_cast<qsizetype>(accepted_section::name.max);
    if (!problem.section.isEmpty())
        return (problem.section + u'.' + problem.fieldKey).left(longest);
    if (problem.args.isEmpty())
        return {};
    const Arg &first = problem.args.first();
    if (const auto *text = std::get_if<QString>(&first))
        return text->left(longest);
    // The only problem that occurs once for each of several numbers (zones).
    const auto *number = std::get_if<qint64>(&first);
    return problem.code == Code::ZoneTooScarce && number != nullptr ? QString::number(*number)
                                                                    : QString();
}

QString listIn(const Problem &problem)
{
    switch (problem.field) {
    case ObjectiveField::BoardCategories:
        return boardCategoryList;
    case ObjectiveField::LineCategories:
        return lineCategoryList;
    default:
        return {};
    }
}

QString listOf(const FieldValues &acceptance)
{
    const QString list = textOf(acceptance, accepted_section::list);
    return list == boardCategoryList || list == lineCategoryList ? list : QString();
}

bool isAboutTags(Code code)
{
    if (code == toCode(AlikeCode::TagsAlike))
        return true;
    switch (code) {
    case Code::TagDeclaredTwice:
    case Code::TagUnused:
    case Code::TagWithOneMember:
        return true;
    default:
        return false;
    }
}

bool isAboutCategories(Code code)
{
    if (code == toCode(AlikeCode::CategoriesAlike) || code == toCode(AlikeCode::CategoryOfSeveral))
        return true;
    switch (code) {
    case Code::BoardLimitZero:
    case Code::CategoryUnused:
    case Code::CategoryTwice:
    case Code::CategoryDeclaredTwice:
    case Code::NeverWithCategory:
        return true;
    default:
        return false;
    }
}

/// How a set still uses a name.
struct NameUse {
    bool isBoardCategory = false;
    bool isLineCategory = false;
    bool isTag = false;

    static NameUse of(const QString &name, const GoalSet &set)
    {
        return {.isBoardCategory = boardwright::isBoardCategory(set, name),
            .isLineCategory = boardwright::isLineCategory(set, name),
            .isTag = boardwright::isTag(set, name)};
    }

    /// Whether the set uses the name for nothing that the row may refer to. A code of a newer
    /// version may refer to anything.
    bool isNothingTo(const FieldValues &acceptance) const
    {
        const auto code = codeOfKey(textOf(acceptance, accepted_section::code));
        if (!code)
            return !isBoardCategory && !isLineCategory && !isTag;
        if (isAboutTags(*code))
            return !isTag;
        if (!isAboutCategories(*code))
            return false;
        const QString list = listOf(acceptance);
        return (list == lineCategoryList || !isBoardCategory)
            && (list == boardCategoryList || !isLineCategory);
    }
};

} // namespace

QList<AcceptedPlace> placesOf(const FieldValues &acceptance)
{
    const auto code = codeOfKey(textOf(acceptance, accepted_section::code));
    if (!code || flagOf(acceptance, accepted_section::all))
        return {};
    const AcceptedPlace place{.code = *code,
        .row = RowId::none,
        .name = textOf(acceptance, accepted_section::name),
        .list = listOf(acceptance)};
    const QList<RowId> rows = rowsOf(acceptance, accepted_section::rows);
    if (rows.isEmpty())
        return place.name.isEmpty() ? QList<AcceptedPlace>() : QList{place};
    QList<AcceptedPlace> places(rows.size(), place);
    for (qsizetype i = 0; i < rows.size(); ++i)
        places[i].row = rows[i];
    return places;
}

QList<AcceptedPlace> placesOf(const Problem &problem, const GoalSet &set)
{
    // Table rows have no name in files, so the field identifies the problem.
    const AcceptedPlace exact{.code = problem.code,
        .row = set.tables.contains(problem.section) ? RowId::none : problem.row,
        .name = nameAbout(problem),
        .list = listIn(problem)};
    if (exact.row == RowId::none && exact.name.isEmpty())
        return {};
    QList<AcceptedPlace> places{exact};
    if (exact.row != RowId::none && !exact.name.isEmpty()) {
        places << exact;
        places.last().name.clear();
    }
    if (!exact.list.isEmpty()) {
        const QList<AcceptedPlace> ofList = places;
        for (AcceptedPlace place : ofList) {
            place.list.clear();
            places << place;
        }
    }
    return places;
}

std::optional<Code> kindOf(const FieldValues &acceptance)
{
    return flagOf(acceptance, accepted_section::all)
        ? codeOfKey(textOf(acceptance, accepted_section::code))
        : std::nullopt;
}

Acceptance::Acceptance(const GoalSet &set)
    : m_set(set)
{
    for (const TableRow &row : set.tables.value(accepted_section::section.key)) {
        if (const auto kind = kindOf(row.values))
            m_kinds.insert(*kind);
        for (const AcceptedPlace &place : placesOf(row.values))
            m_places.insert(place);
    }
}

bool Acceptance::accepts(const Problem &problem) const
{
    if (!mayBeAccepted(problem))
        return false;
    if (m_kinds.contains(problem.code))
        return true;
    return !m_places.isEmpty()
        && std::ranges::any_of(placesOf(problem, m_set),
            [&](const AcceptedPlace &place) { return m_places.contains(place); });
}

QList<Problem> unaccepted(const QList<Problem> &problems, const GoalSet &set)
{
    if (!set.tables.contains(accepted_section::section.key))
        return problems;
    const Acceptance acceptance(set);
    QList<Problem> told;
    told.reserve(problems.size());
    std::ranges::copy_if(problems, std::back_inserter(told),
        [&](const Problem &problem) { return !acceptance.accepts(problem); });
    return told;
}

bool mayBeAccepted(const Problem &problem)
{
    return problem.severity != Severity::Error;
}

FieldValues acceptanceOf(const Problem &problem, const GoalSet &set)
{
    const QList<AcceptedPlace> places = placesOf(problem, set);
    if (places.isEmpty())
        return acceptanceOfKind(problem.code);
    const AcceptedPlace &place = places.first();
    FieldValues values;
    setValue(values, accepted_section::code, QString(codeKey(place.code)));
    setValue(values, accepted_section::name, place.name);
    if (!place.list.isEmpty())
        setValue(values, accepted_section::list, place.list);
    if (place.row != RowId::none)
        setValue(values, accepted_section::rows, QList<RowId>{place.row});
    return values;
}

FieldValues acceptanceOfKind(Code code)
{
    FieldValues values;
    setValue(values, accepted_section::code, QString(codeKey(code)));
    setValue(values, accepted_section::all, true);
    return values;
}

void followInAccepted(GoalSet &set, const QStringList &gone, const QString &renamedTo)
{
    const auto table = set.tables.constFind(accepted_section::section.key);
    if (table == set.tables.cend())
        return;
    QHash<QString, NameUse> uses; // looked up, never iterated
    for (const QString &name : gone)
        uses.insert(name, NameUse::of(name, set));
    QList<TableRow> rows;
    rows.reserve(table->size());
    for (TableRow row : *table) {
        const auto use = uses.constFind(textOf(row.values, accepted_section::name));
        if (use != uses.cend() && use->isNothingTo(row.values)) {
            if (renamedTo.isEmpty())
                continue;
            setValue(row.values, accepted_section::name, renamedTo);
        }
        rows.append(std::move(row));
    }
    if (rows.isEmpty())
        set.tables.remove(accepted_section::section.key);
    else
        set.tables.insert(accepted_section::section.key, rows);
}

} // namespace boardwright

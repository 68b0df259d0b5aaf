// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/field_changes.h"

#include "core/goalset/objective_fields.h"
#include "core/goalset/rows.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/values/row_names.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>

#include <utility>

namespace boardwright {

namespace {

struct ChangeWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FieldChanges)
};

/// The sets that are compared. A row that is gone is named as the old one names it.
struct ComparedSets {
    const GoalSet &before;
    const GoalSet &after;
};

QString propertyName(const QString &key)
{
    if (key == u"game_name")
        return ChangeWords::tr("Game");
    if (key == u"set_name")
        return ChangeWords::tr("Name of the set");
    if (key == u"schema_mode")
        return ChangeWords::tr("Schema mode");
    if (key == u"capped_max_size")
        return ChangeWords::tr("Largest size");
    if (key == u"dedicated_mode")
        return ChangeWords::tr("Game mode");
    if (key == u"dedicated_size")
        return ChangeWords::tr("Size");
    return key == u"tag_names" ? ChangeWords::tr("Tags") : key;
}

QString schemaModeName(const QString &key)
{
    if (key == u"strict")
        return ChangeWords::tr("Strict", "schema mode");
    if (key == u"capped")
        return ChangeWords::tr("Capped", "schema mode");
    if (key == u"dedicated")
        return ChangeWords::tr("Dedicated", "schema mode");
    return key == u"relaxed" ? ChangeWords::tr("Relaxed", "schema mode") : key;
}

QString rowOf(const ComparedSets &sets, const SetDifference &change)
{
    const bool isGone = change.rowAfter == RowId::none;
    const GoalSet &set = isGone ? sets.before : sets.after;
    const RowId id = isGone ? change.rowBefore : change.rowAfter;
    if (id != RowId::none)
        return change.section == nullptr || change.section->home != Home::Table
            ? goalName(set, id)
            : tableRowName(set, *change.section, id);
    if (change.section != nullptr)
        return sectionTitle(*change.section);
    return change.subject.isEmpty() ? ChangeWords::tr("Goal set") : shortName(change.subject);
}

QString fieldOf(const SetDifference &change)
{
    switch (change.what) {
    case DifferenceOf::Goal:
        return change.after ? ChangeWords::tr("Added", "a goal")
                            : ChangeWords::tr("Removed", "a goal");
    case DifferenceOf::Row:
        return (change.after ? ChangeWords::tr("Added to %1", "a table")
                             : ChangeWords::tr("Removed from %1", "a table"))
            .arg(sectionTitle(*change.section));
    case DifferenceOf::Place:
        return ChangeWords::tr("Place", "of a row among all");
    case DifferenceOf::BoardLimit:
        return ChangeWords::tr("Board limit");
    case DifferenceOf::LineLimit:
        return ChangeWords::tr("Line limit");
    case DifferenceOf::Property:
        return propertyName(change.property);
    case DifferenceOf::Other:
        return shortName(change.property);
    case DifferenceOf::GoalField:
    case DifferenceOf::Once:
    case DifferenceOf::RowField:
        break;
    }
    return fieldLabel(*change.field);
}

/// A value of a field, as tables show it. RowRefs have their words already.
QString valueWords(const Field &field, const Value &value, const QString &text)
{
    if (field.kind == Kind::RowRefs)
        return text;
    if (field.kind == Kind::Flag)
        return std::get<bool>(value) ? ChangeWords::tr("on", "a check box")
                                     : ChangeWords::tr("off", "a check box");
    return shownText({}, field, value);
}

QString textOf(const SetDifference &change, const std::optional<QString> &text, const Value &value)
{
    if (!text)
        return {};
    switch (change.what) {
    case DifferenceOf::BoardLimit:
    case DifferenceOf::LineLimit:
        return ChangeWords::tr("%1 %", "a limit").arg(wholeText(std::get<qint64>(value)));
    case DifferenceOf::Place:
        return wholeText(std::get<qint64>(value));
    case DifferenceOf::Property:
        return change.property == u"schema_mode" ? schemaModeName(*text) : *text;
    default:
        return change.field == nullptr ? *text : valueWords(*change.field, value, *text);
    }
}

bool isGoalText(const SetDifference &change)
{
    return change.what == DifferenceOf::Goal
        || (change.what == DifferenceOf::GoalField
            && change.field == fieldOf(ObjectiveField::Goal));
}

/// As tables show it.
QString readGoal(const GoalSet &set, RowId id, const std::optional<QString> &text)
{
    const qsizetype row = id == RowId::none ? -1 : indexOfRow(set, id);
    return text ? plainGoal(*text, row < 0 ? QList<int>() : set.objectives[row].range) : QString();
}

/// The goals that a row is about, as tables show them.
QString readGoals(const GoalSet &set, const Value &value)
{
    QStringList names;
    if (const auto *ids = std::get_if<QList<RowId>>(&value)) {
        for (const RowId id : *ids)
            names << rowName(set, id);
    }
    return names.join(QStringLiteral(", "));
}

/// The texts before and after. Goals that read the same are quoted as they were typed, because
/// their marks are what differs.
std::pair<QString, QString> textsOf(const ComparedSets &sets, const SetDifference &change)
{
    if (isGoalText(change)) {
        const QString before = readGoal(sets.before, change.rowBefore, change.before);
        const QString after = readGoal(sets.after, change.rowAfter, change.after);
        if (before != after)
            return {before, after};
    }
    if (change.field != nullptr && change.field->kind == Kind::RowRefs
        && change.field->target == objectivesTable)
        return {
            readGoals(sets.before, change.valueBefore), readGoals(sets.after, change.valueAfter)};
    return {textOf(change, change.before, change.valueBefore),
        textOf(change, change.after, change.valueAfter)};
}

} // namespace

std::vector<FieldChange> fieldChanges(
    const GoalSet &before, const GoalSet &after, const QList<SetDifference> &changes)
{
    const ComparedSets sets{.before = before, .after = after};
    std::vector<FieldChange> words;
    words.reserve(static_cast<std::size_t>(changes.size()));
    for (const SetDifference &change : changes) {
        std::pair<QString, QString> texts = textsOf(sets, change);
        words.push_back({.row = rowOf(sets, change),
            .field = fieldOf(change),
            .before = std::move(texts.first),
            .after = std::move(texts.second)});
    }
    return words;
}

std::vector<FieldChange> fieldChanges(const GoalSet &before, const GoalSet &after)
{
    return fieldChanges(before, after, differencesOf(before, after));
}

} // namespace boardwright

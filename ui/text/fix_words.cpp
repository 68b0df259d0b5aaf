// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/fix_words.h"

#include "core/generator/generator.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct FixWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FixWords)
};

QString nameFixWords(const Fix &fix, const GoalSet &set)
{
    const QString name = shortName(fix.name);
    switch (fix.repair) {
    case Repair::DeclareCategory:
        return FixWords::tr("Declare \"%1\" with a limit of 100 %").arg(name);
    case Repair::DropCategory:
        return fix.name.isEmpty()
            ? FixWords::tr("Remove the empty category from %1").arg(goalName(set, fix.row))
            : FixWords::tr("Keep \"%1\" only once in %2").arg(name, goalName(set, fix.row));
    case Repair::DropLimit:
        return FixWords::tr("Remove the limit of \"%1\"").arg(name);
    case Repair::DropEarlierLimits:
        return FixWords::tr("Keep the last limit of \"%1\"").arg(name);
    case Repair::SetPercent:
        return FixWords::tr("Set the limit of \"%1\" to %2 %").arg(name, wholeText(fix.number));
    case Repair::DeclareTag:
        return FixWords::tr("Add \"%1\" to the list of tags").arg(name);
    case Repair::DropTag:
        return FixWords::tr("Remove the tag \"%1\"").arg(name);
    case Repair::DropDoubleTag:
        return FixWords::tr("Keep the tag \"%1\" only once").arg(name);
    case Repair::RenameTag:
        return FixWords::tr("Rename the tag \"%1\" to \"%2\" everywhere")
            .arg(name, shortName(fix.newName));
    case Repair::MergeCategory:
        return FixWords::tr("Merge the category \"%1\" into \"%2\"")
            .arg(name, shortName(fix.newName));
    case Repair::MergeTag:
        return FixWords::tr("Merge the tag \"%1\" into \"%2\"").arg(name, shortName(fix.newName));
    case Repair::SplitCategory:
        return FixWords::tr("Split \"%1\" at its commas").arg(name);
    default:
        return {};
    }
}

QString rowFixWords(const Fix &fix, const GoalSet &set)
{
    const QString goal = goalName(set, fix.row);
    switch (fix.repair) {
    case Repair::SetWeighting:
        return FixWords::tr("Set the weighting of %1 to %2").arg(goal, wholeText(fix.number));
    case Repair::SetIndividualLimit:
        return FixWords::tr("Set the individual limit of %1 to %2")
            .arg(goal, wholeText(fix.number));
    case Repair::SortRange:
        return FixWords::tr("Sort the range of %1").arg(goal);
    case Repair::DropLowValues:
        return FixWords::tr("Remove values below 1 from the range of %1").arg(goal);
    case Repair::EmptyRange:
        return FixWords::tr("Clear the range of %1").arg(goal);
    case Repair::DropLowPositions:
        return FixWords::tr("Remove positions below 1 from %1").arg(goal);
    case Repair::DropPositionsAbove:
        return FixWords::tr("Remove the positions above %2 from %1")
            .arg(goal, wholeText(fix.number));
    case Repair::DropDoublePositions:
        return FixWords::tr("Keep each position of %1 only once").arg(goal);
    case Repair::MergeGoals: {
        const auto *rows = std::get_if<QList<RowId>>(&fix.value);
        return FixWords::tr("Merge %1 into %2", "goal, goal")
            .arg(goal, goalName(set, rows == nullptr ? RowId::none : rows->value(0)));
    }
    default:
        return {};
    }
}

QString fieldFixWords(const Fix &fix)
{
    const Section *section = sectionOf(fix.section);
    const Field *field = nullptr;
    if (section != nullptr) {
        const auto found = std::ranges::find(section->fields, fix.fieldKey, &Field::key);
        field = found == section->fields.end() ? nullptr : &*found;
    }
    const QString label = field == nullptr ? fix.fieldKey : fieldLabel(*field);
    const QString value = field == nullptr ? QString() : valueText(*field, fix.value);
    if (value.isEmpty())
        return FixWords::tr("Remove invalid values from %1", "a field").arg(label);
    return FixWords::tr("Set %1 to %2", "field, value").arg(label, shortName(value));
}

} // namespace

QString fixWords(const Fix &fix, const GoalSet &set)
{
    if (fix.repair == Repair::SetField)
        return fieldFixWords(fix);
    if (fix.repair == Repair::MakeDedicated)
        return FixWords::tr("Make the set Dedicated (%1, %2)", "game mode, size")
            .arg(shortName(fix.name), shortName(fix.newName));
    const QString text = nameFixWords(fix, set);
    return text.isEmpty() ? rowFixWords(fix, set) : text;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/generator/generator.h"
#include "core/goalset/rows.h"
#include "ui/text/arguments.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/set_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct SectionWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

/// The row of a table, by its name field or else by its number.
QString tableRowName(const GoalSet &set, const Problem &problem, const Section *section)
{
    const QList<TableRow> rows = set.tables.value(problem.section);
    const qsizetype row = indexOfRow(rows, problem.row);
    if (row < 0)
        return SectionWords::tr("(a removed row)");
    if (section != nullptr) {
        const auto field = std::ranges::find(section->fields, section->name, &Field::key);
        const QString name = field == section->fields.end()
            ? QString()
            : valueText(*field, valueOf(rows[row].values, *field));
        if (!name.isEmpty())
            return SectionWords::tr("\"%1\"", "a row of a table in quotation marks")
                .arg(shortName(name));
    }
    return SectionWords::tr("row %1", "of a table").arg(wholeText(row + 1));
}

/// The field and its owner: "Difficulty of "Beat the boss"".
QString fieldName(const Problem &problem, const GoalSet &set)
{
    const Section *section = sectionOf(problem.section);
    QString label = problem.fieldKey;
    QString title = problem.section;
    if (section != nullptr) {
        title = sectionTitle(*section);
        const auto field = std::ranges::find(section->fields, problem.fieldKey, &Field::key);
        if (field != section->fields.end())
            label = fieldLabel(*field);
    }
    if (problem.row == RowId::none)
        return SectionWords::tr("%1, %2", "section, field").arg(title, label);
    if (!set.tables.contains(problem.section) && objectiveOf(set, problem.row) != nullptr)
        return SectionWords::tr("%1, %2 of %3", "section, field of goal")
            .arg(title, label, goalName(set, problem.row));
    return SectionWords::tr("%1, %2 of %3", "section, field of row")
        .arg(title, label, tableRowName(set, problem, section));
}

QString allowedNumbers(const Arguments &args)
{
    const QString lowest = args.fractionText(1);
    const QString highest = args.fractionText(2);
    const QString step = args.text(3);
    if (highest.isEmpty())
        return SectionWords::tr("%1 or more").arg(lowest);
    if (step != u"0" && step != u"1")
        return SectionWords::tr("%1 to %2 in steps of %3")
            .arg(lowest, highest, args.fractionText(3));
    return SectionWords::tr("%1 to %2").arg(lowest, highest);
}

} // namespace

QString sectionWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::FieldNumberOutOfRange:
        if (!args.text(4).isEmpty())
            return SectionWords::tr("%1: \"%2\" is %3; allowed: %4.")
                .arg(fieldName(problem, set), shortName(args.text(4)), args.fractionText(0),
                    allowedNumbers(args));
        return SectionWords::tr("%1 is %2; allowed: %3.")
            .arg(fieldName(problem, set), args.fractionText(0), allowedNumbers(args));
    case Code::FieldUnknownChoice:
        return SectionWords::tr("%1 has the unknown value \"%2\". Known values: %3.")
            .arg(fieldName(problem, set), shortName(args.text(0)), args.text(1));
    case Code::FieldTextTooLong:
        return SectionWords::tr("%1 has %2 characters; at most %3 are allowed. Shorten it.")
            .arg(fieldName(problem, set), args.numberText(0), args.numberText(1));
    case Code::FieldRowGone:
        return SectionWords::tr("%1 refers to %Ln rows that do not exist. Remove the references.",
            nullptr, static_cast<int>(args.number(0)))
            .arg(fieldName(problem, set));
    case Code::GateBoundsCrossed:
        return SectionWords::tr("No board is at least %1 and at most %2. Exchange the bounds.")
            .arg(args.fractionText(0), args.fractionText(1));
    case Code::TargetWantsNothing:
        return SectionWords::tr("This target wants nothing yet. Fill it in, or remove it.");
    case Code::PlacementRulesTooMany:
        return SectionWords::tr(
            "There are %1 placement rules; those after the first %2 have no effect. Remove some.")
            .arg(args.numberText(0), args.numberText(1));
    case Code::PlacementRuleForNone:
        return SectionWords::tr(
            "This placement rule is for nothing. Name categories or goals that it is for.");
    case Code::PlacementRuleUnknown:
        return SectionWords::tr("%1: nothing on the board can have \"%2\". Choose another name.")
            .arg(fieldName(problem, set), shortName(args.text(0)));
    case Code::FieldNameTwice:
        return SectionWords::tr("%1: \"%2\" appears twice. Rename or remove one of them.")
            .arg(fieldName(problem, set), shortName(args.text(0)));
    default:
        return {};
    }
}

} // namespace boardwright

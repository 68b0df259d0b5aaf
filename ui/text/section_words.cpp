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

/// The title of a section. Several generators have a table "Gates", all of which a set may hold:
/// such a title is followed by that of its generator.
QString titleIn(const Section &section)
{
    QString title = sectionTitle(section);
    const auto isOther
        = [&](const Section *other) { return other != &section && sectionTitle(*other) == title; };
    if (std::ranges::none_of(allSections(), isOther))
        return title;
    const auto owner = std::ranges::find_if(generators(), [&](const Generator *generator) {
        return std::ranges::contains(generator->info().sections, &section);
    });
    return owner == generators().end()
        ? title
        : SectionWords::tr("%1 (%2)", "title of a table, its generator")
              .arg(title, generatorTitle((*owner)->info()));
}

/// The place of the problem as the subject of a sentence about it.
QString withSubject(const Problem &problem, const GoalSet &set, const QString &sentence)
{
    return SectionWords::tr("%1: %2", "a field of a row, a sentence about it")
        .arg(fieldPlace(problem, set), sentence);
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

QString fieldPlace(const Problem &problem, const GoalSet &set)
{
    const Section *section = sectionOf(problem.section);
    QString label = problem.fieldKey;
    QString title = problem.section;
    if (section != nullptr) {
        title = titleIn(*section);
        const auto field = std::ranges::find(section->fields, problem.fieldKey, &Field::key);
        if (field != section->fields.end())
            label = fieldLabel(*field);
    }
    if (problem.row == RowId::none)
        return label.isEmpty() ? title
                               : SectionWords::tr("%1, %2", "section, field").arg(title, label);
    const bool isGoal
        = !set.tables.contains(problem.section) && objectiveOf(set, problem.row) != nullptr;
    static const Section unknown; // of a file of another version
    const QString row = isGoal
        ? goalName(set, problem.row)
        : tableRowName(set, section == nullptr ? unknown : *section, problem.row);
    if (label.isEmpty())
        return SectionWords::tr("%1, %2", "section, row").arg(title, row);
    return isGoal
        ? SectionWords::tr("%1, %2 of %3", "section, field of goal").arg(title, label, row)
        : SectionWords::tr("%1, %2 of %3", "section, field of row").arg(title, label, row);
}

QString withPlaceOfRow(const Problem &problem, const GoalSet &set, const QString &sentence)
{
    const bool isOfRow = problem.row != RowId::none && objectiveOf(set, problem.row) == nullptr;
    const bool isOfField = problem.row == RowId::none && !problem.fieldKey.isEmpty();
    return sentence.isEmpty() || problem.section.isEmpty() || !(isOfRow || isOfField)
        ? sentence
        : withSubject(problem, set, sentence);
}

QString sectionWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::FieldNumberOutOfRange:
        if (!args.text(4).isEmpty())
            return SectionWords::tr("%1: \"%2\" is %3; allowed: %4.")
                .arg(fieldPlace(problem, set), shortName(args.text(4)), args.fractionText(0),
                    allowedNumbers(args));
        return SectionWords::tr("%1 is %2; allowed: %3.")
            .arg(fieldPlace(problem, set), args.fractionText(0), allowedNumbers(args));
    case Code::FieldUnknownChoice:
        return SectionWords::tr("%1 has the unknown value \"%2\". Known values: %3.")
            .arg(fieldPlace(problem, set), shortName(args.text(0)), args.text(1));
    case Code::FieldTextTooLong:
        return SectionWords::tr("%1 has %2 characters; at most %3 are allowed. Shorten it.")
            .arg(fieldPlace(problem, set), args.numberText(0), args.numberText(1));
    case Code::FieldRowGone:
        return SectionWords::tr("%1 refers to %Ln rows that do not exist. Remove the references.",
            nullptr, static_cast<int>(args.number(0)))
            .arg(fieldPlace(problem, set));
    case Code::GateBoundsCrossed:
        return withSubject(problem, set,
            SectionWords::tr("No board is at least %1 and at most %2. Exchange the bounds.")
                .arg(args.fractionText(0), args.fractionText(1)));
    case Code::TargetWantsNothing:
        return withSubject(problem, set,
            SectionWords::tr("This target wants nothing yet. Fill it in, or remove it."));
    case Code::PlacementRulesTooMany:
        return withSubject(problem, set,
            SectionWords::tr("There are %1 placement rules; those after the first %2 have no "
                             "effect. Remove some.")
                .arg(args.numberText(0), args.numberText(1)));
    case Code::PlacementRuleForNone:
        return withSubject(problem, set,
            SectionWords::tr(
                "This placement rule is for nothing. Name categories or goals that it is for."));
    case Code::PlacementRuleUnknown:
        return SectionWords::tr("%1: nothing on the board can have \"%2\". Choose another name.")
            .arg(fieldPlace(problem, set), shortName(args.text(0)));
    case Code::FieldNameTwice:
        return SectionWords::tr("%1: \"%2\" appears twice. Rename or remove one of them.")
            .arg(fieldPlace(problem, set), shortName(args.text(0)));
    default:
        return {};
    }
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/goalset/alike.h"
#include "core/goalset/site_names.h"
#include "ui/text/arguments.h"
#include "ui/text/goal_names.h"
#include "ui/text/set_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct NameWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

QString categoryWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    const QString goal = goalName(set, problem.row);
    const QString category = shortName(args.text(0));
    const bool isLine = problem.field == ObjectiveField::LineCategories;
    switch (problem.code) {
    case Code::UndeclaredBoardCategory:
        return NameWords::tr("%1 has the board category \"%2\", which has no limit. Add it to the "
                             "board limits, or remove it from the goal.")
            .arg(goal, category);
    case Code::UndeclaredLineCategory:
        return NameWords::tr("%1 has the line category \"%2\", which has no limit. Add it to the "
                             "line limits, or remove it from the goal.")
            .arg(goal, category);
    case Code::TooManyCategories:
        return (isLine
                ? NameWords::tr(
                      "%1 has %2 line categories; lockout.live accepts at most %3. Remove some.")
                : NameWords::tr(
                      "%1 has %2 board categories; lockout.live accepts at most %3. Remove some."))
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::CategoryTwice:
        return (isLine ? NameWords::tr("%1 has the line category \"%2\" twice; it counts once.")
                       : NameWords::tr("%1 has the board category \"%2\" twice; it counts once."))
            .arg(goal, category);
    default:
        return {};
    }
}

QString limitWords(const Problem &problem)
{
    const Arguments args(problem.args);
    const QString category = shortName(args.text(0));
    const bool isLine = problem.field == ObjectiveField::LineCategories;
    switch (problem.code) {
    case Code::BoardLimitZero:
        return NameWords::tr("The board limit of \"%1\" is 0 %, so its %Ln goals never appear. "
                             "Raise the limit, or disable them.",
            nullptr, static_cast<int>(args.number(1)))
            .arg(category);
    case Code::CategoryUnused:
        return (isLine ? NameWords::tr("No goal has the line category \"%1\".")
                       : NameWords::tr("No goal has the board category \"%1\"."))
            .arg(category);
    case Code::CategoryDeclaredTwice:
        return (isLine ? NameWords::tr("The line category \"%1\" has two limits; the last counts. "
                                       "Remove the other.")
                       : NameWords::tr("The board category \"%1\" has two limits; the last counts. "
                                       "Remove the other."))
            .arg(category);
    case Code::PercentOutOfRange:
        return (isLine
                ? NameWords::tr("The line limit of \"%1\" is %2 %. Limits range from 0 to 100 %.")
                : NameWords::tr("The board limit of \"%1\" is %2 %. Limits range from 0 to 100 %."))
            .arg(category, args.numberText(1));
    default:
        return {};
    }
}

QString tagWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    const QString tag = shortName(args.text(0));
    switch (problem.code) {
    case Code::UndeclaredTag:
        return NameWords::tr("%1 has the tag \"%2\", which is not in the tag list. Add it there, "
                             "or remove it from the goal.")
            .arg(goalName(set, problem.row), tag);
    case Code::TooManyTags:
        return NameWords::tr("The set has %1 tags; lockout.live accepts at most %2. Remove some.")
            .arg(args.numberText(0), args.numberText(1));
    case Code::TagTooLong:
        return NameWords::tr(
            "The tag \"%1\" has %2 characters; lockout.live accepts at most %3. Rename it.")
            .arg(tag, args.numberText(1), args.numberText(2));
    case Code::TagNotSnakeCase:
        if (args.text(1).isEmpty())
            return NameWords::tr("The tag \"%1\" should contain only lower-case letters a to z, "
                                 "digits and underscores. Rename it.")
                .arg(tag);
        return NameWords::tr("The tag \"%1\" should be \"%2\": tags contain only lower-case "
                             "letters a to z, digits and underscores. Rename it.")
            .arg(tag, shortName(args.text(1)));
    case Code::TagDeclaredTwice:
        return NameWords::tr("The tag \"%1\" is in the tag list twice. Remove one of them.")
            .arg(tag);
    case Code::TagUnused:
        return NameWords::tr("No goal has the tag \"%1\".").arg(tag);
    case Code::TagWithOneMember:
        return NameWords::tr("%1 is the only goal with the tag \"%2\", so the tag has no effect. "
                             "Give it to another goal, or remove it.")
            .arg(goalName(set, problem.row), tag);
    default:
        return {};
    }
}

QString alikeWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    const QString name = shortName(args.text(0));
    const bool isLine = problem.field == ObjectiveField::LineCategories;
    switch (static_cast<AlikeCode>(problem.code)) {
    case AlikeCode::CategoriesAlike:
        return (isLine
                ? NameWords::tr("The line categories \"%1\" and \"%2\" are hardly different. "
                                "If they are the same, rename one of them to the other.")
                : NameWords::tr("The board categories \"%1\" and \"%2\" are hardly different. "
                                "If they are the same, rename one of them to the other."))
            .arg(name, shortName(args.text(1)));
    case AlikeCode::CategoryOfSeveral:
        return (isLine
                ? NameWords::tr("The line category \"%1\" has a comma in it. If it means several "
                                "categories, each of them needs a name of its own.")
                : NameWords::tr("The board category \"%1\" has a comma in it. If it means several "
                                "categories, each of them needs a name of its own."))
            .arg(name);
    case AlikeCode::TagsAlike:
        return NameWords::tr("The tags \"%1\" and \"%2\" are hardly different. If they are the "
                             "same, rename one of them to the other.")
            .arg(name, shortName(args.text(1)));
    case AlikeCode::GoalsAlike:
        return NameWords::tr("%1 is hardly different from the goal in row %2. Both may be on one "
                             "board. Reword or remove one of the two.")
            .arg(goalName(set, problem.row), args.numberText(0));
    default:
        return {};
    }
}

QString ownNameWords(const Problem &problem)
{
    const Arguments args(problem.args);
    if (problem.code == toCode(SiteCode::GameNameMissing))
        return NameWords::tr(
            "The name of the game is empty. lockout.live shows it. Enter it in the properties.");
    if (problem.code == toCode(SiteCode::SetNameMissing))
        return NameWords::tr(
            "The name of the set is empty. lockout.live shows it. Enter it in the properties.");
    switch (problem.code) {
    case Code::GameNameTooLong:
        return NameWords::tr(
            "The name of the game has %1 characters; lockout.live accepts at most %2. Shorten it.")
            .arg(args.numberText(0), args.numberText(1));
    case Code::SetNameTooLong:
        return NameWords::tr(
            "The name of the set has %1 characters; lockout.live accepts at most %2. Shorten it.")
            .arg(args.numberText(0), args.numberText(1));
    case Code::CappedSizeMissing:
        return NameWords::tr("The set is capped but has no largest size. Choose a largest size, or "
                             "another schema mode.");
    case Code::DedicatedSettingsMissing:
        return NameWords::tr("The set is dedicated but has no game mode and size. Choose both, or "
                             "another schema mode.");
    default:
        return {};
    }
}

} // namespace

QString nameWords(const Problem &problem, const GoalSet &set)
{
    QString text = categoryWords(problem, set);
    if (text.isEmpty())
        text = limitWords(problem);
    if (text.isEmpty())
        text = tagWords(problem, set);
    if (text.isEmpty())
        text = ownNameWords(problem);
    if (text.isEmpty())
        text = alikeWords(problem, set);
    return text;
}

} // namespace boardwright

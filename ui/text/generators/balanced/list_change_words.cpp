// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/balanced/list_change_words.h"

#include "ui/text/plain_goal.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct ListChangeWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ListChangeWords)
};

/// A change of a name between plain goals. If only their marks differ, they stay.
ListChange plainly(ListChange change)
{
    const QString before = plainGoal(change.before.value_or(QString()));
    const QString after = plainGoal(change.after.value_or(QString()));
    if (before == after)
        return change;
    if (change.before)
        change.before = before;
    if (change.after)
        change.after = after;
    return change;
}

/// A property of a goal or of the list, with the text before and after.
QString valueWords(const QString &what, const ListChange &change)
{
    if (!change.before)
        return ListChangeWords::tr("%1 %2 is new", "what, its value").arg(what, *change.after);
    if (!change.after)
        return ListChangeWords::tr("%1 %2 was removed", "what, its value")
            .arg(what, *change.before);
    return ListChangeWords::tr("%1 %2 is now %3", "what, its value before and after")
        .arg(what, *change.before, *change.after);
}

QString whatOf(const ListChange &change)
{
    switch (change.what) {
    case ChangeOf::Goal:
        return {};
    case ChangeOf::Name:
        return ListChangeWords::tr("name");
    case ChangeOf::JapaneseName:
        return ListChangeWords::tr("Japanese name");
    case ChangeOf::Skill:
        return ListChangeWords::tr("skill");
    case ChangeOf::Time:
        return ListChangeWords::tr("time");
    case ChangeOf::Weight:
        return ListChangeWords::tr("weight");
    case ChangeOf::Type:
        return ListChangeWords::tr("type \"%1\"").arg(change.category);
    case ChangeOf::Subtype:
        return ListChangeWords::tr("subtype \"%1\"").arg(change.category);
    case ChangeOf::RowType:
        return ListChangeWords::tr("row type \"%1\"").arg(change.category);
    case ChangeOf::Threshold:
        return ListChangeWords::tr("The threshold of \"%1\",", "then its value")
            .arg(change.category);
    case ChangeOf::Filter:
        return ListChangeWords::tr("The filter of \"%1\",", "then its text").arg(change.category);
    }
    return {};
}

} // namespace

QString listChangeWords(const ListChange &given, const QString &name)
{
    const QString goal = plainGoal(name);
    const ListChange change = given.what == ChangeOf::Name ? plainly(given) : given;
    if (change.what == ChangeOf::Goal)
        return change.after ? ListChangeWords::tr("\"%1\" is a new goal").arg(goal)
                            : ListChangeWords::tr("\"%1\" was removed", "a goal").arg(goal);
    const QString value = valueWords(whatOf(change), change);
    return change.id.isEmpty()
        ? value
        : ListChangeWords::tr("\"%1\": %2", "a goal, what changed").arg(goal, value);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/list_change_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct ListChangeWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ListChangeWords)
};

QString partName(const ListChange &change)
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
    case ChangeOf::Type:
        return ListChangeWords::tr("type \"%1\"").arg(change.category);
    case ChangeOf::Subtype:
        return ListChangeWords::tr("subtype \"%1\"").arg(change.category);
    case ChangeOf::RowType:
        return ListChangeWords::tr("row type \"%1\"").arg(change.category);
    case ChangeOf::Threshold:
        return ListChangeWords::tr("threshold of row type \"%1\"").arg(change.category);
    case ChangeOf::Filter:
        return ListChangeWords::tr("filter of \"%1\"").arg(change.category);
    }
    return {};
}

QString partWords(const ListChange &change)
{
    const QString part = partName(change);
    if (!change.before)
        return ListChangeWords::tr("%1 is new: %2").arg(part, change.after.value_or(QString()));
    if (!change.after)
        return ListChangeWords::tr("%1 is gone, was %2").arg(part, *change.before);
    return ListChangeWords::tr("%1 %2 → %3", "what, before, after")
        .arg(part, *change.before, *change.after);
}

} // namespace

QString listChangeWords(const ListChange &change)
{
    if (change.what == ChangeOf::Goal)
        return change.before ? ListChangeWords::tr("%1: goal removed (\"%2\")", "id, goal")
                                   .arg(change.id, *change.before)
                             : ListChangeWords::tr("%1: goal added (\"%2\")", "id, goal")
                                   .arg(change.id, change.after.value_or(QString()));
    return change.id.isEmpty() ? partWords(change)
                               : QStringLiteral("%1: %2").arg(change.id, partWords(change));
}

} // namespace boardwright

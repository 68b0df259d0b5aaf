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

/// What is said of a property of a goal, or of the list: %1 is the goal's name, or that of the
/// threshold or filter; then comes the name of the type, if it is about one; then the value, or
/// those before and after.
struct Sentences {
    const char *isNew = nullptr;
    const char *removed = nullptr;
    const char *changed = nullptr;
};

Sentences sentencesOf(ChangeOf what)
{
    switch (what) {
    case ChangeOf::Goal:
        return {};
    case ChangeOf::Name:
        return {QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": name %2 is new"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": name %2 was removed"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": name %2 is now %3")};
    case ChangeOf::JapaneseName:
        return {
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": Japanese name %2 is new"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "\"%1\": Japanese name %2 was removed"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "\"%1\": Japanese name %2 is now %3")};
    case ChangeOf::Skill:
        return {QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": skill %2 is new"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": skill %2 was removed"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": skill %2 is now %3")};
    case ChangeOf::Time:
        return {QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": time %2 is new"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": time %2 was removed"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": time %2 is now %3")};
    case ChangeOf::Weight:
        return {QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": weight %2 is new"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": weight %2 was removed"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": weight %2 is now %3")};
    case ChangeOf::Type:
        return {QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": type \"%2\" %3 is new"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": type \"%2\" %3 was removed"),
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": type \"%2\" %3 is now %4")};
    case ChangeOf::Subtype:
        return {
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": subtype \"%2\" %3 is new"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "\"%1\": subtype \"%2\" %3 was removed"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "\"%1\": subtype \"%2\" %3 is now %4")};
    case ChangeOf::RowType:
        return {
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "\"%1\": row type \"%2\" %3 is new"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "\"%1\": row type \"%2\" %3 was removed"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "\"%1\": row type \"%2\" %3 is now %4")};
    case ChangeOf::Threshold:
        return {
            QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "The threshold %2 of \"%1\" is new"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "The threshold %2 of \"%1\" was removed"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "The threshold of \"%1\" was %2 and is now %3")};
    case ChangeOf::Filter:
        return {QT_TRANSLATE_NOOP("boardwright::ListChangeWords", "The filter %2 of \"%1\" is new"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "The filter %2 of \"%1\" was removed"),
            QT_TRANSLATE_NOOP(
                "boardwright::ListChangeWords", "The filter of \"%1\" was %2 and is now %3")};
    }
    return {};
}

QStringList valuesOf(const ListChange &change)
{
    QStringList values;
    for (const auto &value : {change.before, change.after}) {
        if (value)
            values << *value;
    }
    return values;
}

} // namespace

QString listChangeWords(const ListChange &given, const QString &name)
{
    const QString goal = plainGoal(name);
    const ListChange change = given.what == ChangeOf::Name ? plainly(given) : given;
    if (change.what == ChangeOf::Goal)
        return change.after ? ListChangeWords::tr("\"%1\" is a new goal").arg(goal)
                            : ListChangeWords::tr("\"%1\" was removed", "a goal").arg(goal);
    const Sentences sentences = sentencesOf(change.what);
    const char *sentence = !change.before ? sentences.isNew
        : !change.after                   ? sentences.removed
                                          : sentences.changed;
    const bool isOfList = change.id.isEmpty();
    QStringList parts{isOfList ? change.category : goal};
    if (!isOfList && !change.category.isEmpty())
        parts << change.category;
    parts += valuesOf(change);
    const QString text = ListChangeWords::tr(sentence);
    return parts.size() == 2 ? text.arg(parts[0], parts[1])
        : parts.size() == 3  ? text.arg(parts[0], parts[1], parts[2])
                             : text.arg(parts[0], parts[1], parts[2], parts[3]);
}

} // namespace boardwright

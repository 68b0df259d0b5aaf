// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code_key.h"
#include "core/formats/import_format.h"
#include "core/formats/set_format.h"
#include "core/lists/listed_goals.h"
#include "tests/support/lists/described_note.h"

#include <QString>
#include <QStringList>

#include <type_traits>

namespace boardwright::test {

using namespace Qt::StringLiterals;

/// What a goal holds beside its fallbacks, as "goal range=1 2 weighting=40".
inline QString told(const Objective &goal)
{
    QStringList parts{goal.goal};
    const auto add = [&](const char *name, const QString &text) {
        if (!text.isEmpty())
            parts << QString::fromLatin1(name) + u'=' + text;
    };
    const auto numbers = [](const QList<int> &all) {
        QStringList texts;
        for (const int number : all)
            texts << QString::number(number);
        return texts.join(u' ');
    };
    add("range", numbers(goal.range));
    add("board", goal.boardCategories.join(u'+'));
    add("line", goal.lineCategories.join(u'+'));
    add("zones", goal.progression ? QString::number(goal.progression.toInt()) : QString());
    add("weighting", goal.weighting == 100 ? QString() : QString::number(goal.weighting));
    add("limit", goal.individualLimit == 1 ? QString() : QString::number(goal.individualLimit));
    add("tag", goal.tag);
    add("positions", numbers(goal.forcedPositions));
    add("progressive", goal.progressiveRanges ? u"yes"_s : QString());
    add("tooltip", goal.tooltip);
    add("icons", goal.icons.join(u'+'));
    add("off", goal.disabled ? u"yes"_s : QString());
    if (const auto difficulty = statedDifficulty(goal))
        add("difficulty", QString::number(*difficulty));
    return parts.join(u' ');
}

inline QString told(const ImportedSet &imported)
{
    QStringList goals;
    for (const Objective &goal : imported.file.set.objectives)
        goals << told(goal);
    return goals.join(u'/');
}

/// What a file is read as: its goals and its notes, or the error.
struct ToldList {
    QString goals;
    QString notes;
};

inline ToldList toldList(const QByteArray &bytes, QStringView suffix)
{
    const auto opened = readAnySet(bytes, suffix);
    if (!opened)
        return {.goals = describedNote(opened.error()), .notes = {}};
    QStringList goals;
    for (const Objective &goal : opened->file.set.objectives)
        goals << told(goal);
    return {.goals = goals.join(u'/'), .notes = describedNotes(opened->file.notes).join(u'/')};
}

/// As "2:5 CellNotUsed(weighting,high)".
inline QString told(const Problem &note)
{
    QStringList args;
    for (const Arg &arg : note.args)
        args << std::visit(
            [](const auto &value) {
                using Type = std::remove_cvref_t<decltype(value)>;
                if constexpr (std::is_same_v<Type, QString>)
                    return value;
                else if constexpr (std::is_same_v<Type, qint64>)
                    return QString::number(value);
                else
                    return QString();
            },
            arg);
    return u"%1:%2 %3(%4)"_s.arg(note.where.line)
        .arg(note.where.column)
        .arg(codeKey(note.code), args.join(u','));
}

} // namespace boardwright::test

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code_key.h"
#include "core/goalset/problem.h"

#include <QString>
#include <QStringList>

namespace boardwright::test {

/// A problem in one line: "line:column code args", the arguments separated by "|"; without a place
/// if it is about the whole text.
inline QString describedNote(const Problem &problem)
{
    QStringList args;
    for (const Arg &arg : problem.args) {
        const auto *const text = std::get_if<QString>(&arg);
        args << (text ? *text : QString::number(std::get<qint64>(arg)));
    }
    const QString place = problem.where.line == 0
        ? QString()
        : QStringLiteral("%1:%2 ").arg(problem.where.line).arg(problem.where.column);
    return (place + codeKey(problem.code) + u' ' + args.join(u'|')).trimmed();
}

inline QStringList describedNotes(const QList<Problem> &problems)
{
    QStringList described;
    for (const Problem &problem : problems)
        described << describedNote(problem);
    return described;
}

} // namespace boardwright::test

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QString>
#include <QStringList>

namespace boardwright::test {

/// The name of a code that readers report; the number of any other code.
inline QString codeName(Code code)
{
    switch (code) {
    case Code::JsonSyntax:
        return QStringLiteral("JsonSyntax");
    case Code::JsonTooDeep:
        return QStringLiteral("JsonTooDeep");
    case Code::JsonNotUtf8:
        return QStringLiteral("JsonNotUtf8");
    case Code::JsonWrongType:
        return QStringLiteral("JsonWrongType");
    case Code::JsonNumberOutOfRange:
        return QStringLiteral("JsonNumberOutOfRange");
    case Code::UnknownText:
        return QStringLiteral("UnknownText");
    case Code::NotAGoalSet:
        return QStringLiteral("NotAGoalSet");
    case Code::DuplicateKey:
        return QStringLiteral("DuplicateKey");
    case Code::OlderLayout:
        return QStringLiteral("OlderLayout");
    case Code::FieldRowGone:
        return QStringLiteral("FieldRowGone");
    default:
        return QString::number(static_cast<int>(code));
    }
}

/// A problem as a line of a fixture folder's expected.txt, without the name of the file:
/// "line:column code args", the arguments separated by "|".
inline QString described(const Problem &problem)
{
    QStringList args;
    for (const Arg &arg : problem.args) {
        const auto *const text = std::get_if<QString>(&arg);
        args << (text ? *text : QString::number(std::get<qint64>(arg)));
    }
    return QStringLiteral("%1:%2 %3 %4")
        .arg(problem.where.line)
        .arg(problem.where.column)
        .arg(codeName(problem.code), args.join(u'|'))
        .simplified();
}

} // namespace boardwright::test

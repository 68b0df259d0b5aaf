// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/worse_numbers.h"

#include "core/base/printable.h"

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

#include <cstdio>

namespace boardwright {

namespace {

/// Whether somebody is there to answer.
bool canAsk()
{
#ifdef Q_OS_UNIX
    return isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1;
#else
    return false;
#endif
}

bool isYes(const QString &answer)
{
    const QString word = answer.trimmed().toLower();
    return word == u'y' || word == QLatin1StringView("yes");
}

} // namespace

bool mayWriteWorse(const WorseNumbers &worse, bool accepts, QTextStream &said, QTextStream &err)
{
    if (worse.isNone())
        return true;
    if (!worse.lines.isEmpty())
        said << "Worse than before, or than asked for:\n";
    for (const QString &line : worse.lines)
        said << "  " << printable(line) << u'\n';
    if (!worse.isComplete)
        said << notComparedWords() << u'\n';
    said.flush();
    if (accepts)
        return true;
    if (canAsk()) {
        err << "Write it all the same? [y/N] ";
        err.flush();
        QTextStream in(stdin);
        if (isYes(in.readLine()))
            return true;
        err << "Nothing was written.\n";
    } else {
        err << "Nothing was written. --accept-worse writes it all the same.\n";
    }
    return false;
}

} // namespace boardwright

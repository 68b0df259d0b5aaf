// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QStringList>

#include <algorithm>

namespace boardwright {

inline void printDifference(const QStringList &expected, const QStringList &found)
{
    const auto print = [](char sign, const QString &paragraph) {
        for (const QString &line : paragraph.split(u'\n'))
            qInfo("%c %s", sign, qPrintable(line));
    };
    for (qsizetype i = 0; i < std::max(expected.size(), found.size()); ++i) {
        if (expected.value(i) == found.value(i))
            continue;
        if (i < expected.size())
            print('-', expected[i]);
        if (i < found.size())
            print('+', found[i]);
    }
}

/// Whether boards, one paragraph each, are those of the golden file; if not, the differences are
/// printed. A change that alters them must raise the generator's version; BOARDWRIGHT_BLESS=1 then
/// writes the new file and returns false once: look at the boards, then run without it.
inline bool areGolden(const QString &path, const QStringList &found)
{
    QFile file(path);
    QStringList expected;
    if (file.open(QIODevice::ReadOnly)) {
        expected = QString::fromUtf8(file.readAll()).trimmed().split(QStringLiteral("\n\n"));
        file.close();
    }
    const bool areBlessed = qEnvironmentVariable("BOARDWRIGHT_BLESS") == u"1";
    if (found != expected || areBlessed)
        printDifference(expected, found);
    if (areBlessed && file.open(QIODevice::WriteOnly))
        file.write(found.join(QStringLiteral("\n\n")).toUtf8() + '\n');
    return found == expected && !areBlessed;
}

} // namespace boardwright

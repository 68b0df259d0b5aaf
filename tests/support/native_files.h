// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QFile>
#include <QList>
#include <QString>

#include <algorithm>

namespace boardwright::test {

/// The bytes of a file; a null array when it cannot be read.
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The set without what is no part of its value: ids and how it stood in a file.
inline GoalSet valueOf(GoalSet set)
{
    for (Objective &objective : set.objectives) {
        objective.id = RowId::none;
        objective.verbatim.reset();
    }
    set.verbatim.reset();
    set.limitsVerbatim.reset();
    set.file.reset();
    set.lastRow = 0;
    return set;
}

/// The lines between the first and the last that differ.
struct LineChange {
    QByteArrayList removed;
    QByteArrayList added;

    friend bool operator==(const LineChange &, const LineChange &) = default;
};

inline LineChange lineChange(const QByteArray &before, const QByteArray &after)
{
    QByteArrayList removed = before.split('\n');
    QByteArrayList added = after.split('\n');
    const auto [firstRemoved, firstAdded] = std::ranges::mismatch(removed, added);
    removed.erase(removed.cbegin(), removed.cbegin() + (firstRemoved - removed.begin()));
    added.erase(added.cbegin(), added.cbegin() + (firstAdded - added.begin()));
    while (!removed.isEmpty() && !added.isEmpty() && removed.last() == added.last()) {
        removed.removeLast();
        added.removeLast();
    }
    return {.removed = removed, .added = added};
}

/// JSON without the white space between its tokens.
inline QByteArray tokensOf(const QByteArray &json)
{
    QByteArray tokens;
    bool inText = false;
    for (qsizetype i = json.startsWith("\xEF\xBB\xBF") ? 3 : 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inText && c == '\\') {
            tokens += json.sliced(i, 2);
            ++i;
            continue;
        }
        if (c == '"')
            inText = !inText;
        if (inText || !QByteArrayView(" \t\r\n").contains(c))
            tokens += c;
    }
    return tokens;
}

/// The same JSON, which must be in the site's style, as other programs would lay it out.
inline QList<QByteArray> otherStylesOf(const QByteArray &json)
{
    const auto replaced
        = [](QByteArray copy, const char *what, const char *by) { return copy.replace(what, by); };
    return {"\xEF\xBB\xBF" + json, json + '\n', replaced(json, "\n", "\r\n"),
        replaced(json, "\n", "\r"), replaced(json, "  ", "\t"), replaced(json, "\n", "\n\n "),
        tokensOf(json)};
}

} // namespace boardwright::test

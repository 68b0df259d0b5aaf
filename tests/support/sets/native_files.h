// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QFile>
#include <QHash>
#include <QList>
#include <QString>

#include <algorithm>
#include <utility>

namespace boardwright::test {

/// The bytes of a file; a null array if it cannot be read.
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The id that each row gets when the set is read again; RowId::none for rows that no longer exist.
inline QHash<RowId, RowId> newIdsOf(const GoalSet &set)
{
    QHash<RowId, RowId> ids;
    std::uint32_t last = 0;
    for (const Objective &objective : set.objectives)
        ids.insert(objective.id, RowId{++last});
    for (const QList<TableRow> &table : set.tables) {
        for (const TableRow &row : table)
            ids.insert(row.id, RowId{++last});
    }
    return ids;
}

/// References rewritten to new ids, without those to rows that no longer exist.
inline FieldValues valuesOf(FieldValues values, const QHash<RowId, RowId> &newIds)
{
    for (Value &value : values) {
        if (auto *rows = std::get_if<QList<RowId>>(&value)) {
            for (RowId &id : *rows)
                id = newIds.value(id, RowId::none);
            rows->removeAll(RowId::none);
        }
    }
    values.removeIf([](const std::pair<const QString &, Value &> &entry) {
        return entry.second == Value(QList<RowId>());
    });
    return values;
}

inline SectionValues valuesOf(SectionValues sections, const QHash<RowId, RowId> &newIds)
{
    for (FieldValues &values : sections)
        values = valuesOf(values, newIds);
    sections.removeIf([](const std::pair<const QString &, FieldValues &> &entry) {
        return entry.second.isEmpty();
    });
    return sections;
}

/// The set without anything outside its value: ids and the original layout of its file.
inline GoalSet valueOf(GoalSet set)
{
    const QHash<RowId, RowId> newIds = newIdsOf(set);
    for (Objective &objective : set.objectives) {
        objective.id = RowId::none;
        objective.verbatim.reset();
        objective.extension = valuesOf(objective.extension, newIds);
    }
    for (QList<TableRow> &table : set.tables) {
        for (TableRow &row : table)
            row = {.id = RowId::none, .values = valuesOf(row.values, newIds), .verbatim = {}};
    }
    set.once = valuesOf(set.once, newIds);
    set.verbatim.reset();
    set.limitsVerbatim.reset();
    set.extensionVerbatim.reset();
    set.file.reset();
    set.lastRow = 0;
    return set;
}

/// The lines from the first to the last difference.
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

/// JSON without white space between tokens.
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

/// The same JSON, given in the site's style, in the layouts of other programs.
inline QList<QByteArray> otherStylesOf(const QByteArray &json)
{
    const auto replaced
        = [](QByteArray copy, const char *what, const char *by) { return copy.replace(what, by); };
    return {"\xEF\xBB\xBF" + json, json + '\n', replaced(json, "\n", "\r\n"),
        replaced(json, "\n", "\r"), replaced(json, "  ", "\t"), replaced(json, "\n", "\n\n "),
        tokensOf(json)};
}

} // namespace boardwright::test

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QList>
#include <QSet>

#include <algorithm>
#include <utility>

namespace boardwright {

/// The difference between two lists of rows with ids (objectives, or the rows of a table). Ids are
/// unique in each list. Stores only what differs, so that an undo step is as large as its effect.
template <typename Row>
struct RowsChange {
    struct Placed {
        int at = 0;
        Row row;

        friend bool operator==(const Placed &, const Placed &) = default;
    };

    QList<Row> before; ///< rows in both lists that differ, with their old values
    QList<Row> after; ///< parallel: the new values
    QList<Placed> removed; ///< by index in the old list, ascending
    QList<Placed> inserted; ///< by index in the new list, ascending
    QList<RowId> orderBefore; ///< of the rows in both lists; empty if their order stays
    QList<RowId> orderAfter; ///< of the same rows

    bool isEmpty() const { return !movesRows() && before.isEmpty(); }

    /// Whether rows are inserted, removed or reordered.
    bool movesRows() const
    {
        return !removed.isEmpty() || !inserted.isEmpty() || !orderBefore.isEmpty();
    }

    /// The inverse change.
    RowsChange reversed() const
    {
        return {.before = after,
            .after = before,
            .removed = inserted,
            .inserted = removed,
            .orderBefore = orderAfter,
            .orderAfter = orderBefore};
    }

    /// Appends a change of values that moves no rows. `next` must start from the result of this
    /// change. The cost depends on the size of both changes, not on the length of the list.
    void goOn(const RowsChange &next);

    friend bool operator==(const RowsChange &, const RowsChange &) = default;
};

template <typename Row>
void RowsChange<Row>::goOn(const RowsChange &next)
{
    Q_ASSERT(!next.movesRows());
    QHash<RowId, qsizetype> changed; // looked up, never iterated
    changed.reserve(after.size());
    for (qsizetype at = 0; at < after.size(); ++at)
        changed.insert(after[at].id, at);
    QHash<RowId, qsizetype> came; // looked up, never iterated
    came.reserve(inserted.size());
    for (qsizetype at = 0; at < inserted.size(); ++at)
        came.insert(inserted[at].row.id, at);
    for (qsizetype at = 0; at < next.after.size(); ++at) {
        const Row &row = next.after[at];
        if (const qsizetype place = came.value(row.id, -1); place >= 0) {
            inserted[place].row = row;
        } else if (const qsizetype known = changed.value(row.id, -1); known >= 0) {
            after[known] = row;
        } else {
            before.append(next.before[at]);
            after.append(row);
        }
    }
    // Rows that have their original values again did not change.
    qsizetype kept = 0;
    for (qsizetype at = 0; at < before.size(); ++at) {
        if (before[at] == after[at])
            continue;
        if (kept != at) {
            before[kept] = std::move(before[at]);
            after[kept] = std::move(after[at]);
        }
        ++kept;
    }
    before.resize(kept);
    after.resize(kept);
}

/// The change from `before` to `after`. Near linear.
template <typename Row>
RowsChange<Row> rowsChange(const QList<Row> &before, const QList<Row> &after)
{
    RowsChange<Row> change;
    if (before.constData() == after.constData() && before.size() == after.size())
        return change; // shared, hence equal
    const auto keep = [&change](const Row &was, const Row &is) {
        if (was != is) {
            change.before.append(was);
            change.after.append(is);
        }
    };
    // Most changes concern a few of thousands of rows: only rows between the common start and the
    // common end of both lists are looked up.
    const qsizetype fewer = std::min(before.size(), after.size());
    qsizetype first = 0;
    while (first < fewer && before[first].id == after[first].id) {
        keep(before[first], after[first]);
        ++first;
    }
    qsizetype behind = 0; // number of rows in the common end
    while (behind < fewer - first
        && before[before.size() - behind - 1].id == after[after.size() - behind - 1].id)
        ++behind;
    const qsizetype endBefore = before.size() - behind;
    const qsizetype endAfter = after.size() - behind;

    QHash<RowId, qsizetype> places;
    places.reserve(endAfter - first);
    for (qsizetype at = first; at < endAfter; ++at)
        places.insert(after[at].id, at);
    QSet<RowId> stays;
    qsizetype last = -1;
    bool keepsOrder = true;
    for (qsizetype at = first; at < endBefore; ++at) {
        const Row &row = before[at];
        const qsizetype place = places.value(row.id, -1);
        if (place < 0) {
            change.removed.append({.at = static_cast<int>(at), .row = row});
            continue;
        }
        stays.insert(row.id);
        keepsOrder = keepsOrder && place > last;
        last = place;
        keep(row, after[place]);
    }
    for (qsizetype at = first; at < endAfter; ++at) {
        if (!stays.contains(after[at].id))
            change.inserted.append({.at = static_cast<int>(at), .row = after[at]});
    }
    for (qsizetype i = 0; i < behind; ++i)
        keep(before[endBefore + i], after[endAfter + i]);
    if (keepsOrder)
        return change;
    const auto idsIn = [&](const QList<Row> &rows, qsizetype end) {
        QList<RowId> ids;
        ids.reserve(rows.size());
        for (qsizetype at = 0; at < rows.size(); ++at) {
            if (at < first || at >= end || stays.contains(rows[at].id))
                ids.append(rows[at].id);
        }
        return ids;
    };
    change.orderBefore = idsIn(before, endBefore);
    change.orderAfter = idsIn(after, endAfter);
    return change;
}

} // namespace boardwright

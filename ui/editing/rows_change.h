// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace boardwright {

/// How a list of rows with ids (objectives, the rows of a table) becomes another one. Ids are
/// unique in each list. Keeps what differs and nothing else, so that a step of an undo history is
/// as large as what it did.
template <typename Row>
struct RowsChange {
    struct Placed {
        int at = 0;
        Row row;

        friend bool operator==(const Placed &, const Placed &) = default;
    };

    QList<Row> before; ///< rows in both lists that differ, as they were
    QList<Row> after; ///< parallel: as they will be
    QList<Placed> removed; ///< by their place in the list before, rising
    QList<Placed> inserted; ///< by their place in the list after, rising
    QList<RowId> orderBefore; ///< of the rows in both lists; empty: they keep their order
    QList<RowId> orderAfter; ///< likewise

    bool isEmpty() const { return !movesRows() && before.isEmpty(); }

    /// Whether rows come, go or change places.
    bool movesRows() const
    {
        return !removed.isEmpty() || !inserted.isEmpty() || !orderBefore.isEmpty();
    }

    /// The way back.
    RowsChange reversed() const
    {
        return {.before = after,
            .after = before,
            .removed = inserted,
            .inserted = removed,
            .orderBefore = orderAfter,
            .orderAfter = orderBefore};
    }

    friend bool operator==(const RowsChange &, const RowsChange &) = default;
};

/// The change that makes `after` of `before`. Near linear.
template <typename Row>
RowsChange<Row> rowsChange(const QList<Row> &before, const QList<Row> &after)
{
    RowsChange<Row> change;
    if (before.constData() == after.constData() && before.size() == after.size())
        return change; // shared, hence equal
    QHash<RowId, qsizetype> places;
    places.reserve(after.size());
    for (qsizetype at = 0; at < after.size(); ++at)
        places.insert(after[at].id, at);
    QSet<RowId> stays;
    stays.reserve(after.size());
    QList<RowId> orderBefore;
    orderBefore.reserve(before.size());
    qsizetype last = -1;
    bool keepsOrder = true;
    for (qsizetype at = 0; at < before.size(); ++at) {
        const Row &row = before[at];
        const qsizetype place = places.value(row.id, -1);
        if (place < 0) {
            change.removed.append({.at = static_cast<int>(at), .row = row});
            continue;
        }
        stays.insert(row.id);
        orderBefore.append(row.id);
        keepsOrder = keepsOrder && place > last;
        last = place;
        if (row != after[place]) {
            change.before.append(row);
            change.after.append(after[place]);
        }
    }
    QList<RowId> orderAfter;
    orderAfter.reserve(after.size());
    for (qsizetype at = 0; at < after.size(); ++at) {
        if (stays.contains(after[at].id))
            orderAfter.append(after[at].id);
        else
            change.inserted.append({.at = static_cast<int>(at), .row = after[at]});
    }
    if (!keepsOrder) {
        change.orderBefore = std::move(orderBefore);
        change.orderAfter = std::move(orderAfter);
    }
    return change;
}

} // namespace boardwright

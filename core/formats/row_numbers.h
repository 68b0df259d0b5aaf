// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/goalset/goalset.h"
#include "core/goalset/section.h"

#include <QHash>
#include <QList>
#include <QString>

#include <span>

namespace boardwright {

/// Which row stands where: files name a row by its place in its table, counted from 0, where the
/// program has an id. Any thread.
class RowNumbers {
public:
    /// Of the rows as they stand.
    explicit RowNumbers(const GoalSet &set);

    /// Of the rows that a file will have once it is read: objectives get the ids 1, 2, 3 ..., the
    /// tables of `sections` go on from there, table by table.
    RowNumbers(const JsonValue &root, std::span<const Section *const> sections);

    qsizetype count(const QString &table) const;

    /// RowId::none where there is no row of this number.
    RowId idAt(const QString &table, qint64 number) const;

    /// -1 where the table has no such row.
    qsizetype numberOf(const QString &table, RowId id) const;

    /// The highest id.
    std::uint32_t last() const { return m_last; }

private:
    struct Table {
        QList<RowId> ids;
        QHash<RowId, qsizetype> numbers;
    };

    void add(const QString &table, RowId id);
    void addTable(const QString &table, const JsonValue &parent);

    QHash<QString, Table> m_tables; ///< looked up, never iterated
    std::uint32_t m_last = 0;
};

/// The value of a key of an object, the last one if there are more; null: there is none.
const JsonValue *memberOf(const JsonValue &object, const QString &key);

/// The key that holds what the site's schema has no field for.
inline constexpr QLatin1StringView extensionKey{"boardwright"};

} // namespace boardwright

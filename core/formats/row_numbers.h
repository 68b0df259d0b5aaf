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

/// Translates between row ids and row indices: files refer to a row by its 0-based index in its
/// table. Any thread.
class RowNumbers {
public:
    /// For the rows of an existing set.
    explicit RowNumbers(const GoalSet &set);

    /// For the rows that reading `root` will create: objectives get the ids 1, 2, 3 ...; the tables
    /// of `sections` continue from there in order.
    RowNumbers(const JsonValue &root, std::span<const Section *const> sections);

    qsizetype count(const QString &table) const;

    /// RowId::none if there is no row with this index.
    RowId idAt(const QString &table, qint64 number) const;

    /// -1 if the table has no such row.
    qsizetype numberOf(const QString &table, RowId id) const;

    /// The highest id in use.
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

/// The value of a key; the last one if the key repeats; null if there is none.
const JsonValue *memberOf(const JsonValue &object, const QString &key);

/// The key for data that the site's schema has no field for.
inline constexpr QLatin1StringView extensionKey{"boardwright"};

} // namespace boardwright

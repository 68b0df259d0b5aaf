// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/text_position.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>

namespace boardwright {

/// Converts JSON values to the values of a goal set. A value of the wrong type is a JsonWrongType,
/// JsonNumberOutOfRange or UnknownText error that names `key` and has the place of the wrong value
/// or element. Whole numbers may be spelled 25.0 or 2.5e1. Texts that only break a limit of the
/// schema are accepted.
class NativeReader {
public:
    using Outcome = std::expected<void, Problem>;

    explicit NativeReader(QByteArrayView text)
        : m_text(text)
    {
    }

    Outcome read(const QString &key, const JsonValue &value, QString &into) const;
    Outcome read(const QString &key, const JsonValue &value, int &into) const;
    Outcome read(const QString &key, const JsonValue &value, qint64 &into) const;
    Outcome read(const QString &key, const JsonValue &value, double &into) const;
    Outcome read(const QString &key, const JsonValue &value, bool &into) const;
    Outcome read(const QString &key, const JsonValue &value, QStringList &into) const;
    Outcome read(const QString &key, const JsonValue &value, QList<int> &into) const;
    Outcome read(const QString &key, const JsonValue &value, Zones &into) const;
    Outcome read(const QString &key, const JsonValue &value, SchemaMode &into) const;
    Outcome read(const QString &key, const JsonValue &value, QList<CategoryLimit> &into);
    Outcome read(const QString &key, const JsonValue &value, QList<NamedNumber> &into);

    Outcome require(JsonKind kind, const QString &key, const JsonValue &value) const;
    std::unexpected<Problem> missingKey(const QString &key, const JsonValue &object) const;
    std::unexpected<Problem> unknownText(
        const QString &key, const JsonValue &value, const QStringList &choices) const;

    std::unexpected<Problem> outOfRange(
        const QString &key, const JsonValue &value, qint64 lowest, qint64 highest) const;

    /// Adds a note that the key occurred before in the same object. Notes are limited to 100.
    void noteRepeatedKey(const JsonMember &member);

    /// Adds a note about a value that was dropped; counts towards the same limit.
    void note(Problem problem, const JsonValue &value);

    /// Oddities that are not errors, in reading order.
    const QList<Problem> &notes() const { return m_notes; }

    QByteArrayView text() const { return m_text; }

private:
    void noteAt(Problem problem, qsizetype begin);

    QByteArrayView m_text;
    std::optional<TextPositions> m_positions; ///< created for the first note
    QList<Problem> m_notes;
};

} // namespace boardwright

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

/// Turns JSON values into the values that a goal set is made of. A value of the wrong type is a
/// JsonWrongType, JsonNumberOutOfRange or UnknownText problem that names `key` and has the place of
/// the value, or of the element, that is wrong. Whole numbers may be spelled 25.0 or 2.5e1; a text
/// that merely breaks a limit of the schema is read as it is.
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

    /// Notes that a key came before in the same object. Only the first hundred are kept.
    void noteRepeatedKey(const JsonMember &member);

    /// Notes what is wrong with `value` and left out. The same hundred.
    void note(Problem problem, const JsonValue &value);

    /// What was odd and harmless, in the order it was read.
    const QList<Problem> &notes() const { return m_notes; }

    QByteArrayView text() const { return m_text; }

private:
    void noteAt(Problem problem, qsizetype begin);

    QByteArrayView m_text;
    std::optional<TextPositions> m_positions; ///< once there is something to note
    QList<Problem> m_notes;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/script.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>

#include <cstdint>
#include <expected>
#include <optional>
#include <stop_token>
#include <vector>

namespace boardwright {

/// A file or a text from the clipboard whose format is to be found out. Each format looks at it;
/// what several of them need is parsed once. Used by one thread at a time.
class ImportText final {
public:
    /// `suffix` is the file name extension, without the dot; empty: unknown.
    explicit ImportText(const QByteArray &bytes, QString suffix = {}, std::stop_token stop = {});

    /// UTF-8, except for JSON with invalid bytes and for binary files. UTF-16 with a byte-order
    /// mark, and other texts, which are taken for Windows-1252, were converted.
    const QByteArray &bytes() const { return m_bytes; }

    QStringView suffix() const { return m_suffix; }

    const std::stop_token &stop() const { return m_stop; }

    /// What was converted, and what was left out.
    const QList<Problem> &notes() const { return m_notes; }

    /// Leaves out a few lines of prose around JSON that can be read, or around the only block of
    /// code, with a note for each. Spaces take their place, so that places stay the same.
    void leaveOutAround();

    /// Whether spaces took the place of a part of the line that begins at `begin`.
    bool isLeftOutOfLine(qsizetype begin) const;

    /// Whether its first character is one that begins an array or an object.
    bool beginsAsJson() const;

    /// Whether it can be shown as text.
    bool isText() const { return m_isText; }

    struct Json {
        std::expected<JsonValue, Problem> root;
        QList<Problem> repairs;
    };

    /// As JSON, read tolerantly (literal.h).
    const Json &json() const;

    bool looksLikeScript() const;

    struct Script {
        std::expected<std::vector<AssignedLiteral>, Problem> assigned;
        QList<Problem> repairs;
    };

    /// As JavaScript (script.h).
    const Script &script() const;

    enum class Kind : std::uint8_t {
        Lines, ///< perhaps of goals
        Markup, ///< a web page or XML
        Code, ///< no literal is assigned in it
        Foreign, ///< data or a program in a format that is not read: foreignFormat()
        BareValue, ///< a number or word of JSON, or something else with the suffix of JSON
    };

    /// What it is if no format is certain of it: any text has lines.
    Kind kind() const;

    /// Its name, if it is Kind::Foreign.
    QString foreignFormat() const;

private:
    QByteArray m_bytes;
    QString m_suffix;
    std::stop_token m_stop;
    QList<Problem> m_notes;
    std::vector<qsizetype> m_leftOut; ///< where what was left out began
    bool m_isText = true;
    mutable std::optional<Json> m_json;
    mutable std::optional<bool> m_looksLikeScript;
    mutable std::optional<Script> m_script;
};

} // namespace boardwright

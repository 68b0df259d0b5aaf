// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <optional>

namespace boardwright {

/// What a statement does with the value of a name.
enum class Change : std::uint8_t {
    Assigned, ///< list = [ ... ]
    Element, ///< list[i++] = [ ... ]
    Appended, ///< list.push( ... )
    Other, ///< list.shift()
};

/// The name that a statement gives a value to.
struct AssignedName {
    QString name;
    QString key;
    qsizetype begin = 0;
    qsizetype value = 0; ///< offset of the bracket that begins the literal, or the arguments
    Change change = Change::Assigned;
    QString other{}; ///< the name in place of a literal; empty: there is a literal
    bool isUnknown = false; ///< an element gets something else, which only running it would tell
};

/// What joins lists: "one.concat(other)".
inline constexpr QByteArrayView concatMethod = ".concat";

/// Whether a bracket begins a literal rather than a label in a sentence: "HP = [max]".
bool opensLiteral(QByteArrayView text, qsizetype bracket);

/// Finds assignments of literals without understanding the rest of a script. Used by the reader of
/// scripts only.
class ScriptScanner final {
public:
    explicit ScriptScanner(QByteArrayView text);

    /// The next assignment; nothing at the end.
    std::optional<AssignedName> next();

    void goOnAt(qsizetype offset) { m_at = offset; }

    /// Counts what was just found as skipped.
    void skip() { m_skipped = true; }

    /// Whether there was anything but assignments of literals and declarations.
    bool hasSkipped() const { return m_skipped; }

private:
    QByteArrayView takeWord();

    bool isAt(char byte) const { return m_at < m_text.size() && m_text[m_at] == byte; }

    std::optional<AssignedName> takeName();

    /// A call of a function, which may be a method of a list: "list.push(". Leaves the arguments.
    std::optional<AssignedName> takeCall(AssignedName assigned, QByteArrayView called);

    /// The same, of an element: "list[1].push(".
    std::optional<AssignedName> takeMethod(AssignedName assigned, QByteArrayView name);

    /// Steps over what only protects the literal after it.
    qsizetype skippedFreeze(qsizetype at) const;

    /// Takes the type of a declaration in TypeScript, up to its "=": "x : Type[] = [".
    bool takeType();

    /// Something assigned that is no literal: a name alone, or anything to an element of a list.
    std::optional<AssignedName> takeOther(AssignedName assigned);

    /// Takes "[12]" or "['name']"; leaves anything else.
    void takeKey(AssignedName &assigned);

    /// Steps over a text; one that is not closed ends with its line.
    void skipText();

    QByteArrayView m_text;
    qsizetype m_at;
    bool m_skipped = false;
    bool m_isDeclaring = false; ///< the last word was one that declares a name
};

} // namespace boardwright

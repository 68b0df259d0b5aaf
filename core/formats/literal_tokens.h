// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/literal.h"

#include <QByteArrayView>
#include <QString>

#include <expected>

namespace boardwright {

/// The tokens of a literal (literal.h): white space, texts, numbers and words. Steps over what it
/// reads. Used by the reader of literals only.
class LiteralTokens final {
public:
    LiteralTokens(Repairs &repairs, qsizetype from, Dialect dialect);

    QByteArrayView text() const { return m_text; }

    qsizetype at() const { return m_at; }

    bool isAtEnd() const { return m_at >= m_text.size(); }

    /// The byte here; 0 at the end.
    char here() const { return isAtEnd() ? '\0' : m_text[m_at]; }

    void step() { ++m_at; }

    void goTo(qsizetype at) { m_at = at; }

    /// Steps over an expression of a script: to the comma or bracket that ends it, or to the end.
    void skipExpression();

    void skipSpace();

    bool isAtQuote() const;

    /// Reads a text in quotes, and texts joined to it by +.
    std::expected<QString, Problem> readText();

    bool isAtNumber() const;

    /// Reads a number; returns it as JSON spells it.
    std::expected<QString, Problem> readNumber();

    /// Reads a name, such as true or a key without quotes; empty if there is none.
    QString readWord();

    /// What is written here, for a message.
    QString excerpt() const;

    /// Reports a repair of what only JSON forbids.
    void repairOfJson(ImportCode code, qsizetype at, QList<Arg> args = {});

private:
    struct Quote {
        qsizetype size = 0; ///< in bytes; 0: no quotation mark
        char kind = '\0'; ///< one of " ' and `
        bool isCurly = false;
    };

    static Quote quoteAt(QByteArrayView text, qsizetype at);
    bool ends(const Quote &quote, const Quote &opened, qsizetype at) const;
    std::expected<QString, Problem> readOneText();
    std::expected<QString, Problem> readUntil(const Quote &opened, qsizetype begin);
    void readEscape(QString &into);
    bool isClosedByCurly(qsizetype begin) const;
    bool isInWord() const;

    Repairs &m_repairs;
    QByteArrayView m_text;
    qsizetype m_at;
    Dialect m_dialect;
};

} // namespace boardwright

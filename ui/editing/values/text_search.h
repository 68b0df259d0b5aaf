// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <expected>
#include <utility>

namespace boardwright {

/// A text to find, and its replacement.
struct TextQuery {
    QString find;
    QString with; ///< \1 to \9 are captured groups of a regular expression, \0 is the whole match
    bool matchCase = false;
    bool wholeWords = false;
    bool isRegularExpression = false;
};

/// Finds and replaces text in a text. A value; pure. The matching of an expression stops after a
/// fixed number of steps, so that no expression can block the window.
class TextSearch final {
public:
    /// The error says what is wrong with the expression. An empty text is valid and matches
    /// nothing.
    static std::expected<TextSearch, QString> make(const TextQuery &query);

    /// Finds each of these words.
    static TextSearch forWords(const QStringList &words);

    struct Replaced {
        QString text;
        int count = 0; ///< matches; empty ones are neither counted nor replaced
    };

    /// The text with all matches replaced. The error says that matching takes too long.
    std::expected<Replaced, QString> replaced(const QString &text) const;

    /// Begin and length of each match; empty if matching takes too long.
    QList<std::pair<qsizetype, qsizetype>> placesIn(const QString &text) const;

private:
    TextSearch(TextQuery query, QRegularExpression expression);

    template <typename Take>
    bool eachMatch(const QString &text, const Take &take) const;
    QString replacement(const QRegularExpressionMatch &match) const;

    TextQuery m_query;
    QRegularExpression m_expression;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/text_search.h"

#include <QCoreApplication>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

/// PCRE2 stops a match after this many steps, far more than a reasonable expression needs for a
/// goal of 200 characters.
constexpr auto limit = "(*LIMIT_MATCH=20000)"_L1;

} // namespace

TextSearch::TextSearch(TextQuery query, QRegularExpression expression)
    : m_query(std::move(query))
    , m_expression(std::move(expression))
{
}

std::expected<TextSearch, QString> TextSearch::make(const TextQuery &query)
{
    const QString text
        = query.isRegularExpression ? query.find : QRegularExpression::escape(query.find);
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    options.setFlag(QRegularExpression::CaseInsensitiveOption, !query.matchCase);
    // Checked alone first, so that the error refers to what was typed.
    if (const QRegularExpression alone(text, options); !alone.isValid())
        return std::unexpected(
            SearchWords::tr("Not a valid regular expression; character %1: %2", "a number, why")
                .arg(alone.patternErrorOffset() + 1)
                .arg(alone.errorString()));
    const QString whole = query.wholeWords ? uR"((?<!\w)(?:%1)(?!\w))"_s.arg(text) : text;
    return TextSearch(query, QRegularExpression(limit + whole, options));
}

TextSearch TextSearch::forWords(const QStringList &words)
{
    QStringList escaped;
    for (const QString &word : words)
        escaped << QRegularExpression::escape(word);
    return *make({.find = escaped.join(u'|'), .with = {}, .isRegularExpression = true});
}

/// Calls `take` with each match that is not empty. False if matching takes too long.
template <typename Take>
bool TextSearch::eachMatch(const QString &text, const Take &take) const
{
    qsizetype from = 0;
    while (!m_query.find.isEmpty() && from <= text.size()) {
        const QRegularExpressionMatch match = m_expression.match(text, from);
        if (!match.isValid())
            return false;
        if (!match.hasMatch())
            break;
        from = match.capturedEnd();
        if (match.capturedLength() == 0)
            ++from;
        else
            take(match);
    }
    return true;
}

QString TextSearch::replacement(const QRegularExpressionMatch &match) const
{
    if (!m_query.isRegularExpression)
        return m_query.with;
    QString result;
    for (qsizetype i = 0; i < m_query.with.size(); ++i) {
        const QChar c = m_query.with.at(i);
        const QChar next = i + 1 < m_query.with.size() ? m_query.with.at(i + 1) : QChar();
        if (c == u'\\' && next >= u'0' && next <= u'9') {
            result += match.captured(next.unicode() - u'0');
            ++i;
        } else if (c == u'\\' && next == u'\\') {
            result += c;
            ++i;
        } else {
            result += c;
        }
    }
    return result;
}

std::expected<TextSearch::Replaced, QString> TextSearch::replaced(const QString &text) const
{
    Replaced result;
    qsizetype kept = 0;
    const bool isDone = eachMatch(text, [&](const QRegularExpressionMatch &match) {
        result.text += QStringView(text).sliced(kept, match.capturedStart() - kept);
        result.text += replacement(match);
        kept = match.capturedEnd();
        ++result.count;
    });
    if (!isDone)
        return std::unexpected(SearchWords::tr("This regular expression takes too long to match."));
    result.text += QStringView(text).sliced(kept);
    return result;
}

QList<std::pair<qsizetype, qsizetype>> TextSearch::placesIn(const QString &text) const
{
    QList<std::pair<qsizetype, qsizetype>> places;
    const bool isDone = eachMatch(text, [&](const QRegularExpressionMatch &match) {
        places.append({match.capturedStart(), match.capturedLength()});
    });
    return isDone ? places : QList<std::pair<qsizetype, qsizetype>>();
}

} // namespace boardwright

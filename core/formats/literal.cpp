// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/literal.h"

#include "core/base/one_of.h"
#include "core/formats/json_syntax.h"
#include "core/formats/literal_tokens.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr int literalPollInterval = 1024; // values between two checks of the stop token

/// Reads one literal, value within value.
class LiteralReader {
public:
    using Outcome = std::expected<void, Problem>;

    LiteralReader(Repairs &repairs, qsizetype from, Dialect dialect, std::stop_token stop)
        : m_repairs(repairs)
        , m_tokens(repairs, from, dialect)
        , m_isScript(dialect == Dialect::JavaScript)
        , m_stop(std::move(stop))
    {
    }

    std::vector<LeftOut> takeLeftOut() { return std::move(m_leftOut); }

    LiteralTokens &tokens() { return m_tokens; }

    /// How many values were read.
    int values() const { return m_values; }

    /// Where a bracket ended what it does not belong to, if the rest of it follows the value: in a
    /// script it would be lost among the statements.
    std::optional<qsizetype> endedEarly()
    {
        if (!m_isScript || !m_mismatch)
            return std::nullopt;
        qsizetype next = skippedSpace(text(), m_tokens.at());
        if (next < text().size() && text()[next] == ',')
            next = skippedSpace(text(), next + 1);
        const bool goesOn = next < text().size() && isOneOf(text()[next], "]}{[\"'");
        return goesOn ? m_mismatch : std::nullopt;
    }

    /// Those of a call, as an array, from their opening bracket.
    Outcome readArguments(JsonValue &into)
    {
        into.begin = m_tokens.at();
        Outcome outcome = readArray(into, ')');
        into.end = m_tokens.at();
        return outcome;
    }

    /// A hole is a value of kind Null.
    Outcome readValue(JsonValue &into, bool isOfMember = false)
    {
        into.begin = m_tokens.at();
        if (auto allowed = countValue(); !allowed)
            return allowed;
        const bool isWithin = m_arrays + m_objects > 0;
        Outcome outcome = readKind(into);
        if (m_isScript && isWithin
            && (outcome ? isBeforeOperator() : isExpression(outcome.error())))
            outcome = skipExpression(into, std::move(outcome), isOfMember);
        into.end = m_tokens.at();
        return outcome;
    }

private:
    Outcome countValue()
    {
        if (++m_values > jsonValues)
            return std::unexpected(
                problemAt(text(), m_tokens.at(), Code::JsonTooManyValues, {qint64{jsonValues}}));
        if (m_values % literalPollInterval == 0 && m_stop.stop_requested())
            return std::unexpected(stoppedReading());
        return {};
    }

    QByteArrayView text() const { return m_tokens.text(); }

    bool isBeforeOperator() const
    {
        const qsizetype next = skippedSpace(text(), m_tokens.at());
        return next < text().size() && isOneOf(text()[next], "+-*/%.?|&<>=!(");
    }

    static bool isExpression(const Problem &problem)
    {
        return problem.code == toCode(ImportCode::ExpressionNotRead);
    }

    /// Notes an expression, unless it is a name that may stand for a list, or a function beside the
    /// data of an object.
    Outcome skipExpression(JsonValue &into, Outcome outcome, bool isOfMember)
    {
        const qsizetype begin = into.begin;
        m_tokens.goTo(begin);
        m_tokens.skipExpression();
        if (m_tokens.isAtEnd())
            return outcome ? std::unexpected(endsTooSoon()) : std::move(outcome);
        const QByteArray spelled
            = text().sliced(begin, m_tokens.at() - begin).toByteArray().trimmed();
        into = JsonValue{};
        into.begin = begin;
        const bool mayBeList = m_objectsInArrays == 0;
        if (isOfMember && isFunction(spelled)) {
            into.text = functionText;
        } else if (mayBeList && isName(spelled)) {
            into.text = QString::fromLatin1(spelled);
        } else if (!m_lost) {
            const bool isTemplate = spelled.startsWith('`') && spelled.contains("${");
            m_lost = LeftOut{.at = begin + (isTemplate ? spelled.indexOf("${") : 0),
                .what = isTemplate ? u"${"_s : excerptAt(text(), begin)};
        }
        return {};
    }

    static bool isFunction(QByteArrayView spelled)
    {
        constexpr qsizetype looked = 200;
        static const QRegularExpression function(
            uR"(^(?:async\b\s*)?(?:function\b|(?:\([^()]*\)|[\w$]+)\s*=>))"_s);
        return function.match(QString::fromUtf8(spelled.first(std::min(looked, spelled.size()))))
            .hasMatch();
    }

    /// Whether it is a name, perhaps spread.
    static bool isName(QByteArrayView spelled)
    {
        constexpr qsizetype longestName = 100;
        if (spelled.startsWith("..."))
            spelled = spelled.sliced(3);
        return !spelled.isEmpty() && spelled.size() <= longestName
            && !(spelled.front() >= '0' && spelled.front() <= '9')
            && std::ranges::all_of(spelled, [](char byte) {
                   return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
                       || (byte >= '0' && byte <= '9') || isOneOf(byte, "_$.");
               });
    }

    /// Whether what was just read has an expression in it; notes that it is left out.
    bool takeLost()
    {
        if (!m_lost)
            return false;
        if (std::ssize(m_leftOut) <= Repairs::most)
            m_leftOut.push_back(*std::move(m_lost));
        m_lost.reset();
        return true;
    }

    Outcome readKind(JsonValue &into)
    {
        if (m_tokens.here() == '[' || m_tokens.here() == '{') {
            if (m_arrays + m_objects == jsonDepth)
                return std::unexpected(
                    problemAt(text(), m_tokens.at(), Code::JsonTooDeep, {qint64{jsonDepth}}));
            return m_tokens.here() == '[' ? readArray(into) : readObject(into);
        }
        if (m_tokens.isAtQuote())
            return take(JsonKind::String, m_tokens.readText(), into);
        if (m_tokens.isAtNumber())
            return take(JsonKind::Number, m_tokens.readNumber(), into);
        return readName(into);
    }

    static Outcome take(JsonKind kind, std::expected<QString, Problem> text, JsonValue &into)
    {
        if (!text)
            return std::unexpected(std::move(text).error());
        into.kind = kind;
        into.text = *std::move(text);
        return {};
    }

    Outcome readName(JsonValue &into)
    {
        const qsizetype begin = m_tokens.at();
        const QString word = m_tokens.readWord();
        if (word == "true"_L1 || word == "false"_L1) {
            into.kind = JsonKind::Bool;
            return {};
        }
        if (word == "null"_L1 || word == "undefined"_L1)
            return {};
        const bool isOperator = m_isScript && isOneOf(m_tokens.here(), "(!-+~/");
        if (word.isEmpty() && !isOperator)
            return std::unexpected(m_tokens.isAtEnd()
                    ? endsTooSoon()
                    : syntaxProblemAt(text(), begin, JsonExpected::AnyValue));
        return std::unexpected(
            m_repairs.error(ImportCode::ExpressionNotRead, begin, {excerptAt(text(), begin)}));
    }

    Problem endsTooSoon() const
    {
        return syntaxProblemAt(text(), text().size(), JsonExpected::MoreText);
    }

    /// Whether the bracket here ends the array or object being read, whose own closing bracket is
    /// `own`. The other kind ends it too: it is stepped over unless it closes what encloses this.
    bool takeEnd(char own, int enclosingOfOther)
    {
        const char here = m_tokens.here();
        if (here != ']' && here != '}' && here != own)
            return false;
        if (here != own) {
            m_repairs.add(ImportCode::BracketMismatch, m_tokens.at(),
                {QString(QLatin1Char(here)), QString(QLatin1Char(own))});
            m_mismatch = m_mismatch.value_or(m_tokens.at());
            if (enclosingOfOther > 0)
                return true;
        }
        m_tokens.step();
        return true;
    }

    /// An array that begins here, or the arguments of a call, which end with another bracket.
    Outcome readArray(JsonValue &into, char end = ']')
    {
        into.kind = JsonKind::Array;
        m_tokens.step();
        ++m_arrays;
        auto lostBefore = std::exchange(m_lost, std::nullopt); // beside this array
        std::optional<qsizetype> comma; // between the last value and what follows
        for (bool isFirst = true;; isFirst = false) {
            m_tokens.skipSpace();
            if (m_tokens.isAtEnd())
                return std::unexpected(endsTooSoon());
            if (takeEnd(end, m_objects))
                break;
            if (m_tokens.here() == ',') {
                m_repairs.add(ImportCode::HoleInList, m_tokens.at());
                comma = m_tokens.at();
                m_tokens.step();
                continue;
            }
            if (!isFirst && !comma)
                m_repairs.add(ImportCode::CommaMissing, m_tokens.at());
            JsonValue value;
            if (auto read = readValue(value); !read)
                return read;
            const bool isLost = takeLost();
            if (!isLost && value.kind == JsonKind::Null && value.text.isEmpty())
                m_repairs.add(ImportCode::HoleInList, value.begin);
            else if (!isLost)
                into.elements.push_back(std::move(value));
            comma = takeComma();
        }
        if (comma && !into.elements.empty())
            m_tokens.repairOfJson(ImportCode::CommaBeforeEnd, *comma);
        m_lost = std::move(lostBefore);
        --m_arrays;
        return {};
    }

    std::optional<qsizetype> takeComma()
    {
        m_tokens.skipSpace();
        if (m_tokens.here() != ',')
            return std::nullopt;
        const qsizetype at = m_tokens.at();
        m_tokens.step();
        return at;
    }

    Outcome readObject(JsonValue &into)
    {
        into.kind = JsonKind::Object;
        m_tokens.step();
        ++m_objects;
        m_objectsInArrays += m_arrays > 0 ? 1 : 0;
        std::optional<qsizetype> comma;
        for (bool isFirst = true;; isFirst = false) {
            m_tokens.skipSpace();
            if (m_tokens.isAtEnd())
                return std::unexpected(endsTooSoon());
            if (takeEnd('}', m_arrays))
                break;
            const char here = m_tokens.here();
            if (here == ',') {
                m_repairs.add(ImportCode::HoleInList, m_tokens.at());
                comma = m_tokens.at();
                m_tokens.step();
                continue;
            }
            if ((here == '{' || here == '[')
                && m_arrays > 0) { // the next element: this is not closed
                m_repairs.add(ImportCode::BracketMismatch, m_tokens.at(),
                    {QString(QLatin1Char(here)), u"}"_s});
                comma.reset();
                break;
            }
            if (!isFirst && !comma)
                m_repairs.add(ImportCode::CommaMissing, m_tokens.at());
            JsonMember member;
            if (auto read = readMember(member); !read)
                return read;
            if (m_arrays > 0 || !takeLost())
                into.members.push_back(std::move(member));
            comma = takeComma();
        }
        if (comma && !into.members.empty())
            m_tokens.repairOfJson(ImportCode::CommaBeforeEnd, *comma);
        --m_objects;
        m_objectsInArrays -= m_arrays > 0 ? 1 : 0;
        return {};
    }

    Outcome readMember(JsonMember &member)
    {
        member.keyBegin = m_tokens.at();
        if (m_tokens.isAtQuote()) {
            auto key = m_tokens.readText();
            if (!key)
                return std::unexpected(std::move(key).error());
            member.key = *std::move(key);
        } else {
            if (m_tokens.isAtNumber()) {
                auto key = m_tokens.readNumber();
                if (!key)
                    return std::unexpected(std::move(key).error());
                member.key = *std::move(key);
            } else {
                member.key = m_tokens.readWord();
            }
            if (member.key.isEmpty())
                return std::unexpected(syntaxProblemAt(text(), m_tokens.at(), JsonExpected::AKey));
            m_tokens.repairOfJson(ImportCode::KeyWithoutQuotes, member.keyBegin, {member.key});
        }
        member.keyEnd = m_tokens.at();
        m_tokens.skipSpace();
        if (m_tokens.isAtEnd())
            return std::unexpected(endsTooSoon());
        if (m_tokens.here() != ':')
            return std::unexpected(syntaxProblemAt(text(), m_tokens.at(), JsonExpected::Colon));
        m_tokens.step();
        m_tokens.skipSpace();
        return readValue(member.value, true);
    }

    Repairs &m_repairs;
    LiteralTokens m_tokens;
    bool m_isScript;
    std::stop_token m_stop;
    std::vector<LeftOut> m_leftOut;
    std::optional<LeftOut> m_lost; ///< an expression within the value that is being read
    std::optional<qsizetype> m_mismatch; ///< the first bracket that ends something else
    int m_values = 0;
    int m_arrays = 0; ///< that are open
    int m_objects = 0; ///< that are open
    int m_objectsInArrays = 0; ///< of them
};

bool beginsLiteral(const LiteralTokens &tokens)
{
    return tokens.here() == '[' || tokens.here() == '{';
}

} // namespace

std::expected<Literal, Problem> readLiteral(
    Repairs &repairs, qsizetype from, Dialect dialect, const std::stop_token &stop)
{
    LiteralReader reader(repairs, from, dialect, stop);
    Literal literal;
    if (auto read = reader.readValue(literal.value); !read)
        return std::unexpected(std::move(read).error());
    if (const auto early = reader.endedEarly())
        return std::unexpected(syntaxProblemAt(repairs.text(), *early,
            repairs.text()[*early] == ']' ? JsonExpected::CommaOrBrace
                                          : JsonExpected::CommaOrBracket));
    literal.leftOut = reader.takeLeftOut();
    literal.end = reader.tokens().at();
    literal.values = reader.values();
    return literal;
}

std::expected<Literal, Problem> readArguments(
    Repairs &repairs, qsizetype from, const std::stop_token &stop)
{
    LiteralReader reader(repairs, from, Dialect::JavaScript, stop);
    Literal literal;
    if (auto read = reader.readArguments(literal.value); !read)
        return std::unexpected(std::move(read).error());
    literal.leftOut = reader.takeLeftOut();
    literal.end = reader.tokens().at();
    literal.values = reader.values();
    return literal;
}

std::expected<JsonValue, Problem> readWholeLiteral(Repairs &repairs, const std::stop_token &stop)
{
    const QByteArrayView text = repairs.text();
    if (const qsizetype bad = invalidUtf8At(text); bad >= 0)
        return std::unexpected(problemAt(text, bad, Code::JsonNotUtf8));
    LiteralReader reader(repairs, byteOrderMarkSize(text), Dialect::Json, stop);
    LiteralTokens &tokens = reader.tokens();
    std::vector<JsonValue> values;
    for (;;) {
        tokens.skipSpace();
        if (tokens.isAtEnd())
            break;
        if (beginsLiteral(tokens)) {
            if (auto read = reader.readValue(values.emplace_back()); !read)
                return std::unexpected(std::move(read).error());
        } else if (!values.empty() && tokens.here() == ',') {
            tokens.step();
        } else if (!values.empty() && isOneOf(tokens.here(), "]});")) {
            repairs.add(ImportCode::TextIgnored, tokens.at(), {tokens.excerpt()});
            tokens.step();
        } else {
            return std::unexpected(syntaxProblemAt(text, tokens.at(),
                values.empty() ? JsonExpected::AnyValue : JsonExpected::EndOfFile));
        }
    }
    if (values.empty())
        return std::unexpected(syntaxProblemAt(text, text.size(), JsonExpected::AnyValue));
    if (values.size() == 1)
        return std::move(values.front());
    repairs.add(ImportCode::BracketsAdded, values.front().begin);
    JsonValue all;
    all.kind = JsonKind::Array;
    all.begin = values.front().begin;
    all.end = values.back().end;
    all.elements = std::move(values);
    return all;
}

} // namespace boardwright

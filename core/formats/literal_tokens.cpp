// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/literal_tokens.h"

#include "core/base/code_escape.h"
#include "core/base/one_of.h"
#include "core/formats/json_syntax.h"

#include <QChar>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array<QByteArrayView, 6> wideSpaces{
    "\xC2\xA0", "\xEF\xBB\xBF", "\xE2\x80\x8B", "\xE2\x80\xA8", "\xE2\x80\xA9", "\xE3\x80\x80"};

/// The size of a space at `at`; 0 if there is none.
qsizetype spaceAt(QByteArrayView text, qsizetype at)
{
    const char byte = text[at];
    if (byte == ' ' || (byte >= '\t' && byte <= '\r'))
        return 1;
    constexpr unsigned char firstOfSequence = 0x80;
    if (static_cast<unsigned char>(byte) < firstOfSequence)
        return 0;
    for (const QByteArrayView space : wideSpaces) {
        if (text.sliced(at).startsWith(space))
            return space.size();
    }
    return 0;
}

/// The size of a comment at `at`; 0 if there is none. One that is never closed ends with the text.
qsizetype commentAt(QByteArrayView text, qsizetype at)
{
    if (text[at] != '/' || at + 1 == text.size() || !isOneOf(text[at + 1], "/*"))
        return 0;
    const std::string_view rest(text.sliced(at + 2));
    const bool isLine = text[at + 1] == '/';
    const size_t end = isLine ? rest.find('\n') : rest.find("*/");
    if (end == std::string_view::npos)
        return text.size() - at;
    return static_cast<qsizetype>(end) + (isLine ? 2 : 4);
}

bool isWordByte(char byte)
{
    const auto value = static_cast<unsigned char>(byte);
    constexpr unsigned char firstOfSequence = 0x80; // a letter of another script
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
        || (byte >= '0' && byte <= '9') || byte == '_' || byte == '$' || value >= firstOfSequence;
}

bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/// The digits of a number without a sign, in JSON's spelling; empty if they are none.
QString spelledAsJson(QByteArrayView digits)
{
    if (digits.startsWith("0x") || digits.startsWith("0X")) {
        bool isNumber = false;
        constexpr int hexadecimal = 16;
        const qlonglong number = digits.sliced(2).toByteArray().toLongLong(&isNumber, hexadecimal);
        return isNumber ? QString::number(number) : QString();
    }
    qsizetype at = 0;
    const auto takeDigits = [&] {
        const qsizetype begin = at;
        while (at < digits.size() && isDigit(digits[at]))
            ++at;
        return digits.sliced(begin, at - begin);
    };
    QByteArrayView whole = takeDigits();
    QByteArrayView fraction;
    QByteArray exponent;
    if (at < digits.size() && digits[at] == '.') {
        ++at;
        fraction = takeDigits();
    }
    if (whole.isEmpty() && fraction.isEmpty())
        return {};
    if (at < digits.size() && (digits[at] == 'e' || digits[at] == 'E')) {
        exponent += digits[at++];
        if (at < digits.size() && (digits[at] == '+' || digits[at] == '-'))
            exponent += digits[at++];
        const QByteArrayView power = takeDigits();
        if (power.isEmpty())
            return {};
        exponent += power;
    }
    if (at != digits.size())
        return {};
    while (whole.size() > 1 && whole.front() == '0')
        whole = whole.sliced(1);
    QByteArray spelled = whole.isEmpty() ? QByteArray("0") : whole.toByteArray();
    if (!fraction.isEmpty())
        spelled += '.' + fraction.toByteArray();
    return QString::fromLatin1(spelled + exponent);
}

/// The offset of the first byte from `at` on that is neither a space nor a tab. It does not step
/// over comments, because an open one is as long as the file.
qsizetype afterBlanks(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
    return at;
}

/// Whether a comma, colon or closing bracket follows.
bool isBeforeBreak(QByteArrayView text, qsizetype at)
{
    const qsizetype next = afterBlanks(text, at);
    return next < text.size() && isOneOf(text[next], ",:}]");
}

/// The same, or the end of the line.
bool isBeforeEnd(QByteArrayView text, qsizetype at)
{
    const qsizetype next = afterBlanks(text, at);
    return next == text.size() || isOneOf(text[next], ",:}]\r\n");
}

/// Whether a key without quotation marks stands here with a value: a comma before it is missing.
bool isKeyAt(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && isWordByte(text[at]))
        ++at;
    at = afterBlanks(text, at);
    if (at == text.size() || text[at] != ':')
        return false;
    at = afterBlanks(text, at + 1);
    return at < text.size() && isOneOf(text[at], "\"'[{");
}

/// The size of a line's end, as JavaScript knows it, at the beginning of a text; 0: there is none.
qsizetype lineEndAt(QByteArrayView text)
{
    for (const QByteArrayView end : {"\r\n", "\r", "\n", "\xE2\x80\xA8", "\xE2\x80\xA9"}) {
        if (text.startsWith(end))
            return end.size();
    }
    return 0;
}

/// Replaces surrogates that are not paired.
QString withoutHalfPairs(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair
            = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (isPair)
            ++i;
        else if (text[i].isSurrogate())
            text[i] = QChar::ReplacementCharacter;
    }
    return text;
}

} // namespace

// Several readers in turn ask this of each byte of a file of spaces.
qsizetype skippedSpace(QByteArrayView text, qsizetype offset)
{
    const char *const bytes = text.data();
    const qsizetype end = text.size();
    while (offset < end) {
        if (bytes[offset] == ' ' || (bytes[offset] >= '\t' && bytes[offset] <= '\r')) {
            ++offset;
            continue;
        }
        const qsizetype size = std::max(spaceAt(text, offset), commentAt(text, offset));
        if (size == 0)
            break;
        offset += size;
    }
    return offset;
}

LiteralTokens::LiteralTokens(Repairs &repairs, qsizetype from, Dialect dialect)
    : m_repairs(repairs)
    , m_text(repairs.text())
    , m_at(from)
    , m_dialect(dialect)
{
}

void LiteralTokens::repairOfJson(ImportCode code, qsizetype at, QList<Arg> args)
{
    if (m_dialect == Dialect::Json)
        m_repairs.add(code, at, std::move(args));
}

void LiteralTokens::skipSpace()
{
    while (!isAtEnd()) {
        if (const qsizetype space = spaceAt(m_text, m_at); space > 0) {
            m_at += space;
            continue;
        }
        const qsizetype comment = commentAt(m_text, m_at);
        if (comment == 0)
            return;
        repairOfJson(ImportCode::CommentLeftOut, m_at);
        m_at += comment;
    }
}

LiteralTokens::Quote LiteralTokens::quoteAt(QByteArrayView text, qsizetype at)
{
    if (at >= text.size())
        return {};
    const char byte = text[at];
    if (byte == '"' || byte == '\'' || byte == '`')
        return {.size = 1, .kind = byte};

    struct Curly {
        QByteArrayView bytes;
        char kind = '\0';
    };

    constexpr std::array<Curly, 8> curlies{{{"\xE2\x80\x9C", '"'}, {"\xE2\x80\x9D", '"'},
        {"\xE2\x80\x9E", '"'}, {"\xC2\xAB", '"'}, {"\xC2\xBB", '"'}, {"\xE2\x80\x98", '\''},
        {"\xE2\x80\x99", '\''}, {"\xE2\x80\x9A", '\''}}};
    for (const Curly &curly : curlies) {
        if (text.sliced(at).startsWith(curly.bytes))
            return {.size = curly.bytes.size(), .kind = curly.kind, .isCurly = true};
    }
    return {};
}

bool LiteralTokens::isAtQuote() const
{
    return quoteAt(m_text, m_at).size > 0;
}

/// Whether the mark `quote` at `at` closes a text. A mark before a letter belongs to the text, as
/// in 'Mario's hat'.
bool LiteralTokens::ends(const Quote &quote, const Quote &opened, qsizetype at) const
{
    if (quote.size == 0 || quote.kind != opened.kind || (quote.isCurly && !opened.isCurly))
        return false;
    if (opened.kind == '`')
        return true;
    const qsizetype next = afterBlanks(m_text, at + quote.size);
    return next == m_text.size() || !isWordByte(m_text[next]) || quoteAt(m_text, next).size > 0
        || spaceAt(m_text, next) > 0 || isKeyAt(m_text, next);
}

std::expected<QString, Problem> LiteralTokens::readText()
{
    auto text = readOneText();
    while (text) {
        const qsizetype plus = skippedSpace(m_text, m_at);
        if (plus == m_text.size() || m_text[plus] != '+')
            break;
        const qsizetype next = skippedSpace(m_text, plus + 1);
        if (quoteAt(m_text, next).size == 0)
            break;
        m_at = next;
        auto more = readOneText();
        if (!more)
            return more;
        *text += *more;
    }
    return text;
}

std::expected<QString, Problem> LiteralTokens::readOneText()
{
    const qsizetype begin = m_at;
    Quote opened = quoteAt(m_text, begin);
    if (opened.kind == '"' && !opened.isCurly && isClosedByCurly(begin))
        opened.isCurly = true;
    if (opened.isCurly)
        m_repairs.add(ImportCode::CurlyQuotes, begin);
    else if (opened.kind != '"')
        repairOfJson(ImportCode::SingleQuotes, begin);
    m_at += opened.size;
    return readUntil(opened, begin);
}

/// Whether a text that begins with a straight mark is closed by a curly one: a curly mark before a
/// comma, colon or bracket comes first in the line, and the next straight mark, if there is one,
/// closes nothing. In strict JSON it always does. Ends at that mark, so no text is scanned twice.
bool LiteralTokens::isClosedByCurly(qsizetype begin) const
{
    bool isCurly = false;
    for (qsizetype at = begin + 1; at < m_text.size() && m_text[at] != '\n'; ++at) {
        if (m_text[at] == '\\') {
            ++at;
            continue;
        }
        const Quote quote = quoteAt(m_text, at);
        if (quote.kind != '"')
            continue;
        if (!quote.isCurly)
            return isCurly && !isBeforeEnd(m_text, at + 1);
        isCurly = isCurly || isBeforeBreak(m_text, at + quote.size);
        at += quote.size - 1;
    }
    return isCurly;
}

std::expected<QString, Problem> LiteralTokens::readUntil(const Quote &opened, qsizetype begin)
{
    QString text;
    qsizetype copied = m_at; // the bytes before it are in `text`
    const auto copy = [&] {
        text += decodedUtf8(m_text.sliced(copied, m_at - copied));
        copied = m_at;
    };
    while (!isAtEnd()) {
        const char byte = here();
        if (const Quote quote = quoteAt(m_text, m_at); quote.size > 0) {
            if (ends(quote, opened, m_at)) {
                copy();
                m_at += quote.size;
                return withoutHalfPairs(std::move(text));
            }
            if (quote.kind == opened.kind && quote.isCurly == opened.isCurly && !quote.isCurly)
                m_repairs.add(ImportCode::QuoteInText, m_at);
            m_at += quote.size;
        } else if (byte == '\\') {
            copy();
            readEscape(text);
            copied = m_at;
        } else if (opened.kind == '`' && m_text.sliced(m_at).startsWith("${")) {
            return std::unexpected(m_repairs.error(ImportCode::ExpressionNotRead, m_at, {u"${"_s}));
        } else if ((byte == '\n' || byte == '\r') && opened.kind != '`') {
            break;
        } else {
            constexpr unsigned char firstPrintable = 0x20;
            if (static_cast<unsigned char>(byte) < firstPrintable)
                repairOfJson(ImportCode::EscapeUnknown, m_at, {excerpt()});
            ++m_at;
        }
    }
    return std::unexpected(m_repairs.error(ImportCode::QuoteOpen, begin));
}

/// Reads an escape and appends what it stands for. One that JavaScript does not know stands for the
/// character after the backslash.
void LiteralTokens::readEscape(QString &into)
{
    const qsizetype begin = m_at++;
    if (isAtEnd())
        return;
    constexpr std::string_view letters = "nrtbfv";
    constexpr std::string_view meanings = "\n\r\t\b\f\v";
    constexpr std::string_view jsonEscapes = "\"\\/bfnrtu";
    const char letter = here();
    const QByteArrayView rest = m_text.sliced(m_at);
    const CodeEscape code = codeEscapeAt(rest);
    const bool isKnownToJson = jsonEscapes.find(letter) != std::string_view::npos
        && (letter != 'u' || (code.size > 0 && !code.isBraced));
    const bool isBroken = (letter == 'u' || letter == 'x') && code.size == 0;
    if (m_dialect == Dialect::Json ? !isKnownToJson : isBroken)
        m_repairs.add(ImportCode::EscapeUnknown, begin,
            {u'\\' + (code.isBraced ? decodedUtf8(rest.first(code.size)) : excerpt())});
    if (code.size > 0) {
        if (QChar::requiresSurrogates(code.value))
            into += QStringView(QChar::fromUcs4(code.value));
        else
            into += QChar(static_cast<char16_t>(code.value));
        m_at += code.size;
    } else if (const qsizetype end = lineEndAt(rest); end > 0) { // the text goes on after it
        m_at += end;
    } else if (const std::size_t known = letters.find(letter); known != std::string_view::npos) {
        into += QLatin1Char(meanings[known]);
        ++m_at;
    } else if (static_cast<signed char>(letter) >= 0) {
        // The character itself follows; only a single-byte one is stepped over here.
        into += QLatin1Char(letter);
        ++m_at;
    }
}

bool LiteralTokens::isAtNumber() const
{
    const char byte = here();
    const char next = m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0';
    return isDigit(byte)
        || ((byte == '-' || byte == '+' || byte == '.') && (isDigit(next) || next == '.'));
}

/// Whether the byte here is part of a word: quotation marks and spaces of word processors are none.
bool LiteralTokens::isInWord() const
{
    return isWordByte(here()) && quoteAt(m_text, m_at).size == 0 && spaceAt(m_text, m_at) == 0;
}

std::expected<QString, Problem> LiteralTokens::readNumber()
{
    const qsizetype begin = m_at;
    while (!isAtEnd() && (isInWord() || isOneOf(here(), "+-.")))
        step();
    const QByteArrayView spelled = m_text.sliced(begin, m_at - begin);
    const bool hasSign = spelled.front() == '-' || spelled.front() == '+';
    QString number = spelledAsJson(spelled.sliced(hasSign ? 1 : 0));
    if (number.isEmpty())
        return std::unexpected(m_repairs.error(ImportCode::ExpressionNotRead, begin,
            {QString::fromUtf8(spelled.first(std::min<qsizetype>(spelled.size(), 20)))}));
    if (spelled.front() == '-')
        number.prepend(u'-');
    if (number.toLatin1() != spelled)
        repairOfJson(ImportCode::NumberSpelling, begin, {QString::fromUtf8(spelled)});
    return number;
}

QString LiteralTokens::readWord()
{
    const qsizetype begin = m_at;
    if (!isDigit(here())) {
        while (!isAtEnd() && isInWord())
            step();
    }
    return decodedUtf8(m_text.sliced(begin, m_at - begin));
}

void LiteralTokens::skipExpression()
{
    qsizetype open = 0; // brackets
    while (!isAtEnd()) {
        if (const qsizetype comment = commentAt(m_text, m_at); comment > 0) {
            m_at += comment;
            continue;
        }
        const char byte = here();
        if (open == 0 && isOneOf(byte, ",]})"))
            return;
        if (isOneOf(byte, "([{"))
            ++open;
        else if (isOneOf(byte, ")]}"))
            --open;
        step();
        if (!isOneOf(byte, "\"'`"))
            continue;
        while (!isAtEnd() && here() != byte && (byte == '`' || here() != '\n'))
            m_at += here() == '\\' ? 2 : 1;
        step();
    }
    m_at = m_text.size();
}

QString LiteralTokens::excerpt() const
{
    return excerptAt(m_text, m_at);
}

} // namespace boardwright

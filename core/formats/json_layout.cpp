// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_layout.h"

#include <utility>

namespace boardwright {

namespace {

/// Indents every line: in JSON, line feeds occur only between tokens.
void appendIndented(QByteArray &text, QByteArrayView part)
{
    qsizetype begin = 0;
    for (qsizetype end = part.indexOf('\n'); end >= 0; end = part.indexOf('\n', begin)) {
        text += part.sliced(begin, end + 1 - begin);
        text += "  ";
        begin = end + 1;
    }
    text += part.sliced(begin);
}

constexpr qsizetype roomOfPart = 16; // for commas, line feeds and the first spaces

/// Goals may be as long as a file: no part is copied more than once.
class Brackets {
public:
    Brackets(char open, char close, qsizetype size)
        : m_close(close)
    {
        m_text.reserve(size);
        m_text += open;
    }

    void startPart()
    {
        m_text += m_hasParts ? ",\n  " : "\n  ";
        m_hasParts = true;
    }

    void append(QByteArrayView part) { appendIndented(m_text, part); }

    QByteArray closed() &&
    {
        if (m_hasParts)
            m_text += '\n';
        m_text += m_close;
        return std::move(m_text);
    }

private:
    QByteArray m_text;
    char m_close;
    bool m_hasParts = false;
};

/// Lays out values at their final depth. Recursion is bounded, because the parser limits nesting.
class LayoutWriter {
public:
    explicit LayoutWriter(QByteArrayView text)
        : m_text(text)
    {
    }

    QByteArray write(const JsonValue &value)
    {
        append(value, 0);
        return m_layout;
    }

private:
    void append(const JsonValue &value, qsizetype depth)
    {
        if (value.elements.empty() && value.members.empty()) {
            appendToken(value);
            return;
        }
        const bool isArray = value.kind == JsonKind::Array;
        const QByteArray lineStart = '\n' + QByteArray(2 * depth, ' ');
        char before = isArray ? '[' : '{';
        const auto startLine = [&] {
            m_layout += before;
            m_layout += lineStart + "  ";
            before = ',';
        };
        for (const JsonValue &element : value.elements) {
            startLine();
            append(element, depth + 1);
        }
        for (const JsonMember &member : value.members) {
            startLine();
            m_layout += m_text.sliced(member.keyBegin, member.keyEnd - member.keyBegin);
            m_layout += ": ";
            append(member.value, depth + 1);
        }
        m_layout += lineStart + (isArray ? ']' : '}');
    }

    void appendToken(const JsonValue &value)
    {
        if (value.kind == JsonKind::Array)
            m_layout += "[]";
        else if (value.kind == JsonKind::Object)
            m_layout += "{}";
        else
            m_layout += m_text.sliced(value.begin, value.end - value.begin);
    }

    QByteArrayView m_text;
    QByteArray m_layout;
};

QByteArrayView shortEscape(char16_t unit)
{
    switch (unit) {
    case u'"':
        return "\\\"";
    case u'\\':
        return "\\\\";
    case u'\b':
        return "\\b";
    case u'\f':
        return "\\f";
    case u'\n':
        return "\\n";
    case u'\r':
        return "\\r";
    case u'\t':
        return "\\t";
    default:
        return {};
    }
}

} // namespace

QByteArray layOut(const JsonValue &value, QByteArrayView text)
{
    return LayoutWriter(text).write(value);
}

QByteArray layOutArray(const std::vector<QByteArray> &elements)
{
    qsizetype size = 0;
    for (const QByteArray &element : elements)
        size += element.size() + roomOfPart;
    Brackets brackets('[', ']', size);
    for (const QByteArray &element : elements) {
        brackets.startPart();
        brackets.append(element);
    }
    return std::move(brackets).closed();
}

QByteArray layOutObject(const std::vector<std::pair<QByteArray, QByteArray>> &members)
{
    qsizetype size = 0;
    for (const auto &[key, value] : members)
        size += key.size() + value.size() + roomOfPart;
    Brackets brackets('{', '}', size);
    for (const auto &[key, value] : members) {
        brackets.startPart();
        brackets.append(key);
        brackets.append(": ");
        brackets.append(value);
    }
    return std::move(brackets).closed();
}

QByteArray jsonText(QStringView text)
{
    QByteArray escaped("\"");
    qsizetype plain = 0; // start of the current run of characters that need no escape
    const auto flush = [&](qsizetype end) {
        escaped += text.sliced(plain, end - plain).toUtf8();
        plain = end + 1;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t unit = text[i].unicode();
        const QByteArrayView escape = shortEscape(unit);
        if (!escape.isEmpty()) {
            flush(i);
            escaped += escape;
        } else if (unit < 0x20) {
            flush(i);
            escaped += "\\u" + QByteArray::number(unit, 16).rightJustified(4, '0');
        }
    }
    flush(text.size());
    escaped += '"';
    return escaped;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_layout.h"

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

using Member = std::pair<QByteArray, QByteArray>;

qsizetype sizeOf(const QByteArray &element)
{
    return element.size();
}

qsizetype sizeOf(const Member &member)
{
    return member.first.size() + member.second.size();
}

void append(QByteArray &text, const QByteArray &element)
{
    appendIndented(text, element);
}

void append(QByteArray &text, const Member &member)
{
    appendIndented(text, member.first);
    text += ": ";
    appendIndented(text, member.second);
}

/// Goals may be as long as a file: no part is copied more than once.
template <typename Part>
QByteArray bracketed(char open, const std::vector<Part> &parts, char close)
{
    constexpr qsizetype roomOfPart = 16; // for commas, line feeds and the first spaces
    qsizetype size = 0;
    for (const Part &part : parts)
        size += sizeOf(part) + roomOfPart;
    QByteArray text;
    text.reserve(size);
    text += open;
    const char *separator = "\n  ";
    for (const Part &part : parts) {
        text += separator;
        append(text, part);
        separator = ",\n  ";
    }
    if (!parts.empty())
        text += '\n';
    text += close;
    return text;
}

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
    return bracketed('[', elements, ']');
}

QByteArray layOutObject(const std::vector<std::pair<QByteArray, QByteArray>> &members)
{
    return bracketed('{', members, '}');
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

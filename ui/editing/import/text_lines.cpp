// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/import/text_lines.h"

#include "core/formats/text_position.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// What is shown of a line, in bytes, before and from the column on.
constexpr qsizetype shownBefore = 40;
constexpr qsizetype shownAfter = 600;

bool isInsideCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The offset of the character at `column` of a line, or its end.
qsizetype offsetOfColumn(QByteArrayView line, int column)
{
    qsizetype at = 0;
    for (int passed = 0; at < line.size() && passed < column; ++passed) {
        ++at;
        while (at < line.size() && isInsideCharacter(line[at]))
            ++at;
    }
    return at;
}

} // namespace

TextLines::TextLines(QByteArray text)
    : m_text(std::move(text))
{
    qsizetype at = byteOrderMarkSize(m_text);
    while (std::ssize(m_begins) < most) {
        m_begins.push_back(static_cast<std::uint32_t>(at));
        const auto *const end = std::find_if(m_text.cbegin() + at, m_text.cend(),
            [](char byte) { return byte == '\n' || byte == '\r'; });
        m_end = static_cast<std::uint32_t>(end - m_text.cbegin());
        if (end == m_text.cend())
            break;
        at = m_end + 1;
        if (*end == '\r' && at < m_text.size() && m_text.at(at) == '\n')
            ++at;
    }
    // The end of the last line begins no other one.
    if (m_begins.size() > 1 && m_begins.back() >= m_text.size())
        m_begins.pop_back();
}

QString TextLines::text(int line, int column) const
{
    const auto index = static_cast<std::size_t>(line);
    const qsizetype end = index + 1 < m_begins.size() ? m_begins[index + 1] : m_end;
    QByteArrayView rest = QByteArrayView(m_text).first(end).sliced(m_begins[index]);
    while (!rest.isEmpty() && (rest.back() == '\n' || rest.back() == '\r'))
        rest.chop(1);
    const qsizetype at = offsetOfColumn(rest, column);
    qsizetype from = at <= shownBefore ? 0 : at - shownBefore;
    qsizetype to = std::min(rest.size(), at + shownAfter);
    while (from > 0 && isInsideCharacter(rest[from]))
        --from;
    while (to < rest.size() && isInsideCharacter(rest[to]))
        ++to;
    QString shown = QString::fromUtf8(rest.sliced(from, to - from));
    shown.replace(u'\t', QStringLiteral("    "));
    if (from > 0)
        shown.prepend(u'\u2026');
    if (to < rest.size())
        shown.append(u'\u2026');
    return shown;
}

} // namespace boardwright

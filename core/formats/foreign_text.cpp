// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/foreign_text.h"

#include "core/formats/text_position.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// The lines at the beginning of a text that are not blank.
QStringList firstLines(QByteArrayView text)
{
    constexpr qsizetype longestLook = qsizetype{16} * 1024;
    const qsizetype from = byteOrderMarkSize(text);
    const QByteArrayView beginning = text.sliced(from, std::min(longestLook, text.size() - from));
    QStringList lines;
    for (const QString &line :
        QString::fromUtf8(beginning).split(QRegularExpression(u"[\\r\\n]+"_s))) {
        if (!line.trimmed().isEmpty())
            lines << line;
    }
    return lines;
}

qsizetype matching(const QStringList &lines, const QRegularExpression &pattern)
{
    return std::ranges::count_if(
        lines, [&](const QString &line) { return pattern.match(line).hasMatch(); });
}

/// A key with nothing after it and deeper keys below it, and hardly a line without a key.
bool looksLikeYaml(const QStringList &lines)
{
    static const QRegularExpression line(
        u"^(?:\\s*(?:- +)?[\\w.-]+:(?: .*)?|\\s*- .*|\\s*#.*|---|\\.\\.\\.)$"_s);
    static const QRegularExpression parent(u"^\\s*(?:- +)?[a-z_][\\w-]*:\\s*$"_s);
    static const QRegularExpression child(u"^\\s+(?:- +)?[a-z_][\\w-]*:(?: .*)?$"_s);
    return matching(lines, parent) > 0 && matching(lines, child) > 0
        && matching(lines, line) == lines.size();
}

/// Sections in brackets, and values after equals signs.
bool looksLikeIni(const QStringList &lines)
{
    static const QRegularExpression line(u"^\\s*(?:\\[[\\w .-]+\\]|[\\w.-]+\\s*=.*|[#;].*)$"_s);
    static const QRegularExpression section(u"^\\s*\\[[\\w .-]+\\]\\s*$"_s);
    return matching(lines, section) > 0 && matching(lines, section) < lines.size()
        && matching(lines, line) == lines.size();
}

} // namespace

QString foreignFormatOf(QByteArrayView text, QStringView suffix)
{
    constexpr std::array suffixes{std::pair("yml"_L1, "YAML"_L1), std::pair("yaml"_L1, "YAML"_L1),
        std::pair("hjson"_L1, "HJSON"_L1), std::pair("toml"_L1, "TOML"_L1),
        std::pair("ini"_L1, "INI"_L1), std::pair("lua"_L1, "Lua"_L1),
        std::pair("py"_L1, "Python"_L1), std::pair("rtf"_L1, "RTF"_L1)};
    const auto *const known = std::ranges::find_if(suffixes,
        [&](const auto &format) { return suffix.compare(format.first, Qt::CaseInsensitive) == 0; });
    if (known != suffixes.end())
        return known->second;
    const QStringList lines = firstLines(text);
    if (lines.isEmpty())
        return {};
    if (lines.first().startsWith("{\\rtf"_L1))
        return u"RTF"_s;
    static const QRegularExpression bareText(u"^\\s*\\w+\\s*:\\s*[A-Za-z][^\"'{}\\[\\]]*$"_s);
    if (lines.first().trimmed() == "{"_L1 && matching(lines, bareText) > 0)
        return u"HJSON"_s;
    if (looksLikeYaml(lines))
        return u"YAML"_s;
    if (looksLikeIni(lines))
        return u"INI"_s;
    return {};
}

bool hasCodeLines(QByteArrayView text)
{
    constexpr qsizetype least = 3;
    static const QRegularExpression end(u"(?:[;{}]|\\}[,)];?|\\);?)\\s*$"_s);
    const QStringList lines = firstLines(text);
    const auto ends = matching(lines, end);
    static const QRegularExpression bracket(u"[{}]\\s*[,;)]*\\s*$"_s);
    return ends >= least && 2 * ends > lines.size() && matching(lines, bracket) > 0;
}

} // namespace boardwright

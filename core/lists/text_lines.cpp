// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/text_lines.h"

#include "core/formats/text_position.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// The number or letter that a line begins with, as it may be counted.
struct Counted {
    qsizetype size = 0; ///< of all before the text; 0: there is none
    int number = 0;
    bool isBare = false; ///< no sign tells it from the text
};

/// "1:", "1 -", "#1", "(1)", "1.Find", "[1]", "1|", or "1" alone.
Counted countedNumber(const QString &line)
{
    static const QRegularExpression number(
        uR"(^(?:(?:#|no\.?|nr\.?|goal)\s?)?[(\[]?([0-9]{1,5})([.):\]|/]|\s+[-\x{2013}\x{2014}.:|](?=\s))?\s*(?=[^\s\d]))"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = number.match(line);
    if (!match.hasMatch())
        return {};
    const bool isBare = match.captured(2).isEmpty() && match.capturedStart(1) == 0;
    // "1st", "2x": no number of a line.
    if (match.captured(2).isEmpty() && !line.at(match.capturedLength() - 1).isSpace())
        return {};
    return {.size = match.capturedLength(), .number = match.captured(1).toInt(), .isBare = isBare};
}

/// "a)", "B.".
Counted countedLetter(const QString &line)
{
    static const QRegularExpression letter(u"^\\(?([A-Za-z])[.)]\\s+(?=\\S)"_s);
    const auto match = letter.match(line);
    return match.hasMatch()
        ? Counted{.size = match.capturedLength(),
              .number = match.captured(1).toLower().front().unicode() - u'a' + 1}
        : Counted();
}

/// Whether numbers count lines: from 0 or 1, each one more than the one before, or from the
/// beginning again.
bool countUp(const std::vector<Counted> &counted)
{
    const int first = counted.front().number;
    if (first > 1)
        return false;
    for (std::size_t i = 0; i < counted.size(); ++i) {
        const bool isNext = i > 0 && counted[i].number == counted[i - 1].number + 1;
        if (!isNext && counted[i].number != first)
            return false;
    }
    return counted.back().number > first;
}

/// Whether the texts behind bare numbers are not the same thing counted: "1 star", "2 stars".
bool areDifferent(const std::vector<const TextLine *> &lines, const std::vector<Counted> &counted)
{
    constexpr std::size_t least = 3;
    constexpr qsizetype compared = 4; // letters
    QSet<QString> different; // counted, never iterated
    for (std::size_t i = 0; i < lines.size(); ++i)
        different.insert(lines[i]->text.sliced(counted[i].size).left(compared).toLower());
    return lines.size() >= least && 2 * different.size() > std::ssize(lines);
}

/// The sizes of numbers that count all lines, spelled in one way; empty if there are none.
template <typename Count>
std::vector<qsizetype> countedBy(const std::vector<const TextLine *> &lines, Count count)
{
    std::vector<Counted> counted;
    counted.reserve(lines.size());
    for (const TextLine *line : lines) {
        counted.push_back(count(line->text));
        if (counted.back().size == 0)
            return {};
    }
    if (counted.size() < 2 || !countUp(counted))
        return {};
    const bool isBare = std::ranges::any_of(counted, &Counted::isBare);
    if (isBare && !areDifferent(lines, counted))
        return {};
    std::vector<qsizetype> sizes;
    sizes.reserve(counted.size());
    for (const Counted &one : counted)
        sizes.push_back(one.size);
    return sizes;
}

/// "1.1", "2.3.1": all lines have such a number.
std::vector<qsizetype> sectionNumbers(const std::vector<const TextLine *> &lines)
{
    static const QRegularExpression number(u"^[0-9]{1,3}(?:\\.[0-9]{1,3})+[.):]?\\s+(?=\\S)"_s);
    std::vector<qsizetype> sizes;
    for (const TextLine *line : lines) {
        const auto match = number.match(line->text);
        if (!match.hasMatch())
            return {};
        sizes.push_back(match.capturedLength());
    }
    return sizes.size() > 1 ? sizes : std::vector<qsizetype>();
}

qsizetype oneBulletSize(QStringView line)
{
    static const QRegularExpression bullet(
        uR"(^(?:[-*+\x{2022}\x{2023}\x{2043}\x{2219}\x{00B7}\x{2013}\x{2014}\x{25A0}\x{25A1}\x{25AA}\x{25AB}\x{25B6}\x{25BA}\x{25CB}\x{25CF}\x{25E6}\x{27A2}\x{27A4}]|[\x{2610}-\x{2612}\x{2705}\x{2713}\x{2714}\x{2717}\x{2718}\x{2B1C}\x{274C}]\x{FE0F}?|\*{2,4}|\[[ xX]?\]|[0-9]{1,4}[.)])[ \t]+(?=\S))"_s);
    return bullet.matchView(line).capturedLength();
}

} // namespace

LinesOfText linesOf(const QByteArray &bytes, qsizetype most)
{
    LinesOfText lines;
    qsizetype at = byteOrderMarkSize(bytes);
    bool isAfterBlank = false;
    while (at < bytes.size()) {
        qsizetype end = at;
        while (end < bytes.size() && bytes[end] != '\n' && bytes[end] != '\r')
            ++end;
        const QByteArrayView whole = QByteArrayView(bytes).sliced(at, end - at);
        const QByteArrayView bare = whole.trimmed();
        bool isBlank = bare.isEmpty();
        // Only UTF-8 has white space beyond that of bytes.
        if (!isBlank && lines.count >= most && static_cast<signed char>(bare.front()) > 0) {
            ++lines.count;
        } else if (!isBlank) {
            const QString line = decodedUtf8(bare).trimmed();
            isBlank = line.isEmpty();
            if (!isBlank && lines.count++ < most)
                lines.first.push_back({.text = line,
                    .at = at,
                    .isTrimmed = line.toUtf8().size() != whole.size(),
                    .indent = bare.data() - whole.data(),
                    .isAfterBlank = isAfterBlank});
        }
        isAfterBlank = isBlank;
        at = end + (QByteArrayView(bytes).sliced(end).startsWith("\r\n") ? 2 : 1);
    }
    return lines;
}

qsizetype bulletSize(const QString &line)
{
    const qsizetype first = oneBulletSize(line);
    return first == 0 ? 0 : first + oneBulletSize(QStringView(line).sliced(first));
}

bool mayBeCounted(const QString &line)
{
    const Counted number = countedNumber(line);
    return bulletSize(line) > 0 || (number.size > 0 && !number.isBare)
        || countedLetter(line).size > 0;
}

qsizetype bulletedLines(const std::vector<const TextLine *> &lines)
{
    return std::ranges::count_if(
        lines, [](const TextLine *line) { return bulletSize(line->text) > 0; });
}

std::vector<qsizetype> bulletsOf(const std::vector<const TextLine *> &lines)
{
    std::vector<qsizetype> sizes;
    sizes.reserve(lines.size());
    for (const TextLine *line : lines)
        sizes.push_back(bulletSize(line->text));
    const auto bulleted = bulletedLines(lines);
    // One or two goals may well begin with a dash.
    constexpr qsizetype leastOfSome = 3;
    const bool areAll = bulleted > 1 && bulleted == std::ssize(lines);
    if (areAll || (bulleted >= leastOfSome && 2 * bulleted > std::ssize(lines)))
        return sizes;
    for (auto counted :
        {countedBy(lines, countedNumber), countedBy(lines, countedLetter), sectionNumbers(lines)}) {
        if (!counted.empty())
            return counted;
    }
    return std::vector<qsizetype>(lines.size(), 0);
}

} // namespace boardwright

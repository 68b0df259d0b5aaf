// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/board_text.h"

#include "core/base/printable.h"

#include <QSet>
#include <QStringList>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype narrowestColumn = 6;
constexpr qsizetype longestCell = 300; // the schema allows goals of 60 characters

/// Code points that terminals show two columns wide (Unicode 16, EastAsianWidth W and F,
/// approximately).
constexpr std::array<std::array<char32_t, 2>, 9> wideRanges{
    {{0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0xA4CF}, {0xAC00, 0xD7A3}, {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}}};

qsizetype widthOf(char32_t character)
{
    const auto category = QChar::category(character);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing)
        return 0;
    const bool isWide = std::ranges::any_of(wideRanges,
        [character](auto range) { return character >= range[0] && character <= range[1]; });
    return isWide ? 2 : 1;
}

qsizetype widthOf(const QString &text)
{
    const QList<uint> characters = text.toUcs4();
    qsizetype width = 0;
    for (const uint character : characters)
        width += widthOf(char32_t{character});
    return width;
}

/// Printable text of limited length.
QString cellText(const QString &text)
{
    const QString beginning
        = printable(text.first(std::min(text.size(), longestCell))).simplified();
    return text.size() > longestCell ? beginning + u'\u2026' : beginning;
}

/// Removes from the word, and returns, as much as fits.
QString takeFitting(QString &word, qsizetype width)
{
    QString taken;
    qsizetype used = 0;
    for (const uint character : word.toUcs4()) {
        used += widthOf(char32_t{character});
        if (used > width && !taken.isEmpty())
            break;
        taken += QChar::fromUcs4(character);
    }
    word.remove(0, taken.size());
    return taken;
}

QStringList wrapped(const QString &text, qsizetype width)
{
    QStringList lines{QString()};
    for (QString word : text.split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype space = lines.last().isEmpty() ? 0 : 1;
        if (widthOf(lines.last()) + space + widthOf(word) > width && space == 1)
            lines << QString();
        else if (space == 1)
            lines.last() += u' ';
        while (widthOf(word) > width)
            lines.insert(lines.size() - 1, takeFitting(word, width));
        lines.last() += word;
    }
    return lines;
}

/// The text of an empty cell, with the reason.
QString emptyText(const Placed &placed)
{
    if (placed.marks.testFlag(Mark::Blank))
        return u"- blank"_s;
    if (placed.marks.testFlag(Mark::NoCentre))
        return u"- no centre"_s;
    return u"-"_s;
}

/// The texts of all cells, by site.
QStringList cellTexts(const RowTexts &rows, const Result &result)
{
    QSet<qint32> relaxed;
    for (const Finding &finding : result.findings) {
        if (isRelaxation(finding.code))
            relaxed.insert(static_cast<qint32>(finding.site));
    }
    QStringList texts;
    for (const Placed &placed : result.at) {
        QString sign = relaxed.contains(static_cast<qint32>(texts.size())) ? u"*"_s : QString();
        if (placed.marks.testFlag(Mark::Shiny))
            sign += u'+';
        if (!sign.isEmpty())
            sign += u' ';
        texts << (rows.isOn(placed) ? sign + cellText(rows.text(placed.what, placed.value))
                                    : emptyText(placed));
    }
    return texts;
}

/// One row of cells, with as many lines as its longest cell needs.
QString rowText(const QList<QStringList> &cells, qsizetype columnWidth, const QString &indent)
{
    const qsizetype height = std::ranges::max(cells, {}, &QStringList::size).size();
    QString text;
    for (qsizetype line = 0; line < height; ++line) {
        text += indent + u'|';
        for (const QStringList &cell : cells) {
            const QString part = cell.value(line);
            text += u' ' + part + QString(columnWidth - widthOf(part), u' ') + u" |"_s;
        }
        text += u'\n';
    }
    return text;
}

/// Rows from top to bottom; shorter ones are centred, as in a pyramid.
QString rowsText(const Shape &shape, const QStringList &texts, int width)
{
    constexpr qsizetype frame = 3; // "| " before and " " after each cell
    qsizetype columnWidth
        = std::max(narrowestColumn, (width - 1) / std::max(1, shape.columns) - frame);
    if (shape.topology == Topology::Pyramid)
        columnWidth -= (columnWidth + frame) % 2; // tiers are offset by half a cell
    QList<QList<QStringList>> rows(shape.rows);
    for (std::size_t site = 0; site < shape.sites.size(); ++site)
        rows[shape.sites[site].row] << wrapped(texts.at(static_cast<qsizetype>(site)), columnWidth);

    // The rule between two rows is as wide as the longer one.
    const auto ruleOf = [&](qsizetype cells) {
        const QString indent((shape.columns - cells) * (columnWidth + frame) / 2, u' ');
        return indent + (u'+' + QString(columnWidth + 2, u'-')).repeated(cells) + u"+\n"_s;
    };
    QString text;
    qsizetype above = 0;
    for (const QList<QStringList> &row : std::as_const(rows)) {
        text += ruleOf(std::max(above, row.size()));
        const QString indent((shape.columns - row.size()) * (columnWidth + frame) / 2, u' ');
        text += rowText(row, columnWidth, indent);
        above = row.size();
    }
    return text + (above > 0 ? ruleOf(above) : QString());
}

/// A list of sites, each with its links.
QString listText(const Shape &shape, const QStringList &texts)
{
    QString text;
    for (std::size_t site = 0; site < shape.sites.size(); ++site) {
        QStringList links;
        for (const Link &link : shape.links) {
            const auto here = SiteIndex{static_cast<std::int32_t>(site)};
            if (link.a == here || link.b == here)
                links << QString::number(static_cast<int>(link.a == here ? link.b : link.a) + 1);
        }
        text += u"%1. "_s.arg(site + 1) + texts.at(static_cast<qsizetype>(site))
            + (links.isEmpty() ? QString() : u" -> "_s + links.join(u", ")) + u'\n';
    }
    return text;
}

QString textOf(const RowTexts &rows, const Result &result, int width)
{
    const Shape &shape = *result.shape;
    const QStringList texts = cellTexts(rows, result);
    QString text = shape.topology == Topology::Graph ? listText(shape, texts)
                                                     : rowsText(shape, texts, width);
    for (const Part &part : result.parts)
        text += u'\n' + u"%1. "_s.arg(static_cast<int>(part.site) + 1)
            + texts.at(static_cast<qsizetype>(part.site)) + u'\n'
            + textOf(rows, *part.result, width);
    return text;
}

} // namespace

QString boardText(const RowTexts &rows, const Result &result, int width)
{
    return textOf(rows, result, width);
}

QString boardText(const GoalSet &set, const Result &result, int width)
{
    return textOf(RowTexts(set), result, width);
}

} // namespace boardwright

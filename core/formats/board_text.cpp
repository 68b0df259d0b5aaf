// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/board_text.h"

#include "core/goalset/goal_text.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype narrowestColumn = 6;
constexpr qsizetype longestCell = 300; // the schema allows goals of 60 characters

/// Code points that a terminal shows two columns wide (Unicode 16, EastAsianWidth W and F,
/// roughly).
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

/// On one line, of bearable length and without what could steer a terminal.
QString printable(const QString &text)
{
    QString clean;
    const QString beginning = text.first(std::min(text.size(), longestCell));
    for (const uint character : beginning.simplified().toUcs4()) {
        const auto category = QChar::category(character);
        if (category != QChar::Other_Control && category != QChar::Other_Format)
            clean += QChar::fromUcs4(character);
    }
    return beginning.size() < text.size() ? clean + u'\u2026' : clean;
}

/// Cuts off as much of the word as fits.
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

/// The texts of all cells, in the order of the sites.
QStringList cellTexts(const GoalSet &set, const Result &result)
{
    QHash<quint32, QString> goals;
    for (const Objective &objective : set.objectives)
        goals.insert(static_cast<quint32>(objective.id), objective.goal);
    QSet<qint32> relaxed;
    for (const Finding &finding : result.findings) {
        if (isRelaxation(finding.code))
            relaxed.insert(static_cast<qint32>(finding.site));
    }
    QStringList texts;
    for (const Placed &placed : result.at) {
        const auto goal = goals.constFind(static_cast<quint32>(placed.what));
        const QString mark
            = relaxed.contains(static_cast<qint32>(texts.size())) ? u"* "_s : QString();
        texts << (goal == goals.cend() ? u"-"_s
                                       : mark + printable(resolvedGoal(*goal, placed.value)));
    }
    return texts;
}

/// One row of cells: as many lines as its longest cell wraps to.
QString rowText(const QList<QStringList> &cells, qsizetype columnWidth)
{
    const qsizetype height = std::ranges::max(cells, {}, &QStringList::size).size();
    QString text;
    for (qsizetype line = 0; line < height; ++line) {
        text += u'|';
        for (const QStringList &cell : cells) {
            const QString part = cell.value(line);
            text += u' ' + part + QString(columnWidth - widthOf(part), u' ') + u" |"_s;
        }
        text += u'\n';
    }
    return text;
}

} // namespace

QString boardText(const GoalSet &set, const Result &result, int width)
{
    const Shape &shape = *result.shape;
    constexpr qsizetype frame = 3; // "| " before and " " after each cell
    const qsizetype columnWidth
        = std::max(narrowestColumn, (width - 1) / std::max(1, shape.columns) - frame);
    QList<QList<QStringList>> rows(
        shape.rows, QList<QStringList>(shape.columns, QStringList{QString()}));
    const QStringList texts = cellTexts(set, result);
    for (std::size_t site = 0; site < shape.sites.size(); ++site) {
        const Site &place = shape.sites[site];
        rows[place.row][place.column]
            = wrapped(texts.at(static_cast<qsizetype>(site)), columnWidth);
    }

    const QString rule = (u'+' + QString(columnWidth + 2, u'-')).repeated(shape.columns) + u"+\n"_s;
    QString text = rule;
    for (const QList<QStringList> &row : std::as_const(rows))
        text += rowText(row, columnWidth) + rule;
    return text;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lists/loose_lines.h"

#include "tests/support/lists/loose_values.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>

namespace boardwright::test {

using namespace Qt::StringLiterals;

namespace {

QStringList linesOfText(const QString &text)
{
    static const QRegularExpression end(u"\r\n|\r|\n"_s);
    return text.split(end);
}

QString withoutBesides(const QString &text, const QStringList &besides)
{
    QStringList kept;
    for (const QString &line : linesOfText(text)) {
        if (!line.startsWith(u"```") && !besides.contains(line.simplified()))
            kept << line;
    }
    return kept.join(u'\n');
}

bool isInCapitals(const QString &line)
{
    return line.size() > 2 && line == line.toUpper() && line != line.toLower();
}

/// "Caves:" of a heading of any kind.
QString plainHeading(const QString &text)
{
    static const QRegularExpression sign(u"^[\\[# =-]+|[\\]# =:-]+$"_s);
    return QString(text).remove(sign) + u':';
}

QString plainLines(const QString &text, const KnownReading &read)
{
    static const QRegularExpression count(
        u"^\\s*(?:[\u2610\u2611]|\\(?\\d+(?:\\)| -|:)?|- \\[.\\])\\s+"_s);
    static const QRegularExpression label(
        u" \\((?:Easy|Medium|Hard)\\)$|^[\\[<](?:Easy|Medium|Hard)[\\]>] "_s);
    const bool hasHeadings = read.codes.contains(u"keys-as-types"_s);
    const bool hasIndents = text.contains(u"\n  "_s);
    QStringList plain;
    for (QString line : linesOfText(text)) {
        if (line.trimmed().isEmpty())
            continue;
        const bool isOuter = hasIndents && !line.startsWith(u' ');
        if (hasHeadings
            && (isInCapitals(line) || isOuter || !read.goals.contains(line.trimmed()))) {
            plain << plainHeading(line);
            continue;
        }
        if (read.codes.contains(u"bullets-removed"_s))
            line.replace(count, u"- "_s);
        if (read.codes.contains(u"columns-as-tiers"_s))
            line.remove(label);
        plain << line.trimmed();
    }
    return plain.join(u'\n');
}

/// A goal a line.
QString plainCells(const QList<QStringList> &rows)
{
    QStringList lines{u"goal"_s};
    for (const QStringList &row : rows) {
        for (const QString &cell : row) {
            if (!cell.trimmed().isEmpty())
                lines << cell.trimmed();
        }
    }
    return lines.join(u'\n');
}

/// What stands above in an empty first cell.
QString withCellsAbove(const QList<QStringList> &rows)
{
    QStringList lines;
    QString above;
    for (QStringList row : rows) {
        above = row.front().trimmed().isEmpty() ? above : row.front();
        row.front() = lines.isEmpty() ? u"types"_s : above;
        lines << row.join(u',');
    }
    return lines.join(u'\n');
}

/// Rows whose first cells are types or words for tiers, as lines with a goal each.
QString plainRows(const QList<QStringList> &rows, bool areTypes, bool hasTitles)
{
    QStringList lines{areTypes ? u"goal,types"_s : u"goal,difficulty"_s};
    for (qsizetype row = hasTitles ? 1 : 0; row < rows.size(); ++row) {
        for (qsizetype cell = 1; cell < rows[row].size(); ++cell) {
            if (!rows[row][cell].trimmed().isEmpty())
                lines << rows[row][cell].trimmed() + u',' + rows[row][0].trimmed();
        }
    }
    return lines.join(u'\n');
}

} // namespace

QString decoded(const QByteArray &bytes)
{
    const auto marked = QStringConverter::encodingForData(bytes);
    QStringDecoder decoder(marked.value_or(QStringConverter::Utf8));
    const QString text = decoder(bytes);
    return decoder.hasError() ? QString::fromLatin1(bytes) : text;
}

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression other(
        u"[^\\w]+|_"_s, QRegularExpression::UseUnicodePropertiesOption);
    return text.split(other, Qt::SkipEmptyParts);
}

QString inPlainShape(const QString &text, const KnownReading &read)
{
    const QString rest = withoutBesides(text, read.besides);
    if (!read.isTable)
        return plainLines(rest, read);
    static const QRegularExpression separator(u"[;|]"_s);
    QList<QStringList> rows = cellsOfTable(QString(rest).replace(separator, u","_s));
    rows.removeIf([](const QStringList &row) { return row.join(QString()).trimmed().isEmpty(); });
    if (read.codes.contains(u"cells-as-goals"_s))
        return plainCells(rows);
    if (read.codes.contains(u"cells-carried-down"_s))
        return withCellsAbove(rows);
    const auto isSingle = [](const QStringList &row) { return row.size() == 1; };
    if (rows.size() < 2 || std::ranges::all_of(rows, isSingle))
        return read.codes.contains(u"keys-as-types"_s) ? plainLines(rest, read) : rest;
    const QString second = rows[1].value(0).trimmed();
    const bool areTypes = read.codes.contains(u"keys-as-types"_s);
    const bool areRows = (areTypes || read.codes.contains(u"columns-as-tiers"_s))
        && !read.goals.contains(second) && !second.isEmpty() && !second.front().isDigit()
        && read.goals.contains(rows[1].value(1).trimmed())
        && !rows[0].contains(u"goal"_s, Qt::CaseInsensitive);
    if (areRows)
        return plainRows(rows, areTypes, rows[0].value(0) == u"Category");
    return rest;
}

} // namespace boardwright::test

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/table_outline.h"

#include "core/formats/text_position.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/goal_key.h"
#include "core/lists/table_guesses.h"
#include "core/lists/table_rows.h"
#include "core/lists/translated_texts.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array separators{',', ';', '\t', '|'};
constexpr qsizetype longestLook = qsizetype{256} * 1024;
constexpr qsizetype longestFirstLine = qsizetype{16} * 1024 * 1024;
constexpr std::size_t mostLooked = 200; ///< lines

bool isTabSuffix(QStringView suffix)
{
    return suffix.compare("tsv"_L1, Qt::CaseInsensitive) == 0
        || suffix.compare("tab"_L1, Qt::CaseInsensitive) == 0;
}

/// The beginning of a text, cut after a line.
QByteArrayView beginningOf(QByteArrayView text)
{
    if (text.size() <= longestLook)
        return text;
    const QByteArrayView beginning = text.first(longestLook);
    const qsizetype end = std::max(beginning.lastIndexOf('\n'), beginning.lastIndexOf('\r'));
    if (end >= 0)
        return beginning.first(end + 1);
    const auto isLineEnd = [](char byte) { return byte == '\n' || byte == '\r'; };
    const QByteArrayView longer = text.first(std::min(text.size(), longestFirstLine));
    const auto *const first = std::find_if(longer.begin() + longestLook, longer.end(), isLineEnd);
    const bool isWhole = first != longer.end() || longer.size() == text.size();
    return isWhole ? longer.first(first - longer.begin()) : QByteArrayView();
}

struct LookedLines {
    std::vector<CsvLine> lines; ///< that are not blank
    bool isTooWide = false; ///< the last of them has only as many cells as are read
};

/// Up to an error, which is reported where the whole is read.
LookedLines lookedLinesOf(QByteArrayView text, char separator, qsizetype from)
{
    CsvReader reader(text, separator, from);
    LookedLines looked;
    CsvLine line;
    while (looked.lines.size() < mostLooked) {
        const auto isLine = reader.next(line);
        looked.isTooWide = !isLine && isLine.error().code == Code::SheetTooLarge
            && line.cells.size() == mostCsvCells;
        if (!isLine.value_or(looked.isTooWide))
            break;
        if (!isBlankLine(line) || looked.isTooWide)
            looked.lines.push_back(line);
        if (looked.isTooWide)
            break;
    }
    return looked;
}

/// Spreadsheets may name the separator in a line of its own: "sep=;". Its size with the line end.
qsizetype separatorLineSize(QByteArrayView text, char &separator)
{
    const qsizetype at = byteOrderMarkSize(text);
    constexpr QByteArrayView name = "sep=";
    const QByteArrayView rest = text.sliced(at);
    if (!rest.startsWith(name) || rest.size() < name.size() + 2)
        return 0;
    qsizetype end = name.size() + 1;
    if (!std::ranges::contains(separators, rest[name.size()])
        || (rest[end] != '\r' && rest[end] != '\n'))
        return 0;
    separator = rest[name.size()];
    while (end < rest.size() && (rest[end] == '\r' || rest[end] == '\n'))
        ++end;
    return at + end;
}

bool isGoalColumn(const TitledColumn &column)
{
    return column.field == fieldOf(ObjectiveField::Goal);
}

bool areForTheSame(const TitledColumn &one, const TitledColumn &other)
{
    return one.field == other.field && one.isListed == other.isListed;
}

/// Of several columns for the same field, keeps the one that is meant.
void keepOnlyMeant(std::vector<TableColumn> &columns)
{
    std::vector<TableColumn *> kept; // at most one for each field
    for (TableColumn &column : columns) {
        if (!column.use)
            continue;
        const auto same = std::ranges::find_if(kept,
            [&](const TableColumn *other) { return areForTheSame(*other->use, *column.use); });
        if (same == kept.end()) {
            kept.push_back(&column);
        } else if (column.use->rank < (*same)->use->rank) {
            (*same)->use.reset();
            *same = &column;
        } else {
            column.use.reset();
        }
    }
}

/// The lowest and the highest value of a range may have a column each.
void markEnds(std::vector<TableColumn> &columns)
{
    const auto find = [&](GoalKey key) {
        return std::ranges::find_if(columns, [&](const TableColumn &column) {
            return !column.use && goalKeyOf(column.title.trimmed()) == key;
        });
    };
    const auto least = find(GoalKey::Least);
    const auto most = find(GoalKey::Most);
    if (least == columns.end() || most == columns.end())
        return;
    least->isLeast = true;
    most->isMost = true;
}

/// The goals may have a column for each language; of two for the same, the first is used.
void markTranslations(std::vector<TableColumn> &columns)
{
    QStringList known;
    for (TableColumn &column : columns) {
        const QString key = column.use ? QString() : translationKeyOfTitle(column.title);
        if (key.isEmpty() || known.contains(key))
            continue;
        known << key;
        column.translation = key;
    }
}

std::vector<TableColumn> titledColumns(QByteArrayView text, const CsvLine &titles)
{
    std::vector<TableColumn> columns;
    for (qsizetype i = 0; i < titles.cells.size(); ++i) {
        const qsizetype at = titles.offsets[static_cast<std::size_t>(i)];
        columns.push_back({.title = cellTextAt(text, titles.cells[i], at),
            .at = at,
            .use = columnOfTitle(titles.cells[i])});
    }
    keepOnlyMeant(columns);
    markEnds(columns);
    markTranslations(columns);
    return columns;
}

TableOutline outlineWith(
    QByteArrayView text, char separator, qsizetype from, const std::vector<CsvLine> &lines)
{
    TableOutline outline{.separator = separator, .begin = from};
    if (lines.empty())
        return outline;
    outline.lines = std::ssize(lines);
    const CsvLine &first = lines.front();
    outline.isRegular = std::ranges::all_of(
        lines, [&](const CsvLine &line) { return line.cells.size() == first.cells.size(); });
    outline.columns = titledColumns(text, first);
    outline.known = std::ranges::count_if(outline.columns, [](const TableColumn &column) {
        return column.use.has_value() || !column.translation.isEmpty();
    });
    outline.hasGoalTitle = std::ranges::any_of(outline.columns,
        [](const TableColumn &column) { return column.use && isGoalColumn(*column.use); });
    // A goal may well be one of the words; several of them are titles.
    const bool areMostlyTitles = outline.known >= 2 && 2 * outline.known >= first.cells.size();
    outline.hasTitles = outline.hasGoalTitle || areMostlyTitles;
    return outline;
}

/// The text of a line as it stands, but for white space.
QString textOfLine(const CsvLine &line)
{
    QStringList cells = line.cells;
    cells.removeAll(QString());
    return cells.join(u' ').simplified();
}

/// The outline of a table whose titles stand below other lines, if there are such titles, or else
/// of one that begins with its first line. Removes the lines above from `lines`.
TableOutline outlineFrom(
    QByteArrayView text, char separator, qsizetype from, std::vector<CsvLine> &lines)
{
    constexpr std::size_t mostAbove = 20;
    TableOutline outline = outlineWith(text, separator, from, lines);
    const auto dashes = std::ranges::find_if(lines, isDashes);
    const bool isMarkdown = separator == '|' && dashes != lines.end();
    std::size_t titles = 0;
    bool areBlank = false; // the titles of Markdown
    if (isMarkdown) {
        titles = static_cast<std::size_t>(dashes - lines.begin());
        areBlank = titles == 0 || lines[titles - 1].cells.size() < 2;
        titles -= areBlank ? 0 : 1;
    } else if (!outline.hasTitles) {
        for (std::size_t i = 1; i < std::min(mostAbove, lines.size()); ++i) {
            const TableOutline below = outlineWith(text, separator, from, {lines[i]});
            if (below.hasGoalTitle && below.known >= 2) {
                titles = i;
                break;
            }
        }
    }
    std::vector<LineBeside> above;
    above.reserve(titles);
    for (std::size_t i = 0; i < titles; ++i)
        above.push_back({.at = lines[i].offsets.front(), .text = textOfLine(lines[i])});
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(titles));
    // Text around the table is none of its lines.
    if (isMarkdown)
        std::erase_if(
            lines, [](const CsvLine &line) { return isDashes(line) || line.cells.size() < 2; });
    if (lines.empty())
        return {.separator = separator, .begin = from};
    if (titles > 0 || isMarkdown)
        outline = outlineWith(text, separator, lines.front().offsets.front(), lines);
    outline.above = std::move(above);
    outline.isMarkdown = isMarkdown;
    outline.hasTitles = outline.hasTitles || (isMarkdown && !areBlank);
    return outline;
}

} // namespace

QString letterOfColumn(qsizetype column)
{
    constexpr qsizetype letters = 26;
    QString name;
    for (qsizetype rest = column + 1; rest > 0; rest = (rest - 1) / letters)
        name.prepend(QChar(u'A' + static_cast<char16_t>((rest - 1) % letters)));
    return name;
}

bool isDashes(const CsvLine &line)
{
    static const QRegularExpression dashes(u"^:?-+:?$"_s);
    bool hasDashes = false;
    for (const QString &cell : line.cells) {
        const QString text = cell.trimmed();
        if (!text.isEmpty() && !dashes.match(text).hasMatch())
            return false;
        hasDashes = hasDashes || !text.isEmpty();
    }
    return hasDashes && line.cells.size() > 1;
}

bool isBlankLine(const CsvLine &line)
{
    return std::ranges::all_of(
        line.cells, [](const QString &cell) { return cell.trimmed().isEmpty(); });
}

QString cellTextAt(QByteArrayView text, const QString &cell, qsizetype at)
{
    const bool isQuoted = at < text.size() && text[at] == '"';
    return isQuoted ? cell : cell.trimmed();
}

TableOutline rowOutlineOf(std::vector<CsvLine> lines)
{
    TableOutline outline = outlineFrom({}, ',', 0, lines);
    if (!outline.hasGoalTitle)
        guessFields(outline, {}, lines, true);
    return outline;
}

TableOutline tableOutlineOf(QByteArrayView text, QStringView suffix)
{
    const QByteArrayView beginning = beginningOf(text);
    char named = 0;
    const qsizetype from = separatorLineSize(beginning, named);
    std::optional<TableOutline> best;
    std::vector<CsvLine> linesOfBest;
    std::tuple<bool, qsizetype, qsizetype, bool> merit;
    for (const char separator : separators) {
        if (from > 0 && separator != named)
            continue;
        auto [lines, isTooWide] = lookedLinesOf(beginning, separator, from);
        TableOutline outline = outlineFrom(beginning, separator, from, lines);
        outline.isTooWide = isTooWide;
        const auto width = std::ssize(outline.columns);
        const qsizetype agreeing = std::ranges::count_if(
            lines, [&](const CsvLine &line) { return line.cells.size() == width; });
        const bool isUsual = separator == (isTabSuffix(suffix) ? '\t' : ',');
        const std::tuple now(outline.isMarkdown, outline.known,
            width > 1 || outline.hasTitles ? agreeing : 0, isUsual);
        if (!best || now > merit) {
            merit = now;
            best = std::move(outline);
            linesOfBest = std::move(lines);
        }
    }
    TableOutline outline = *std::move(best);
    if (guessTitledRows(outline, linesOfBest))
        return outline;
    if (!outline.hasGoalTitle)
        guessColumns(outline, beginning, linesOfBest);
    markCarried(outline, linesOfBest);
    return outline;
}

} // namespace boardwright

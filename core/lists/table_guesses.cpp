// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/table_guesses.h"

#include "core/goalset/cell_values.h"
#include "core/lists/difficulty_field.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// Judges a column by its cells.
class ColumnLook {
public:
    void add(const QString &cell)
    {
        const QString text = cell.trimmed();
        if (text.isEmpty())
            return;
        ++m_cells;
        m_different.insert(text);
        const auto number = wholeNumberOfCell(text);
        if (!number) {
            ++m_texts;
            return;
        }
        m_areTiers = m_areTiers && *number >= lowestTier && *number <= highestTier;
        m_countsUp = m_countsUp && (m_before == 0 || *number == m_before + 1);
        m_before = *number;
    }

    bool isText() const { return 2 * m_texts > m_cells; }

    /// Numbers from 1 to 25, but no numbers of lines.
    bool isDifficulty() const { return isNumbers() && m_areTiers && !m_countsUp; }

    bool isBlank() const { return m_cells == 0; }

    /// Numbers, two or more.
    bool isNumbers() const { return m_cells > 1 && m_texts == 0; }

    /// A few names that occur again and again.
    bool isTypes() const { return isText() && m_cells >= 4 && 2 * m_different.size() <= m_cells; }

private:
    qsizetype m_cells = 0;
    qsizetype m_texts = 0;
    QSet<QString> m_different; // counted, never iterated
    bool m_areTiers = true;
    bool m_countsUp = true;
    qint64 m_before = 0;
};

std::vector<ColumnLook> looksOf(const std::vector<CsvLine> &lines)
{
    std::vector<ColumnLook> looks;
    for (const CsvLine &line : lines) {
        if (std::ssize(line.cells) > std::ssize(looks))
            looks.resize(static_cast<std::size_t>(line.cells.size()));
        for (qsizetype i = 0; i < line.cells.size(); ++i)
            looks[static_cast<std::size_t>(i)].add(line.cells[i]);
    }
    return looks;
}

void guess(TableColumn &column, QLatin1StringView title)
{
    column.use = columnOfTitle(QString(title));
    column.guessedAs = title;
}

/// The first column with text that no title names becomes the goal.
bool guessGoal(TableOutline &outline, const std::vector<ColumnLook> &looks)
{
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const TableColumn &column = outline.columns[i];
        if (!column.use && !column.isLeast && !column.isMost && looks[i].isText()) {
            guess(outline.columns[i], "goal"_L1);
            return true;
        }
    }
    return false;
}

/// Guesses the further columns of a table without known titles.
void guessFurther(TableOutline &outline, const std::vector<ColumnLook> &looks)
{
    bool hasDifficulty = false;
    bool hasTypes = false;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        TableColumn &column = outline.columns[i];
        if (column.use)
            continue;
        if (!hasDifficulty && looks[i].isDifficulty()) {
            guess(column, "difficulty"_L1);
            hasDifficulty = true;
        } else if (!hasTypes && looks[i].isTypes()) {
            guess(column, "types"_L1);
            hasTypes = true;
        }
    }
}

/// Whether a line above these is one of titles, such as those in another language.
bool isAboveNumbers(const CsvLine &line, const std::vector<ColumnLook> &looks)
{
    bool isIt = false;
    for (qsizetype i = 0; i < line.cells.size(); ++i) {
        const QString text = line.cells[i].trimmed();
        const bool isText = !text.isEmpty() && !wholeNumberOfCell(text);
        if (!isText && !text.isEmpty())
            return false;
        const auto column = static_cast<std::size_t>(i);
        isIt = isIt || (isText && column < looks.size() && looks[column].isNumbers());
    }
    return isIt;
}

std::vector<TableColumn> columnsByLetter(const std::vector<CsvLine> &lines, std::size_t count)
{
    std::vector<TableColumn> columns;
    for (std::size_t i = 0; i < count; ++i) {
        const auto first = std::ranges::find_if(
            lines, [&](const CsvLine &line) { return line.offsets.size() > i; });
        columns.push_back({.title = letterOfColumn(static_cast<qsizetype>(i)),
            .at = first->offsets[i],
            .use = std::nullopt});
    }
    return columns;
}

std::vector<TableColumn> columnsByTitle(QByteArrayView text, const CsvLine &titles)
{
    std::vector<TableColumn> columns;
    columns.reserve(titles.offsets.size());
    for (std::size_t i = 0; i < titles.offsets.size(); ++i)
        columns.push_back(
            {.title = cellTextAt(text, titles.cells[static_cast<qsizetype>(i)], titles.offsets[i]),
                .at = titles.offsets[i],
                .use = std::nullopt});
    return columns;
}

/// How hard a title says that the goals below it are; nothing if it says nothing such.
std::optional<int> hardnessOf(const QString &title)
{
    static const QStringList words{u"very easy"_s, u"easy"_s, u"medium"_s, u"hard"_s,
        u"very hard"_s, u"extreme"_s, u"impossible"_s};
    static const QMap<QString, int> others{{u"beginner"_s, 1}, {u"simple"_s, 1}, {u"normal"_s, 2},
        {u"moderate"_s, 2}, {u"intermediate"_s, 2}, {u"difficult"_s, 3}, {u"expert"_s, 4},
        {u"insane"_s, 5}};
    static const QRegularExpression number(
        u"^(?:tier|level|lvl|difficulty|rank|t|d)?[ #_.-]*([0-9]{1,2})$"_s);
    const QString word = title.trimmed().toLower();
    if (const auto match = number.match(word); match.hasMatch())
        return match.captured(1).toInt();
    if (const qsizetype place = words.indexOf(word); place >= 0)
        return static_cast<int>(place);
    const auto other = others.constFind(word);
    return other == others.cend() ? std::nullopt : std::optional(*other);
}

/// The tiers of the columns below such titles, the easiest first; empty if they are no such titles.
std::vector<int> tiersOfTitles(const QStringList &titles)
{
    std::vector<int> hardness;
    for (const QString &title : titles) {
        const auto hard = hardnessOf(title);
        if (!hard)
            return {};
        hardness.push_back(*hard);
    }
    std::vector<int> ordered = hardness;
    std::ranges::sort(ordered);
    ordered.erase(std::ranges::unique(ordered).begin(), ordered.end());
    if (ordered.size() < 2)
        return {};
    for (int &hard : hardness)
        hard = 1 + static_cast<int>(std::ranges::lower_bound(ordered, hard) - ordered.begin());
    return hardness;
}

/// Whether the lines are those of a card, on which each cell is a goal of its own: a square of
/// different texts, of which one may be missing.
bool areOfCard(const std::vector<CsvLine> &lines, bool isBelowLetters)
{
    constexpr qsizetype leastWidth = 3;
    constexpr qsizetype mostWidth = 10;
    if (lines.empty())
        return false;
    const qsizetype width = lines.front().cells.size();
    const bool isSquare = std::ssize(lines) == width;
    if (width < leastWidth || width > mostWidth || (!isSquare && !isBelowLetters))
        return false;
    QSet<QString> different; // counted, never iterated
    qsizetype blank = 0;
    for (const CsvLine &line : lines) {
        if (line.cells.size() != width)
            return false;
        for (const QString &cell : line.cells) {
            const QString text = cell.trimmed();
            blank += text.isEmpty() ? 1 : 0;
            if (blank > 1 || wholeNumberOfCell(text) || flagOfCell(text))
                return false;
            different.insert(text);
        }
    }
    constexpr qsizetype tenths = 10;
    constexpr qsizetype leastDifferent = 9;
    return tenths * different.size() >= leastDifferent * width * std::ssize(lines);
}

/// B, I, N, G, O.
bool areLetters(const CsvLine &line)
{
    return line.cells.size() > 2 && std::ranges::all_of(line.cells, [](const QString &cell) {
        return cell.trimmed().size() == 1;
    });
}

/// Whether a column has only the numbers of the lines.
bool isOfLineNumbers(const QString &title, const ColumnLook &look)
{
    static const QRegularExpression number(u"^(?:#|no\\.?|nr\\.?|num(?:ber)?|row|line|id)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return look.isNumbers() && number.match(title.trimmed()).hasMatch();
}

/// Whether a line has a single text, as one above a table has.
bool isTitleOfAll(const CsvLine &line)
{
    return line.cells.size() > 1 && std::ranges::count_if(line.cells, [](const QString &cell) {
        return !cell.trimmed().isEmpty();
    }) == 1;
}

/// A table in which each cell is a goal.
bool guessCells(TableOutline &outline, QByteArrayView text, std::vector<CsvLine> lines)
{
    if (lines.size() > 1 && isTitleOfAll(lines.front())
        && areOfCard({lines.begin() + 1, lines.end()}, false)) {
        const CsvLine &title = lines.front();
        outline.above.push_back(
            {.at = title.offsets.front(), .text = title.cells.join(u' ').simplified()});
        outline.begin = lines[1].offsets.front();
        lines.erase(lines.begin());
    }
    const CsvLine &first = lines.front();
    const std::vector<CsvLine> below{lines.begin() + 1, lines.end()};
    std::vector<ColumnLook> looks = looksOf(below);
    looks.resize(static_cast<std::size_t>(first.cells.size()));
    // Bars at both ends of a line enclose nothing.
    const auto isNothing = [&](qsizetype column) {
        return first.cells[column].trimmed().isEmpty()
            && looks[static_cast<std::size_t>(column)].isBlank();
    };
    qsizetype from = 0;
    qsizetype end = first.cells.size();
    while (from < end && isNothing(from))
        ++from;
    while (end > from && isNothing(end - 1))
        --end;
    if (from < end && isOfLineNumbers(first.cells[from], looks[static_cast<std::size_t>(from)]))
        ++from;
    const std::vector<int> tiers = tiersOfTitles(first.cells.sliced(from, end - from));
    const bool isBelowLetters = areLetters(first);
    const bool hasTiers = !tiers.empty() && !below.empty()
        && std::all_of(looks.begin() + from, looks.begin() + end, std::mem_fn(&ColumnLook::isText));
    const bool isCard
        = !outline.isMarkdown && areOfCard(isBelowLetters ? below : lines, isBelowLetters);
    if (!hasTiers && !isCard)
        return false;
    outline.isOfCells = true;
    outline.hasTitles = hasTiers || isBelowLetters;
    outline.columns = outline.hasTitles
        ? columnsByTitle(text, first)
        : columnsByLetter(lines, static_cast<std::size_t>(first.cells.size()));
    if (!hasTiers)
        return true;
    for (TableColumn &column : outline.columns)
        column.isOfGoals = false;
    for (std::size_t i = 0; i < tiers.size(); ++i) {
        TableColumn &column = outline.columns[i + static_cast<std::size_t>(from)];
        column.isOfGoals = true;
        column.tier = tiers[i];
    }
    return true;
}

} // namespace

void guessColumns(TableOutline &outline, QByteArrayView text, std::vector<CsvLine> lines)
{
    if (lines.empty())
        return;
    if ((!outline.hasTitles || (outline.isMarkdown && outline.known == 0))
        && guessCells(outline, text, lines))
        return;
    const CsvLine first = lines.front();
    std::vector<ColumnLook> looksBelow = looksOf({lines.begin() + 1, lines.end()});
    const bool hasKnownTitles = outline.hasTitles;
    outline.hasTitles = hasKnownTitles || isAboveNumbers(first, looksBelow);
    std::vector<ColumnLook> looks = outline.hasTitles ? std::move(looksBelow) : looksOf(lines);
    if (!hasKnownTitles)
        outline.columns = outline.hasTitles ? columnsByTitle(text, first)
                                            : columnsByLetter(lines, looks.size());
    looks.resize(std::min(looks.size(), outline.columns.size()));
    const bool hasGoal = guessGoal(outline, looks);
    if (hasKnownTitles)
        return;
    if (!hasGoal && !looks.empty()) // goals that are all numbers are goals, too
        guess(outline.columns.front(), "goal"_L1);
    guessFurther(outline, looks);
}

} // namespace boardwright

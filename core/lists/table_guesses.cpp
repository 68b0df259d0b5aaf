// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/table_guesses.h"

#include "core/goalset/cell_values.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/hardness.h"
#include "core/lists/table_rows.h"
#include "core/lists/title_words.h"

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
        m_worded += text.contains(u' ') ? 1 : 0;
        m_characters += text.size();
        m_areHardness = m_areHardness && hardnessOfWord(text).has_value();
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

    /// Words such as "easy", two or more.
    bool isHardness() const { return m_areHardness && m_different.size() > 1; }

    bool isBlank() const { return m_cells == 0; }

    /// Numbers, two or more.
    bool isNumbers() const { return m_cells > 1 && m_texts == 0; }

    /// Mostly texts of several words.
    bool isWorded() const { return isText() && 2 * m_worded >= m_cells; }

    /// Single words.
    bool isWords() const { return isText() && m_worded == 0; }

    bool isDifferent() const { return m_different.size() == m_cells; }

    double meanLength() const
    {
        return static_cast<double>(m_characters)
            / static_cast<double>(std::max<qsizetype>(1, m_cells));
    }

    qsizetype cells() const { return m_cells; }

    qsizetype characters() const { return m_characters; }

    /// A few names that occur again and again.
    bool isTypes() const { return isText() && m_cells >= 4 && 2 * m_different.size() <= m_cells; }

private:
    qsizetype m_cells = 0;
    qsizetype m_texts = 0;
    qsizetype m_worded = 0; ///< of several words
    qsizetype m_characters = 0;
    QSet<QString> m_different; // counted, never iterated
    bool m_areTiers = true;
    bool m_areHardness = true;
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

/// The first column with text that no title names becomes the goal: rather one of different texts
/// than one of names, and one in another language only if there is no other.
bool guessGoal(TableOutline &outline, const std::vector<ColumnLook> &looks, bool areRows)
{
    const auto isFree = [&](std::size_t i) {
        const TableColumn &column = outline.columns[i];
        return !column.use && !column.isLeast && !column.isMost && looks[i].isText();
    };
    const auto isPlain = [&](std::size_t i) { return outline.columns[i].translation.isEmpty(); };
    const auto isGood = [&](std::size_t i) {
        return isPlain(i) && !looks[i].isTypes() && (!areRows || looks[i].isWorded());
    };
    const auto isNumbering = [&](std::size_t i) {
        return outline.hasTitles && isTitleOfNumbering(outline.columns[i].title);
    };
    // Beside numbers of another program, the goals are where most is said.
    std::size_t most = looks.size();
    bool isNumbered = false;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        isNumbered = isNumbered || (isFree(i) && isNumbering(i));
        const bool isMore
            = most == looks.size() || looks[i].characters() > looks[most].characters();
        if (isFree(i) && isPlain(i) && !isNumbering(i) && isMore)
            most = i;
    }
    const auto isBest = [&](std::size_t i) { return isNumbered ? i == most : isGood(i); };
    const auto isAny = [](std::size_t) { return true; };
    const auto take = [&](const auto &isFit) {
        for (std::size_t i = 0; i < looks.size(); ++i) {
            if (!isFree(i) || !isFit(i))
                continue;
            guess(outline.columns[i], "goal"_L1);
            outline.columns[i].translation.clear();
            return true;
        }
        return false;
    };
    return take(isBest) || take(isPlain) || take(isAny);
}

/// Guesses the further columns of a table without known titles.
void guessFurther(TableOutline &outline, const std::vector<ColumnLook> &looks, bool areRows)
{
    const bool areWords = std::ranges::any_of(looks, &ColumnLook::isHardness);
    bool hasDifficulty = false;
    bool hasTypes = false;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        TableColumn &column = outline.columns[i];
        if (column.use || !column.translation.isEmpty())
            continue;
        const bool areNames = looks[i].isTypes() || (areRows && looks[i].isWords());
        const bool isHard = looks[i].isHardness() || (!areWords && looks[i].isDifficulty());
        if (!hasDifficulty && isHard) {
            guess(column, "difficulty"_L1);
            hasDifficulty = true;
        } else if (areNames && (!hasTypes || areRows)) {
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

/// Whether the cells of columns end at different lines, each column without a gap.
bool areRagged(const std::vector<CsvLine> &lines, qsizetype from, qsizetype end)
{
    QSet<qsizetype> heights; // counted, never iterated
    for (qsizetype column = from; column < end; ++column) {
        const auto isBlankIn
            = [&](const CsvLine &line) { return line.cells.value(column).trimmed().isEmpty(); };
        const auto last = std::ranges::find_if(lines, isBlankIn);
        if (!std::all_of(last, lines.end(), isBlankIn))
            return false;
        heights.insert(last - lines.begin());
    }
    return heights.size() > 1;
}

/// Whether the columns below titles hold goals of a type each: texts that are alike in size, all
/// of them different, and longer than the titles.
bool areOfTypes(const QStringList &titles, const std::vector<CsvLine> &below,
    const std::vector<ColumnLook> &looks, qsizetype from)
{
    constexpr double mostRatio = 1.7;
    constexpr std::ptrdiff_t leastEven = 3;
    if (below.empty() || !mayBeTypes(titles))
        return false;
    const auto end = from + titles.size();
    const std::vector<ColumnLook> ours(looks.begin() + from, looks.begin() + end);
    double shortest = 0;
    double longest = 0;
    qsizetype cells = 0;
    for (const ColumnLook &look : ours) {
        if (!look.isText() || !look.isDifferent())
            return false;
        shortest = cells == 0 ? look.meanLength() : std::min(shortest, look.meanLength());
        longest = std::max(longest, look.meanLength());
        cells += look.cells();
    }
    double lengths = 0;
    for (const QString &title : titles)
        lengths += static_cast<double>(title.simplified().size());
    if (lengths / static_cast<double>(titles.size()) >= shortest)
        return false;
    const bool areWorded = std::ranges::all_of(ours, &ColumnLook::isWorded);
    const bool areAlike = longest <= mostRatio * shortest;
    const bool areMany = std::ssize(titles) >= leastEven && cells > std::ssize(titles);
    const bool isFull = cells == titles.size() * std::ssize(below);
    return (areRagged(below, from, end) && (areWorded || areAlike))
        || (isFull && areWorded && areAlike && (areMany || below.size() > 1));
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
bool areLetters(const QStringList &cells)
{
    return cells.size() > 2 && std::ranges::all_of(cells, [](const QString &cell) {
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

/// Each cell below `titles` is a goal.
void markOfGoals(
    TableOutline &outline, qsizetype from, const QStringList &titles, const std::vector<int> &tiers)
{
    for (TableColumn &column : outline.columns)
        column.isOfGoals = false;
    for (qsizetype i = 0; i < titles.size(); ++i) {
        TableColumn &column = outline.columns[static_cast<std::size_t>(from + i)];
        column.isOfGoals = true;
        if (tiers.empty())
            column.type = titles[i].simplified();
        else
            column.tier = tiers[static_cast<std::size_t>(i)];
    }
}

/// Takes a line with a single text from above the others.
void takeTitleOfAll(TableOutline &outline, std::vector<CsvLine> &lines)
{
    const CsvLine &title = lines.front();
    outline.above.push_back(
        {.at = title.offsets.front(), .text = title.cells.join(u' ').simplified()});
    outline.begin = lines[1].offsets.front();
    lines.erase(lines.begin());
}

/// A table in which each cell is a goal.
bool guessCellsOf(TableOutline &outline, QByteArrayView text, const std::vector<CsvLine> &lines)
{
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
    const auto cellsOf = [from, end](std::vector<CsvLine> all) {
        for (CsvLine &line : all)
            line.cells = line.cells.mid(from, end - from);
        return all;
    };
    const bool isBelowLetters = areLetters(first.cells.mid(from, end - from));
    const bool mayBeCard = !outline.isMarkdown || !outline.hasTitles || isBelowLetters;
    const bool isSquare
        = mayBeCard && areOfCard(cellsOf(isBelowLetters ? below : lines), isBelowLetters);
    if (from < end && isOfLineNumbers(first.cells[from], looks[static_cast<std::size_t>(from)]))
        ++from;
    const QStringList titles = first.cells.sliced(from, end - from);
    const std::vector<int> tiers = tiersOfTitles(titles);
    const bool hasTiers = !tiers.empty() && !below.empty()
        && std::all_of(looks.begin() + from, looks.begin() + end, std::mem_fn(&ColumnLook::isText));
    const bool isCard = isSquare && std::ranges::count_if(titles, isTitleOfField) < 2;
    // The goals of a card are not told from titles by their length alone.
    const auto isWord = [](const QString &title) { return !title.simplified().contains(u' '); };
    const bool hasTypes = !hasTiers && !isBelowLetters && outline.known == 0
        && (!isCard || std::ranges::all_of(titles, isWord))
        && areOfTypes(titles, below, looks, from);
    if (!hasTiers && !hasTypes && !isCard)
        return false;
    outline.isOfCells = true;
    const bool isOfGoals = std::ranges::all_of(titles, isTitleOfGoals);
    outline.hasTitles = hasTiers || hasTypes || isBelowLetters || isOfGoals;
    outline.columns = outline.hasTitles
        ? columnsByTitle(text, first)
        : columnsByLetter(lines, static_cast<std::size_t>(first.cells.size()));
    if (hasTiers || hasTypes)
        markOfGoals(outline, from, titles, tiers);
    return true;
}

/// The same, perhaps below a line with a single text.
bool guessCells(TableOutline &outline, QByteArrayView text, std::vector<CsvLine> lines)
{
    if (lines.size() > 2 && isTitleOfAll(lines.front())) {
        TableOutline below = outline;
        takeTitleOfAll(below, lines);
        if (!guessCellsOf(below, text, lines))
            return false;
        outline = std::move(below);
        return true;
    }
    return guessCellsOf(outline, text, lines);
}

} // namespace

void guessFields(
    TableOutline &outline, QByteArrayView text, const std::vector<CsvLine> &lines, bool areRows)
{
    const CsvLine &first = lines.front();
    std::vector<ColumnLook> looksBelow = looksOf({lines.begin() + 1, lines.end()});
    const bool hasKnownTitles = outline.hasTitles;
    outline.hasTitles = hasKnownTitles || isAboveNumbers(first, looksBelow)
        || std::ranges::any_of(first.cells, isTitleOfNumbering);
    std::vector<ColumnLook> looks = outline.hasTitles ? std::move(looksBelow) : looksOf(lines);
    if (!hasKnownTitles)
        outline.columns = outline.hasTitles ? columnsByTitle(text, first)
                                            : columnsByLetter(lines, looks.size());
    looks.resize(std::min(looks.size(), outline.columns.size()));
    const bool hasGoal = guessGoal(outline, looks, areRows);
    if (hasKnownTitles)
        return;
    if (!hasGoal && !looks.empty()) // goals that are all numbers are goals, too
        guess(outline.columns.front(), "goal"_L1);
    guessFurther(outline, looks, areRows);
}

void guessColumns(TableOutline &outline, QByteArrayView text, const std::vector<CsvLine> &lines)
{
    if (lines.empty())
        return;
    if ((!outline.hasTitles || (outline.isMarkdown && outline.known == 0))
        && (guessCells(outline, text, lines) || guessNamedRows(outline, text, lines)))
        return;
    guessFields(outline, text, lines);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/table_rows.h"

#include "core/goalset/cell_values.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/title_words.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// The lines of a table, each with a name and its goals.
struct NamedRows {
    QStringList names;
    QStringList goals;
    qsizetype narrowest = 0; ///< goals of a line
    qsizetype widest = 0;
    bool areWhole = true; ///< each line has a name, and no gap among its goals

    void add(const CsvLine &line)
    {
        qsizetype end = line.cells.size();
        while (end > 1 && line.cells[end - 1].trimmed().isEmpty())
            --end;
        for (qsizetype i = 0; i < end; ++i) {
            const QString text = line.cells[i].trimmed();
            areWhole = areWhole && !text.isEmpty();
            (i == 0 ? names : goals) << text;
        }
        const qsizetype width = end - 1;
        narrowest = names.size() == 1 ? width : std::min(narrowest, width);
        widest = std::max(widest, width);
    }
};

double meanLength(const QStringList &texts)
{
    qsizetype characters = 0;
    for (const QString &text : texts)
        characters += text.size();
    return static_cast<double>(characters)
        / static_cast<double>(std::max<qsizetype>(1, texts.size()));
}

bool isSeveralWords(const QString &text)
{
    return text.simplified().contains(u' ');
}

/// Whether texts are goals by their look: different, and neither numbers nor words of fields.
bool mayBeGoals(const QStringList &goals)
{
    const QSet<QString> different(goals.begin(), goals.end());
    return different.size() == goals.size() && std::ranges::none_of(goals, [](const QString &goal) {
        return wholeNumberOfCell(goal) || flagOfCell(goal) || hardnessOfTitle(goal);
    });
}

/// Whether a line begins a cell with a space, as people write after a comma.
bool isWritten(QByteArrayView text, const CsvLine &line)
{
    return std::ranges::any_of(line.offsets, [&](qsizetype at) {
        return at > 0 && at < text.size() && text[at] == ' ' && text[at - 1] == ',';
    });
}

/// Whether titles are "Category" or "Tier", and then those of goals alone.
bool areTitlesOfRows(const CsvLine &titles)
{
    if (titles.cells.size() < 2 || !isTitleOfGoals(titles.cells[1]))
        return false;
    const auto first = columnOfTitle(titles.cells[0]);
    return first && first->isListed
        && std::all_of(titles.cells.begin() + 1, titles.cells.end(), [](const QString &title) {
               return title.trimmed().isEmpty() || isTitleOfGoals(title);
           });
}

bool isNumber(const QString &text)
{
    return wholeNumberOfCell(text).has_value();
}

} // namespace

bool guessTitledRows(TableOutline &outline, const std::vector<CsvLine> &lines)
{
    if (lines.size() < 2 || outline.isMarkdown || outline.isTooWide)
        return false;
    const bool isTitled = areTitlesOfRows(lines.front());
    if (outline.hasTitles && !isTitled)
        return false;
    NamedRows rows;
    for (auto line = lines.begin() + (isTitled ? 1 : 0); line != lines.end(); ++line)
        rows.add(*line);
    if (isTitled && rows.widest > 1) {
        outline.hasTitles = true;
        outline.rowsOf = isOwn(*columnOfTitle(lines.front().cells[0])->section) ? RowsOf::Types
                                                                                : RowsOf::Tiers;
        return true;
    }
    const QSet<QString> different(rows.names.begin(), rows.names.end());
    const bool areTiers = !isTitled && rows.areWhole && rows.narrowest > 0 && rows.widest > 1
        && different.size() == rows.names.size() && !std::ranges::all_of(rows.names, isNumber)
        && !tiersOfTitles(rows.names).empty() && mayBeGoals(rows.goals);
    if (areTiers)
        outline.rowsOf = RowsOf::Tiers;
    return areTiers;
}

bool guessNamedRows(TableOutline &outline, QByteArrayView text, const std::vector<CsvLine> &lines)
{
    constexpr qsizetype leastEven = 3;
    constexpr double leastRatio = 1.2;
    if (lines.size() < 2 || outline.hasTitles || outline.isTooWide)
        return false;
    NamedRows rows;
    for (const CsvLine &line : lines)
        rows.add(line);
    const auto worded = std::ranges::count_if(rows.goals, isSeveralWords);
    const auto wordedNames = std::ranges::count_if(rows.names, isSeveralWords);
    const bool isRagged = rows.narrowest < rows.widest;
    const bool areMany = rows.goals.size() >= 2 * rows.names.size();
    const bool areShorter = leastRatio * meanLength(rows.names) < meanLength(rows.goals)
        && 2 * worded >= rows.goals.size();
    const bool isWrittenText
        = std::ranges::any_of(lines, [&](const CsvLine &line) { return isWritten(text, line); });
    const bool mustBeWords = isWrittenText || !isRagged;
    if (!rows.areWhole || rows.narrowest < (isRagged ? 1 : leastEven) || !areMany || !areShorter
        || (mustBeWords && wordedNames > 0) || !mayBeTypes(rows.names) || !mayBeGoals(rows.goals))
        return false;
    outline.rowsOf = RowsOf::Types;
    return true;
}

void markCarried(TableOutline &outline, const std::vector<CsvLine> &lines)
{
    const auto isGoal = [](const TableColumn &column) {
        return column.use && column.use->field == fieldOf(ObjectiveField::Goal);
    };
    const auto goal = std::ranges::find_if(outline.columns, isGoal) - outline.columns.begin();
    if (!outline.hasTitles || goal == std::ssize(outline.columns))
        return;
    for (qsizetype i = 0; i < goal; ++i) {
        TableColumn &column = outline.columns[static_cast<std::size_t>(i)];
        // We write goals without a difficulty with an empty cell.
        const bool isOurs
            = lines.front().cells.value(i).trimmed().compare("difficulty"_L1, Qt::CaseInsensitive)
            == 0;
        QSet<QString> different; // counted, never iterated
        bool areSingle = true;
        qsizetype filled = 0;
        qsizetype empty = 0;
        for (auto line = lines.begin() + 1; line != lines.end(); ++line) {
            const QString cell = line->cells.value(i).trimmed();
            const bool isWithoutGoal = line->cells.value(goal).trimmed().isEmpty();
            empty += cell.isEmpty() && !isWithoutGoal ? 1 : 0;
            filled += cell.isEmpty() ? 0 : 1;
            areSingle = areSingle && !cell.contains(u',') && !cell.contains(u';');
            if (!cell.isEmpty())
                different.insert(cell);
        }
        const bool isFirstFilled = lines.size() > 1 && !lines[1].cells.value(i).trimmed().isEmpty();
        column.isCarried = column.use && column.use->isListed && isFirstFilled && filled > 1
            && empty >= filled && different.size() == filled && areSingle && !isOurs;
    }
}

} // namespace boardwright

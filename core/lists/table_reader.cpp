// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/table_reader.h"

#include "core/generator/settings.h"
#include "core/goalset/cell_values.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/goal_placeholder.h"
#include "core/lists/hardness.h"
#include "core/lists/table_cells.h"
#include "core/lists/table_text.h"
#include "core/lists/translated_texts.h"

#include <QMap>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype longestShown = 40;

/// Converts the lines of one table.
class TableReader {
public:
    TableReader(const TableOutline &outline, Repairs &repairs, std::stop_token stop)
        : m_outline(outline)
        , m_repairs(repairs)
        , m_stop(std::move(stop))
        , m_hasCells(outline.columns.size())
    {
    }

    std::expected<ListedGoals, Problem> read()
    {
        CsvReader reader(m_repairs.text(), m_outline.separator, m_outline.begin);
        CsvLine line;
        for (const LineBeside &above : m_outline.above)
            m_repairs.add(
                ImportCode::LineBesideGoals, above.at, {shortened(above.text, longestShown)});
        bool isTitles = m_outline.hasTitles;
        while (true) {
            const auto isLine = reader.next(line);
            if (!isLine)
                return std::unexpected(isLine.error());
            if (!*isLine)
                break;
            if (m_stop.stop_requested())
                return std::unexpected(stoppedReading());
            if (!isBlankLine(line) && !std::exchange(isTitles, false))
                readAnyLine(line);
        }
        if (m_outline.isOfCells && m_goals > 0)
            noteCells();
        settleWords();
        for (const auto &[sign, uses] : std::as_const(m_placeholders).asKeyValueRange())
            m_repairs.add(ImportCode::PlaceholderRead, uses.first, {sign, uses.second});
        if (m_goals > mostObjectives)
            return std::unexpected(m_repairs.error(
                ImportCode::TooManyGoals, m_tooMany, {m_goals, qint64{mostObjectives}}));
        if (m_listed.goals.isEmpty())
            return std::unexpected(m_repairs.error(ImportCode::NoGoalsInFile, 0));
        return std::move(m_listed);
    }

private:
    void readAnyLine(const CsvLine &line)
    {
        if (m_outline.isMarkdown && line.cells.size() < 2)
            m_repairs.add(ImportCode::LineBesideGoals, line.offsets.front(),
                {shortened(line.cells.first().simplified(), longestShown)});
        else if (m_outline.isMarkdown && isDashes(line))
            return;
        else if (isTitlesAgain(line))
            takeBackHeading();
        else if (m_outline.isOfCells)
            readCells(line);
        else
            readLine(line);
    }

    /// A document or a sheet may have several tables of the same columns.
    bool isTitlesAgain(const CsvLine &line) const
    {
        return m_outline.hasTitles && line.cells.size() > 1
            && std::ranges::equal(
                line.cells, m_outline.columns, {},
                [](const QString &cell) { return cell.trimmed(); },
                [](const TableColumn &column) { return column.title.trimmed(); });
    }

    /// A line with a single text right above further titles is no goal.
    void takeBackHeading()
    {
        if (!m_isHeading || m_outline.isMarkdown || m_listed.goals.isEmpty())
            return;
        m_repairs.add(ImportCode::LineBesideGoals, m_lineBefore,
            {shortened(m_listed.goals.last().objective.goal.simplified(), longestShown)});
        m_listed.goals.removeLast();
        --m_goals;
        m_isHeading = false;
    }

    /// Each cell is a goal.
    void readCells(const CsvLine &line)
    {
        for (std::size_t i = 0; i < line.offsets.size(); ++i) {
            const qsizetype at = line.offsets[i];
            if (i < m_outline.columns.size() && !m_outline.columns[i].isOfGoals) {
                if (!m_hasCells[i] && !line.cells[static_cast<qsizetype>(i)].trimmed().isEmpty())
                    noteColumn(i);
                continue;
            }
            ListedGoal goal;
            goal.objective.goal = fromTextCell(
                cellTextAt(m_repairs.text(), line.cells[static_cast<qsizetype>(i)], at));
            if (goal.objective.goal.trimmed().isEmpty())
                continue;
            if (i < m_outline.columns.size())
                goal.tier = m_outline.columns[i].tier;
            if (i < m_outline.columns.size() && !m_outline.columns[i].type.isEmpty())
                goal.types << m_outline.columns[i].type;
            m_listed.tiers = std::max(m_listed.tiers, goal.tier.value_or(0));
            addGoal(std::move(goal), at);
        }
    }

    void noteCells()
    {
        const auto ofGoals = std::ranges::count_if(m_outline.columns, &TableColumn::isOfGoals);
        const TableColumn &first
            = *std::ranges::find_if(m_outline.columns, &TableColumn::isOfGoals);
        if (first.tier)
            m_repairs.add(ImportCode::ColumnsAsTiers, first.at, {qint64{ofGoals}});
        else if (!first.type.isEmpty())
            m_repairs.add(ImportCode::KeysAsTypes, first.at, {qint64{ofGoals}});
        else
            m_repairs.add(ImportCode::CellsAsGoals, first.at, {m_goals});
        if (!m_outline.hasTitles || first.tier || !first.type.isEmpty())
            return;
        QStringList titles;
        for (const TableColumn &column : m_outline.columns)
            titles << column.title;
        m_repairs.add(ImportCode::LineBesideGoals, first.at,
            {shortened(titles.join(u' ').simplified(), longestShown)});
    }

    void addGoal(ListedGoal goal, qsizetype at)
    {
        if (m_goals++ < mostObjectives)
            m_listed.goals.append(std::move(goal));
        else if (m_goals == mostObjectives + 1)
            m_tooMany = at;
    }

    void readLine(const CsvLine &line)
    {
        ListedGoal goal;
        m_least = {};
        m_most = {};
        m_word = {};
        for (std::size_t i = 0; i < line.offsets.size(); ++i) {
            const qsizetype at = line.offsets[i];
            const QString text
                = cellTextAt(m_repairs.text(), line.cells[static_cast<qsizetype>(i)], at);
            if (text.isEmpty())
                continue;
            if (i < m_outline.columns.size()) {
                if (!m_hasCells[i])
                    noteColumn(i);
                readCell(m_outline.columns[i], text, at, goal);
            } else {
                noteBeyond(i, at);
            }
        }
        if (goal.objective.goal.trimmed().isEmpty()) {
            m_repairs.add(ImportCode::GoalWithoutText, line.offsets.front());
            return;
        }
        readRange(goal.objective, line.offsets.front());
        if (m_word.column != nullptr) {
            m_words.push_back(m_word);
            m_worded.add(m_listed.goals.size(), m_word.text, m_word.at);
        }
        const auto isFilled = [](const QString &cell) { return !cell.trimmed().isEmpty(); };
        m_isHeading = std::ranges::count_if(line.cells, isFilled) == 1;
        m_lineBefore = line.offsets.front();
        addGoal(std::move(goal), line.offsets.front());
    }

    /// The range between two cells, and another program's sign for a value of it.
    void readRange(Objective &objective, qsizetype at)
    {
        const auto numberOf = [](const CellOfGoal &end) {
            return end.column == nullptr ? std::nullopt : wholeNumberOfCell(end.text);
        };
        const bool isRange = setRange(objective, numberOf(m_least), numberOf(m_most));
        for (const CellOfGoal &end : {m_least, m_most}) {
            if (end.column != nullptr && !isRange)
                noteCell(*end.column, end.text, end.at);
        }
        if (const QString sign = readPlaceholder(objective); !sign.isEmpty()) {
            auto &uses = m_placeholders[sign];
            uses.first = uses.second++ == 0 ? at : uses.first;
        }
    }

    void readCell(const TableColumn &column, const QString &text, qsizetype at, ListedGoal &goal)
    {
        if (column.isLeast || column.isMost)
            (column.isLeast ? m_least : m_most) = {.column = &column, .text = text, .at = at};
        if (!column.translation.isEmpty())
            addTranslation(goal.objective, column.translation, fromTextCell(text));
        if (!column.use)
            return;
        const Section &section = *column.use->section;
        const Field &field = *column.use->field;
        if (column.use->isListed) {
            if (isOwn(section))
                addTypes(goal, namesOfText(fromTextCell(text)));
            else
                readTier(column, text, at, goal);
            return;
        }
        auto value = valueOfTableCell(field, text);
        if (!value) {
            noteCell(column, text, at);
            return;
        }
        if (column.use->isNegated)
            value = !std::get<bool>(*value);
        setValue(goal.objective, section, field, *value);
    }

    static void addTypes(ListedGoal &goal, const QStringList &types)
    {
        constexpr qsizetype mostTypes = 100; // of one goal; no site shows more than a few
        for (const QString &type : types) {
            if (!type.isEmpty() && goal.types.size() < mostTypes && !goal.types.contains(type))
                goal.types.append(type);
        }
    }

    void readTier(const TableColumn &column, const QString &text, qsizetype at, ListedGoal &goal)
    {
        const auto tier = wholeNumberOfCell(text);
        if (!tier) {
            m_word = {.column = &column, .text = text, .at = at};
        } else if (*tier < lowestTier || *tier > highestTier) {
            m_repairs.add(ImportCode::TierOutOfRange, at, {*tier, qint64{highestTier}});
        } else {
            goal.tier = static_cast<int>(*tier);
            m_listed.tiers = highestTier; // a difficulty is what it is
            m_listed.areDifficulties = true;
        }
    }

    /// Words for difficulties count if all of them are known.
    void settleWords()
    {
        if (m_words.empty() || m_worded.settle(m_listed, m_repairs))
            return;
        for (const CellOfGoal &word : m_words)
            noteCell(*word.column, word.text, word.at);
    }

    void noteCell(const TableColumn &column, const QString &text, qsizetype at)
    {
        m_repairs.add(ImportCode::CellNotUsed, at,
            {shownTitle(column),
                shortened(
                    text.first(std::min(text.size(), 4 * longestShown)).simplified(), longestShown),
                // A difficulty may be of another scale than its field.
                !column.use || column.use->isListed ? QString() : allowedText(*column.use->field)});
    }

    /// A cell to the right of the last title.
    void noteBeyond(std::size_t column, qsizetype at)
    {
        if (std::exchange(m_hasBeyond, true))
            return;
        m_repairs.add(
            ImportCode::ColumnNotUsed, at, {letterOfColumn(static_cast<qsizetype>(column))});
    }

    /// At the first cell of a column below its title: empty columns are not worth a word.
    void noteColumn(std::size_t number)
    {
        m_hasCells[number] = true;
        const TableColumn &column = m_outline.columns[number];
        if (!column.use && !column.isLeast && !column.isMost && column.translation.isEmpty())
            m_repairs.add(ImportCode::ColumnNotUsed, column.at, {shownTitle(column)});
        else if (!column.guessedAs.isEmpty() && m_outline.columns.size() > 1)
            m_repairs.add(ImportCode::ColumnGuessed, column.at,
                {shownTitle(column), QString(column.guessedAs)});
    }

    QString shownTitle(const TableColumn &column) const
    {
        const auto number = &column - m_outline.columns.data();
        return column.title.trimmed().isEmpty()
            ? letterOfColumn(number)
            : shortened(column.title.simplified(), longestShown);
    }

    /// A cell that counts together with others.
    struct CellOfGoal {
        const TableColumn *column = nullptr; ///< null: none in this line
        QString text{};
        qsizetype at = 0;
    };

    const TableOutline &m_outline;
    Repairs &m_repairs;
    std::stop_token m_stop;
    ListedGoals m_listed;
    std::vector<bool> m_hasCells; ///< by column, so far
    CellOfGoal m_least; ///< the lowest value of the goal that is read
    CellOfGoal m_most;
    CellOfGoal m_word; ///< in place of its difficulty
    std::vector<CellOfGoal> m_words;
    WordedTiers m_worded;
    QMap<QString, std::pair<qsizetype, qint64>> m_placeholders; ///< where each is first, and goals
    bool m_hasBeyond = false;
    bool m_isHeading = false; ///< the goal before may be one
    qsizetype m_lineBefore = 0; ///< where that goal is
    qint64 m_goals = 0;
    qsizetype m_tooMany = 0; ///< where the first goal too many is
};

} // namespace

std::expected<ListedGoals, Problem> readTable(
    const TableOutline &outline, Repairs &repairs, const std::stop_token &stop)
{
    return TableReader(outline, repairs, stop).read();
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/table_reader.h"

#include "core/generator/settings.h"
#include "core/goalset/cell_values.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/column_sums.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/goal_placeholder.h"
#include "core/lists/hardness.h"
#include "core/lists/listed_lines.h"
#include "core/lists/table_cells.h"
#include "core/lists/table_text.h"
#include "core/lists/title_words.h"
#include "core/lists/translated_texts.h"

#include <QMap>
#include <QRegularExpression>

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
        , m_carried(outline.columns.size())
        , m_sums(outline.columns.size())
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
        if (m_outline.rowsOf == RowsOf::Types && m_rows > 0)
            m_repairs.add(ImportCode::KeysAsTypes, m_firstRow, {m_rows});
        takeBackTotal();
        settleWords();
        noteCarried();
        settleOnlyColumn();
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
        else if (m_outline.rowsOf != RowsOf::Fields)
            readRow(line);
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

    /// Says that the last goal is none.
    void noteLast()
    {
        m_repairs.add(ImportCode::LineBesideGoals, m_lineBefore,
            {shortened(m_listed.goals.last().objective.goal.simplified(), longestShown)});
    }

    /// A line with a single text right above further titles is no goal.
    void takeBackHeading()
    {
        if (!m_isHeading || m_outline.isMarkdown || m_listed.goals.isEmpty())
            return;
        noteLast();
        m_listed.goals.removeLast();
        --m_goals;
        m_isHeading = false;
        if (!m_bare.empty() && m_bare.back() == m_goals)
            m_bare.pop_back();
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

    /// A type or a tier, and then goals.
    void readRow(const CsvLine &line)
    {
        const auto cellAt = [&](qsizetype i) {
            return cellTextAt(
                m_repairs.text(), line.cells[i], line.offsets[static_cast<std::size_t>(i)]);
        };
        if (const QString name = cellAt(0); !name.trimmed().isEmpty()) {
            m_row = {.column = &m_outline.columns.front(),
                .text = fromTextCell(name).simplified(),
                .at = line.offsets.front()};
            m_firstRow = m_rows++ == 0 ? m_row.at : m_firstRow;
        }
        const qint64 before = m_goals;
        for (qsizetype i = 1; i < line.cells.size(); ++i) {
            ListedGoal goal;
            goal.objective.goal = fromTextCell(cellAt(i));
            if (goal.objective.goal.trimmed().isEmpty())
                continue;
            if (m_row.column == nullptr) {
                // No name is above it.
            } else if (m_outline.rowsOf == RowsOf::Types) {
                goal.types << m_row.text;
            } else {
                m_words.push_back(m_row);
                m_worded.add(m_listed.goals.size(), hardnessOfTitle(m_row.text), m_row.at);
            }
            readRange(goal.objective, line.offsets[static_cast<std::size_t>(i)]);
            addGoal(std::move(goal), line.offsets[static_cast<std::size_t>(i)]);
        }
        if (m_goals == before)
            m_repairs.add(ImportCode::LineBesideGoals, line.offsets.front(),
                {shortened(m_row.text, longestShown)});
    }

    void noteCarried()
    {
        for (std::size_t i = 0; i < m_carried.size(); ++i) {
            if (m_carried[i].goals > 0)
                m_repairs.add(ImportCode::CellsCarriedDown, m_carried[i].at,
                    {shownTitle(m_outline.columns[i]), m_carried[i].goals});
        }
    }

    /// The lines of a single column may be headings, or have bullets. Below a title they are
    /// goals, as we write them.
    void settleOnlyColumn()
    {
        if (m_outline.columns.size() > 1 && areHeadings(m_bare, m_listed.goals.size()))
            m_repairs.add(ImportCode::HeadingsAsGoals, m_firstLine,
                {qint64{std::ssize(m_bare)},
                    shortened(m_listed.goals.front().objective.goal.simplified(), longestShown)});
        if (m_lines.size() != static_cast<std::size_t>(m_listed.goals.size()))
            return;
        if (m_outline.hasGoalTitle)
            noteHeadings(m_lines, m_repairs);
        else if (m_outline.columns.size() == 1)
            settleLines(m_listed, m_lines, m_repairs);
    }

    /// A last line with the sum of a column, or with the number of goals, is no goal.
    void takeBackTotal()
    {
        static const QRegularExpression total(
            u"^(?:(?:grand |sub)?totals?|sum|count|gesamt|summe|total général|合計|总计)\\s*:?$"_s,
            QRegularExpression::CaseInsensitiveOption);
        if (m_listed.goals.size() < 2 || m_outline.columns.size() < 2
            || !total.match(m_listed.goals.last().objective.goal.trimmed()).hasMatch())
            return;
        if (!m_sums.isTotal())
            return;
        noteLast();
        for (CarriedCell &carried : m_carried)
            carried.goals -= carried.isLast ? 1 : 0;
        m_listed.goals.removeLast();
        m_worded.forget(m_listed.goals.size());
        --m_goals;
    }

    /// What stands above counts for an empty cell of such a column.
    void carryDown(const CsvLine &line, ListedGoal &goal)
    {
        for (std::size_t i = 0; i < m_outline.columns.size(); ++i) {
            if (!m_outline.columns[i].isCarried)
                continue;
            const auto cell = static_cast<qsizetype>(i);
            CarriedCell &carried = m_carried[i];
            carried.isLast = false;
            if (!line.cells.value(cell).trimmed().isEmpty()) {
                carried.text = line.cells[cell].trimmed();
            } else if (!isBlankLine(line) && !carried.text.isEmpty()) {
                if (carried.goals++ == 0)
                    carried.at = line.offsets.front();
                carried.isLast = true;
                readCell(m_outline.columns[i], carried.text, line.offsets.front(), goal);
            }
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
        carryDown(line, goal);
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
                m_sums.add(i, numberOfCell(text, plainNumbers()));
            } else {
                noteBeyond(i, at);
            }
        }
        if (goal.objective.goal.trimmed().isEmpty()) {
            m_repairs.add(ImportCode::GoalWithoutText, line.offsets.front());
            return;
        }
        if (m_outline.columns.size() == 1 && m_goals < mostObjectives)
            m_lines.push_back({.text = goal.objective.goal.trimmed(), .at = line.offsets.front()});
        readRange(goal.objective, line.offsets.front());
        if (m_word.column != nullptr) {
            m_words.push_back(m_word);
            m_worded.add(m_listed.goals.size(), m_word.text, m_word.at);
        }
        const auto isFilled = [](const QString &cell) { return !cell.trimmed().isEmpty(); };
        m_isHeading = std::ranges::count_if(line.cells, isFilled) == 1;
        if (m_isHeading && m_goals < mostObjectives)
            m_bare.push_back(m_goals);
        m_lineBefore = line.offsets.front();
        m_firstLine = m_goals == 0 ? m_lineBefore : m_firstLine;
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

    struct CarriedCell {
        QString text{}; ///< of the cell above
        qsizetype at = 0; ///< where it was first used
        qint64 goals = 0; ///< that it was used for
        bool isLast = false; ///< the last goal is one of them
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
    std::vector<CarriedCell> m_carried; ///< by column
    ColumnSums m_sums;
    std::vector<TextLine> m_lines; ///< of a table with a single column
    CellOfGoal m_row; ///< the name of the row of goals that is read
    qint64 m_rows = 0; ///< of goals
    qsizetype m_firstRow = 0; ///< where the first of them is
    bool m_hasBeyond = false;
    bool m_isHeading = false; ///< the goal before may be one
    std::vector<qint64> m_bare; ///< goals with no other cell
    qsizetype m_firstLine = 0; ///< where the first goal is
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

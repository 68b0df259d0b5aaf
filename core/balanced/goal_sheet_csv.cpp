// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/goal_sheet_csv.h"

#include "core/balanced/codes.h"
#include "core/formats/csv.h"
#include "core/formats/text_position.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t mostSheetNotes = 100;

/// The columns that every sheet has, in order.
enum SheetColumn : std::uint8_t { Updated, Name, Japanese, Difficulty, Time, Skill, FixedColumns };

constexpr std::array<QLatin1StringView, FixedColumns> columnNames{
    "updated"_L1, "name"_L1, "jp"_L1, "difficulty"_L1, "time"_L1, "skill"_L1};

/// A column of synergies.
struct CategoryColumn {
    std::size_t column = 0;
    QString name;
    bool isRowType = false;
};

/// Converts the lines of one sheet to a list.
class SheetReader {
public:
    explicit SheetReader(QByteArrayView text)
        : m_text(text)
        , m_positions(text)
    {
    }

    std::expected<GoalSheet, Problem> run()
    {
        auto lines = parseCsv(m_text);
        if (!lines)
            return std::unexpected(std::move(lines).error());
        const CsvLine headers = lines->empty() ? CsvLine{} : lines->front();
        if (auto done = readHeaders(headers); !done)
            return std::unexpected(std::move(done).error());
        if (lines->size() > 1)
            readFilters((*lines)[1]);
        for (std::size_t i = 2; i < lines->size() && !isBlank((*lines)[i]); ++i)
            readGoal((*lines)[i]);
        return std::move(m_sheet);
    }

private:
    static bool isBlank(const CsvLine &line)
    {
        return std::ranges::all_of(
            line.cells, [](const QString &cell) { return cell.trimmed().isEmpty(); });
    }

    static QString cellOf(const CsvLine &line, std::size_t column)
    {
        return line.cells.value(static_cast<qsizetype>(column)).trimmed();
    }

    void note(Code code, const CsvLine &line, std::size_t column, QList<Arg> args = {})
    {
        if (m_sheet.notes.size() == mostSheetNotes)
            return;
        Problem problem;
        problem.code = code;
        problem.severity = Severity::Warning;
        problem.where = m_positions.of(line.offsets[std::min(column, line.offsets.size() - 1)]);
        problem.args = std::move(args);
        m_sheet.notes.append(std::move(problem));
    }

    std::expected<void, Problem> readHeaders(const CsvLine &headers)
    {
        std::size_t fixed = 0;
        for (std::size_t column = 0; std::cmp_less(column, headers.cells.size()); ++column) {
            const QString header = cellOf(headers, column);
            if (header.startsWith(u'#'))
                continue;
            if (fixed == FixedColumns) {
                readCategory(headers, column, header);
                continue;
            }
            // Columns that boards do not use may have any header.
            const bool isFree = fixed == Updated || fixed == Japanese;
            if (!isFree && header.compare(columnNames.at(fixed), Qt::CaseInsensitive) != 0)
                break;
            m_fixed.at(fixed++) = column;
        }
        if (fixed < FixedColumns)
            return std::unexpected(problemAt(
                m_text, 0, toCode(BalancedCode::SheetColumnMissing), {columnNames.at(fixed)}));
        return {};
    }

    void readCategory(const CsvLine &headers, std::size_t column, const QString &header)
    {
        if (header.isEmpty())
            return;
        if (!header.startsWith(u'*')) {
            m_categories.push_back({.column = column, .name = header, .isRowType = false});
            return;
        }
        const qsizetype colon = header.lastIndexOf(u':');
        const QString name = header.sliced(1, std::max<qsizetype>(colon, 1) - 1).trimmed();
        const auto threshold = number(headers, column, header.sliced(colon + 1).trimmed());
        if (colon < 0 || !threshold)
            return;
        m_sheet.list.rowTypes.append({.name = name, .number = *threshold});
        m_categories.push_back({.column = column, .name = name, .isRowType = true});
    }

    void readFilters(const CsvLine &line)
    {
        for (const CategoryColumn &category : m_categories) {
            const QString filter = cellOf(line, category.column);
            if (!filter.isEmpty() && !category.isRowType)
                m_sheet.list.filters.append({.category = category.name, .text = filter});
        }
    }

    /// Nothing if the cell is not a number; unless it is empty, that is reported.
    std::optional<double> number(const CsvLine &line, std::size_t column, const QString &text)
    {
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        if (isNumber && std::isfinite(number))
            return number;
        constexpr qsizetype shown = 40;
        if (!text.isEmpty())
            note(toCode(BalancedCode::SheetNotANumber), line, column,
                {QString::number(column + 1), text.first(std::min(text.size(), shown))});
        return std::nullopt;
    }

    std::optional<double> number(const CsvLine &line, SheetColumn column)
    {
        return number(line, m_fixed.at(column), cellOf(line, m_fixed.at(column)));
    }

    void readGoal(const CsvLine &line)
    {
        ListGoal goal;
        goal.name = cellOf(line, m_fixed[Name]);
        goal.id = idOfName(goal.name);
        goal.japaneseName = cellOf(line, m_fixed[Japanese]);
        goal.time = number(line, Time);
        goal.skill = number(line, Skill).value_or(0);
        const double difficulty = number(line, Difficulty).value_or(0);
        goal.difficulty = static_cast<int>(std::clamp<double>(difficulty, 0, listBuckets - 1));
        if (!goal.time)
            note(toCode(BalancedCode::GoalTimeMissing), line, m_fixed[Time]);
        for (const CategoryColumn &category : m_categories) {
            QString text = cellOf(line, category.column);
            const bool isSubtype = text.startsWith(u'*');
            if (isSubtype)
                text = text.sliced(1).trimmed();
            const auto value = number(line, category.column, text);
            if (!value)
                continue;
            QList<NamedNumber> &numbers = category.isRowType ? goal.rowTypes
                : isSubtype                                  ? goal.subtypes
                                                             : goal.types;
            numbers.append({.name = category.name, .number = *value});
        }
        m_sheet.list.buckets.at(static_cast<std::size_t>(goal.difficulty)).append(goal);
    }

    QByteArrayView m_text;
    TextPositions m_positions;
    std::array<std::size_t, FixedColumns> m_fixed{};
    std::vector<CategoryColumn> m_categories;
    GoalSheet m_sheet;
};

} // namespace

std::expected<GoalSheet, Problem> readGoalSheet(const QByteArray &bytes)
{
    return SheetReader(bytes).run();
}

} // namespace boardwright

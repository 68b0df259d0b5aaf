// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/checker.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace boardwright {

namespace {

struct CheckedLine {
    LineKind kind;
    int number;
    QList<int> positions; // 0-based
};

class BingoCheck {
public:
    BingoCheck(const GoalSet &set, int rows, int columns, const std::vector<Placed> &at)
        : m_set(set)
        , m_cells(rows * columns)
        , m_at(at)
    {
        for (const Objective &objective : set.objectives)
            m_objectives.insert(static_cast<quint32>(objective.id), &objective);
        listLines(rows, columns);
    }

    std::vector<Finding> findings()
    {
        if (std::cmp_not_equal(m_at.size(), m_cells)) {
            defect(Code::WrongShape, {}, {static_cast<qint64>(m_at.size()), qint64{m_cells}});
            return m_findings;
        }
        checkCells();
        checkTags();
        checkCopies();
        for (const CheckedLine &line : m_lines)
            checkLine(line);
        checkBoardCategories();
        return m_findings;
    }

private:
    // A board has R * C cells; the cell in row r and column c is number r * C + c.
    void listLines(int rows, int columns)
    {
        QMap<QPair<int, int>, QList<int>> found; // (kind, number) -> positions
        for (int cell = 0; cell < m_cells; ++cell) {
            const int row = cell / columns;
            const int column = cell % columns;
            found[{static_cast<int>(LineKind::Row), row + 1}] << cell;
            found[{static_cast<int>(LineKind::Column), column + 1}] << cell;
            if (rows == columns && row == column)
                found[{static_cast<int>(LineKind::Diagonal), 1}] << cell;
            if (rows == columns && row + column == rows - 1)
                found[{static_cast<int>(LineKind::Diagonal), 2}] << cell;
        }
        for (auto it = found.cbegin(); it != found.cend(); ++it)
            m_lines.append({.kind = static_cast<LineKind>(it.key().first),
                .number = it.key().second,
                .positions = it.value()});
    }

    const Objective *objectiveAt(int cell) const
    {
        return m_objectives.value(static_cast<quint32>(m_at[static_cast<std::size_t>(cell)].what));
    }

    void add(Code code, Severity severity, RowId about, std::initializer_list<Arg> args)
    {
        Finding finding{.code = code,
            .severity = severity,
            .site = SiteIndex::none,
            .about = about,
            .args = {}};
        std::ranges::copy(args, finding.args.begin());
        m_findings.push_back(std::move(finding));
    }

    void defect(Code code, RowId about, std::initializer_list<Arg> args)
    {
        add(code, Severity::Error, about, args);
    }

    void checkCells()
    {
        for (int cell = 0; cell < m_cells; ++cell) {
            const Placed &placed = m_at[static_cast<std::size_t>(cell)];
            const qint64 position = cell + 1;
            if (placed.what == RowId::none) {
                defect(Code::CellEmpty, {}, {position});
                continue;
            }
            const Objective *objective = objectiveAt(cell);
            if (objective == nullptr) {
                defect(Code::UnknownObjective, placed.what, {position});
                continue;
            }
            if (objective->disabled)
                defect(Code::ObjectiveDisabled, placed.what, {position});
            if (!objective->forcedPositions.isEmpty()
                && !objective->forcedPositions.contains(cell + 1))
                defect(Code::OutsideForcedPositions, placed.what, {position});
            const bool hasValues
                = std::ranges::any_of(objective->range, [](int value) { return value > 0; });
            const bool right = hasValues
                ? placed.value > 0 && objective->range.contains(placed.value)
                : placed.value == 0;
            if (!right)
                defect(Code::ValueNotInRange, placed.what, {qint64{placed.value}});
        }
    }

    void checkTags()
    {
        QMap<QString, int> carriers;
        for (int cell = 0; cell < m_cells; ++cell) {
            const Objective *objective = objectiveAt(cell);
            if (objective != nullptr && !objective->tag.isEmpty()
                && ++carriers[objective->tag] == 2)
                defect(Code::TagTwice, objective->id, {objective->tag});
        }
    }

    void checkCopies()
    {
        QMap<quint32, QList<int>> valuesOf;
        for (const Placed &placed : m_at) {
            if (placed.what != RowId::none)
                valuesOf[static_cast<quint32>(placed.what)] << placed.value;
        }
        for (auto it = valuesOf.cbegin(); it != valuesOf.cend(); ++it) {
            const Objective *objective = m_objectives.value(it.key());
            if (objective == nullptr)
                continue;
            const QList<int> &values = it.value();
            const int limit = std::max(1, objective->individualLimit);
            if (values.size() > limit)
                defect(Code::LimitExceeded, objective->id, {qint64{values.size()}, qint64{limit}});
            if (QSet<int>(values.cbegin(), values.cend()).size() != values.size())
                defect(Code::ValueTwice, objective->id, {qint64{values.first()}});
        }
    }

    void checkLine(const CheckedLine &line)
    {
        const qint64 kind = static_cast<int>(line.kind);
        QSet<quint32> seen;
        QMap<QString, int> counts;
        for (const int cell : line.positions) {
            const Objective *objective = objectiveAt(cell);
            if (objective == nullptr)
                continue;
            if (seen.contains(static_cast<quint32>(objective->id)))
                defect(Code::SameObjectiveInLine, objective->id, {kind, qint64{line.number}});
            seen.insert(static_cast<quint32>(objective->id));
            countCategories(objective->lineCategories, counts);
        }
        for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
            const int percent = percentOf(m_set.lineLimits, it.key());
            if (percent < 0)
                continue;
            const int cap
                = std::max(1, roundedUp(percent, static_cast<int>(line.positions.size())));
            if (it.value() > cap)
                add(Code::LineCategoryRelaxed, Severity::Warning, {},
                    {it.key(), qint64{it.value() - cap}, qint64{it.value()}, qint64{cap}, kind,
                        qint64{line.number}});
        }
    }

    void checkBoardCategories()
    {
        QMap<QString, int> counts;
        for (int cell = 0; cell < m_cells; ++cell) {
            if (const Objective *objective = objectiveAt(cell))
                countCategories(objective->boardCategories, counts);
        }
        for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
            const int percent = percentOf(m_set.boardLimits, it.key());
            if (percent < 0)
                continue;
            const int cap = roundedUp(percent, m_cells);
            if (it.value() > cap)
                add(Code::BoardCategoryRelaxed, Severity::Warning, {},
                    {it.key(), qint64{it.value() - cap}, qint64{it.value()}, qint64{cap}});
        }
    }

    // A category named twice by one objective still counts once.
    static void countCategories(const QStringList &categories, QMap<QString, int> &counts)
    {
        const QSet<QString> names(categories.cbegin(), categories.cend());
        for (const QString &name : names)
            ++counts[name];
    }

    // The declared percentage, the last where a name is declared twice; -1: none.
    static int percentOf(const QList<CategoryLimit> &limits, const QString &category)
    {
        int percent = -1;
        for (const CategoryLimit &limit : limits) {
            if (limit.category == category)
                percent = std::min(100, std::max(0, limit.percent));
        }
        return percent;
    }

    static int roundedUp(int percent, int of)
    {
        const int product = percent * of;
        return product / 100 + (product % 100 > 0 ? 1 : 0);
    }

    const GoalSet &m_set;
    int m_cells;
    const std::vector<Placed> &m_at;
    QMap<quint32, const Objective *> m_objectives;
    QList<CheckedLine> m_lines;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkBingo(
    const GoalSet &set, int rows, int columns, const std::vector<Placed> &at)
{
    return BingoCheck(set, rows, columns, at).findings();
}

std::vector<Finding> disagreements(std::vector<Finding> found, const Result &result)
{
    std::vector<Finding> differing;
    for (const Finding &told : result.findings) {
        if (!isRelaxation(told.code))
            continue;
        const auto same = std::ranges::find_if(found, [&](const Finding &finding) {
            return finding.code == told.code && finding.args == told.args;
        });
        if (same == found.end())
            differing.push_back(told);
        else
            found.erase(same);
    }
    differing.insert(differing.end(), found.begin(), found.end());
    return differing;
}

} // namespace boardwright

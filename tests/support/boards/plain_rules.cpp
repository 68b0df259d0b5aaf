// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/plain_rules.h"

#include "core/constrained/exclusion.h"
#include "core/goalset/field.h"
#include "tests/support/sets/goal_sets.h"

#include <algorithm>
#include <limits>

namespace boardwright {

namespace {

/// Number of goals allowed, ceil(percent * of / 100) found by counting up; -1 = no limit declared.
int capOf(const QList<CategoryLimit> &limits, const QString &category, int of)
{
    int cap = -1;
    for (const CategoryLimit &limit : limits) {
        if (limit.category != category)
            continue;
        cap = 0;
        while (cap < of && cap * 100 < limit.percent * of)
            ++cap;
    }
    return cap;
}

QStringList distinct(QStringList names)
{
    names.removeDuplicates();
    return names;
}

QList<int> distinctPositive(const QList<int> &range)
{
    QList<int> values;
    for (const int value : range) {
        if (value > 0 && !values.contains(value))
            values << value;
    }
    return values;
}

/// The zones that the objective lists; all four if it lists none.
QList<Zone> carriedBy(const Objective &goal)
{
    QList<Zone> zones{Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame};
    if (goal.progression != Zones())
        zones.removeIf([&](Zone zone) { return (goal.progression & zone) == Zones(); });
    return zones;
}

bool isIn(const Objective &goal, RowId group)
{
    const FieldValues values = goal.extension.value(exclusion::membership.key);
    return rowsOf(values, exclusion::memberOf).contains(group);
}

/// The values of zone number `zone` of `zones`, each with an equal share of the range: from the
/// value in which its share begins to the one in which it ends.
QList<int> valuesOfZone(const QList<int> &values, qsizetype zone, qsizetype zones)
{
    const qsizetype first = zone * values.size() / zones;
    const qsizetype end = ((zone + 1) * values.size() + zones - 1) / zones;
    return values.sliced(first, end - first);
}

} // namespace

/// Zones are two fifths long, and each begins one fifth after the previous one.
QList<Zone> PlainRules::zonesOf(int cell) const
{
    int done = 0; // steps from the start of the board
    int steps = 0;
    switch (m_settings.mode) {
    case GameMode::Bingo:
        return {};
    case GameMode::Ascend:
        steps = m_settings.rows - 1;
        done = steps - cell / m_settings.columns;
        break;
    case GameMode::Summit:
        steps = m_settings.rows - 1;
        done = steps;
        for (int left = cell, tier = 1; left >= tier; left -= tier++)
            --done;
        break;
    case GameMode::Triple:
    case GameMode::Rush:
        steps = m_settings.cells() - 1;
        done = cell;
        break;
    }
    if (steps == 0)
        return {};
    const int fifth = 5 * done / steps;
    const bool isOnBorder = 5 * done % steps == 0;
    QList<Zone> zones;
    const QList<Zone> all{Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame};
    for (int begin = 0; begin < 4; ++begin) {
        const int end = begin + 2;
        if (fifth >= begin && (fifth < end || (fifth == end && isOnBorder)))
            zones << all[begin];
    }
    return zones;
}

const Objective *PlainRules::at(const std::vector<Placed> &board, int cell) const
{
    const qsizetype row = rowOf(m_set, board[static_cast<std::size_t>(cell)].what);
    return row < 0 ? nullptr : &m_set.objectives[row];
}

QList<QList<int>> PlainRules::linesThrough(int cell) const
{
    QList<int> line;
    switch (m_settings.mode) {
    case GameMode::Bingo:
    case GameMode::Ascend:
        return gridLinesThrough(cell);
    case GameMode::Summit: {
        int first = 0;
        int length = 1;
        while (first + length <= cell)
            first += length++;
        for (int i = 0; i < length; ++i)
            line << first + i;
        break;
    }
    case GameMode::Triple:
    case GameMode::Rush: {
        const int first = cell - cell % 3;
        line = {first, first + 1, first + 2};
        break;
    }
    }
    return {line};
}

QList<QList<int>> PlainRules::gridLinesThrough(int cell) const
{
    const int rows = m_settings.rows;
    const int columns = m_settings.columns;
    const int r = cell / columns;
    const int c = cell % columns;
    QList<QList<int>> lines(2);
    for (int i = 0; i < columns; ++i)
        lines[0] << r * columns + i;
    for (int i = 0; i < rows; ++i)
        lines[1] << i * columns + c;
    QList<int> falling;
    QList<int> rising;
    for (int i = 0; i < rows && rows == columns; ++i) {
        falling << i * columns + i;
        rising << i * columns + (columns - 1 - i);
    }
    for (const QList<int> &diagonal : {falling, rising}) {
        if (diagonal.contains(cell))
            lines << diagonal;
    }
    return lines;
}

bool PlainRules::hasRoomInGroups(const std::vector<Placed> &board, const Objective &goal) const
{
    for (const TableRow &group : m_set.tables.value(exclusion::groups.key)) {
        if (!isIn(goal, group.id))
            continue;
        qint64 room = std::clamp(integerOf(group.values, exclusion::most), qint64{1}, qint64{100});
        for (int cell = 0; cell < m_settings.cells(); ++cell) {
            const Objective *standing = at(board, cell);
            room -= standing != nullptr && isIn(*standing, group.id) ? 1 : 0;
        }
        if (room <= 0)
            return false;
    }
    return true;
}

bool PlainRules::mayStand(const std::vector<Placed> &board, qsizetype row, int cell) const
{
    const Objective &goal = m_set.objectives[row];
    if (holds(Rule::Enabled) && goal.disabled)
        return false;
    if (holds(Rule::Forced) && !goal.forcedPositions.isEmpty()
        && !goal.forcedPositions.contains(cell + 1))
        return false;
    int copies = 0;
    for (int other = 0; other < m_settings.cells(); ++other) {
        const Objective *standing = at(board, other);
        if (standing == nullptr)
            continue;
        if (holds(Rule::Tag) && !goal.tag.isEmpty() && standing->tag == goal.tag)
            return false;
        copies += standing->id == goal.id ? 1 : 0;
    }
    if (holds(Rule::Group) && !hasRoomInGroups(board, goal))
        return false;
    if (holds(Rule::Copies) && copies >= std::max(1, goal.individualLimit))
        return false;
    if (freeValues(board, row, cell).isEmpty())
        return false;
    if (holds(Rule::SameLine)) {
        for (const QList<int> &line : linesThrough(cell)) {
            for (const int other : line) {
                if (board[static_cast<std::size_t>(other)].what == goal.id)
                    return false;
            }
        }
    }
    return true;
}

int PlainRules::brokenLimits(const std::vector<Placed> &board, qsizetype row, int cell) const
{
    const Objective &goal = m_set.objectives[row];
    const auto countIn = [&](const QList<int> &cells, QStringList Objective::*categories,
                             const QString &category) {
        return static_cast<int>(std::ranges::count_if(cells, [&](int other) {
            const Objective *standing = at(board, other);
            return standing != nullptr && (standing->*categories).contains(category);
        }));
    };
    int broken = 0;
    if (holds(Rule::Progression)) {
        const QList<Zone> zones = zonesOf(cell);
        const QList<Zone> carried = carriedBy(goal);
        const bool fits
            = std::ranges::any_of(carried, [&](Zone zone) { return zones.contains(zone); });
        broken += fits || zones.isEmpty() ? 0 : 1;
    }
    if (holds(Rule::BoardLimit)) {
        QList<int> all;
        for (int other = 0; other < m_settings.cells(); ++other)
            all << other;
        for (const QString &category : distinct(goal.boardCategories)) {
            const int cap = capOf(m_set.boardLimits, category, m_settings.cells());
            if (cap >= 0 && countIn(all, &Objective::boardCategories, category) >= cap)
                ++broken;
        }
    }
    if (holds(Rule::LineLimit)) {
        for (const QList<int> &line : linesThrough(cell)) {
            for (const QString &category : distinct(goal.lineCategories)) {
                const int cap = capOf(m_set.lineLimits, category, static_cast<int>(line.size()));
                if (cap >= 0
                    && countIn(line, &Objective::lineCategories, category) >= std::max(1, cap))
                    ++broken;
            }
        }
    }
    return broken;
}

QList<int> PlainRules::freeValues(const std::vector<Placed> &board, qsizetype row, int cell) const
{
    const Objective &goal = m_set.objectives[row];
    QList<int> values = distinctPositive(goal.range);
    if (values.isEmpty())
        return {0}; // copies of a goal that takes no value are all the same
    if (holds(Rule::ProgressiveRange) && goal.progressiveRanges) {
        const QList<Zone> zones = zonesOf(cell);
        const QList<Zone> carried = carriedBy(goal);
        QList<int> offered;
        std::ranges::sort(values);
        for (qsizetype zone = 0; zone < carried.size(); ++zone) {
            if (zones.contains(carried[zone]))
                offered << valuesOfZone(values, zone, carried.size());
        }
        if (!offered.isEmpty()) // none: the goal is outside its zones, or the board has none
            values = distinctPositive(offered);
    }
    if (!holds(Rule::FreshValue))
        return values;
    for (const Placed &placed : board) {
        if (placed.what == goal.id)
            values.removeAll(placed.value);
    }
    return values;
}

void PlainRules::fillCell(std::vector<Placed> &board, int cell, SplitMix &random) const
{
    std::vector<qsizetype> best;
    int fewest = std::numeric_limits<int>::max();
    for (qsizetype row = 0; row < m_set.objectives.size(); ++row) {
        if (!mayStand(board, row, cell))
            continue;
        const int broken = brokenLimits(board, row, cell);
        if (broken < fewest)
            best.clear();
        fewest = std::min(fewest, broken);
        if (broken == fewest)
            best.push_back(row);
    }
    if (best.empty())
        return;
    const qsizetype row = random.pick(best);
    const QList<int> values = freeValues(board, row, cell);
    board[static_cast<std::size_t>(cell)]
        = {.what = m_set.objectives[row].id, .value = random.pick(values)};
}

std::vector<Placed> PlainRules::board(SplitMix &random) const
{
    std::vector<Placed> board(static_cast<std::size_t>(m_settings.cells()));
    std::vector<int> order;
    order.reserve(board.size());
    for (int cell = 0; cell < m_settings.cells(); ++cell)
        order.push_back(cell);
    random.shuffle(order);
    for (const int cell : order)
        fillCell(board, cell, random);

    if (order.empty())
        return board;
    Placed &last = board.at(static_cast<std::size_t>(order.back()));
    if (!holds(Rule::Filled))
        last = {};
    if (!holds(Rule::Known))
        last.what = RowId{m_set.lastRow + 1};
    if (!holds(Rule::OwnValue))
        last.value += 1000;
    return board;
}

} // namespace boardwright

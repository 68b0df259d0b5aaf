// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/plain_balanced.h"

#include "core/balanced/synergy_filter.h"
#include "core/random/arc4.h"
#include "core/random/magic_square.h"

#include <QMap>

#include <algorithm>
#include <numeric>

namespace boardwright {

namespace {

/// Lists of numbers by name, in the order in which JavaScript enumerates the keys of an object.
class Merged {
public:
    void add(const QString &name, double number)
    {
        if (!m_values.contains(name))
            m_names.append(name);
        m_values[name].append(number);
    }

    bool has(const QString &name) const { return m_values.contains(name); }

    QList<double> of(const QString &name) const { return m_values.value(name); }

    QStringList names() const
    {
        QMap<uint, QString> indices;
        QStringList others;
        for (const QString &name : m_names) {
            bool isNumber = false;
            const uint number = name.toUInt(&isNumber);
            if (isNumber && number < 0xffffffffU && QString::number(number) == name)
                indices.insert(number, name);
            else
                others.append(name);
        }
        return indices.values() + others;
    }

private:
    QMap<QString, QList<double>> m_values;
    QStringList m_names;
};

template <typename Item>
QList<Item> shuffled(QList<Item> items, Arc4 &random)
{
    for (qsizetype i = 0; i < items.size(); ++i)
        items.swapItemsAt(i, static_cast<qsizetype>(random.next() * static_cast<double>(i + 1)));
    return items;
}

/// The row, the column and the diagonals of a cell.
QList<QList<int>> linesThrough(int cell)
{
    QList<QList<int>> lines(2);
    QList<int> falling;
    QList<int> rising;
    for (int i = 0; i < 5; ++i) {
        lines[0].append(cell / 5 * 5 + i);
        lines[1].append(i * 5 + cell % 5);
        falling.append(i * 6);
        rising.append(4 + i * 4);
    }
    if (falling.contains(cell))
        lines.append(falling);
    if (rising.contains(cell))
        lines.append(rising);
    return lines;
}

} // namespace

PlainBalanced::PlainBalanced(const BalancedGoals &list, const Profile &profile, bool isBlackout)
    : m_goals(list.goals)
    , m_list(list)
    , m_profile(profile)
    , m_isBlackout(isBlackout)
{
    std::ranges::stable_sort(m_goals, [](const BalancedGoal &a, const BalancedGoal &b) {
        return a.time != b.time ? a.time < b.time : a.id < b.id;
    });
}

double PlainBalanced::synergy(const QList<Square> &squares) const
{
    Merged types;
    Merged subtypes;
    Merged rowTypes;
    for (const Square &square : squares) {
        for (const NamedNumber &type : square.goal->types)
            types.add(type.name, type.number);
        for (const NamedNumber &subtype : square.goal->subtypes)
            subtypes.add(subtype.name, subtype.number);
        for (const NamedNumber &rowType : square.goal->rowTypes)
            rowTypes.add(rowType.name, rowType.number);
    }
    double typeTotal = 0;
    for (const QString &name : types.names()) {
        QList<double> values = types.of(name) + subtypes.of(name);
        SynergyFilter filter;
        for (const NamedFilter &named : m_list.filters) {
            if (named.category == name)
                filter = synergyFilterOf(named.text).value_or(SynergyFilter{});
        }
        std::ranges::sort(values);
        if (filter.descending)
            std::ranges::reverse(values);
        values.resize(
            static_cast<qsizetype>(filter.keptOf(static_cast<std::size_t>(values.size()))));
        for (const double value : std::as_const(values)) {
            if (value > m_profile.maximumIndividualSynergy)
                return m_profile.tooMuchSynergy;
            typeTotal += value;
        }
    }
    if (typeTotal >= m_profile.tooMuchSynergy)
        return m_profile.tooMuchSynergy;
    double rowTotal = 0;
    for (const QString &name : rowTypes.names()) {
        const QList<double> values = rowTypes.of(name);
        if (values.size() < 5)
            break;
        const double cost = std::accumulate(values.begin(), values.end(), 0.0);
        double threshold = 0;
        for (const NamedNumber &named : m_list.rowTypes) {
            if (named.name == name)
                threshold = named.number;
        }
        if (threshold > 0 && threshold > cost)
            rowTotal += threshold - cost;
        if (threshold < 0 && threshold > cost)
            rowTotal += cost - threshold;
    }
    double timeTotal = 0;
    for (const Square &square : squares)
        timeTotal += square.desired - square.goal->time;
    return typeTotal + rowTotal + timeTotal;
}

double PlainBalanced::synergyOf(const QList<std::pair<RowId, double>> &goals) const
{
    QList<Square> squares;
    for (const auto &[row, desired] : goals) {
        const auto found = std::ranges::find(m_goals, row, &BalancedGoal::row);
        squares.append({.goal = &*found, .desired = desired});
    }
    return synergy(squares);
}

/// One attempt to fill a board.
class PlainBalanced::Attempt {
public:
    Attempt(const PlainBalanced &plain, const QList<Square> &empty, Arc4 &random)
        : m_plain(plain)
        , m_random(random)
        , m_squares(empty)
    {
    }

    bool run(const QList<int> &order)
    {
        return std::ranges::all_of(order, [this](int cell) { return pick(cell); });
    }

    const QList<Square> &squares() const { return m_squares; }

private:
    QList<const BalancedGoal *> candidates(double lowest, double highest)
    {
        QList<const BalancedGoal *> goals;
        for (const BalancedGoal &goal : m_plain.m_goals) {
            if (goal.time >= lowest && goal.time <= highest)
                goals.append(&goal);
        }
        if (!m_plain.m_profile.useFrequencyBalancing)
            return shuffled(goals, m_random);
        QList<std::pair<double, const BalancedGoal *>> keyed;
        for (const BalancedGoal *goal : std::as_const(goals)) {
            double key = goal->weight;
            for (int i = 0; i < 4; ++i)
                key += m_random.next();
            keyed.append({key - 2, goal});
        }
        std::ranges::stable_sort(
            keyed, [](const auto &a, const auto &b) { return a.first > b.first; });
        for (qsizetype i = 0; i < keyed.size(); ++i)
            goals[i] = keyed[i].second;
        return goals;
    }

    bool pick(int cell)
    {
        const Profile &profile = m_plain.m_profile;
        const double desired = m_squares[cell].desired;
        for (double offset = profile.initialOffset; offset <= profile.maximumOffset; offset += 1) {
            for (const BalancedGoal *goal : candidates(desired - offset, desired + offset)) {
                if (!fits(cell, {.goal = goal, .desired = desired}))
                    continue;
                m_squares[cell].goal = goal;
                return true;
            }
        }
        return false;
    }

    bool fits(int cell, const Square &candidate) const
    {
        for (const Square &square : m_squares) {
            if (square.goal == nullptr)
                continue;
            if (square.goal->id == candidate.goal->id)
                return false;
            if (m_plain.m_isBlackout
                && m_plain.synergy({candidate, square}) >= m_plain.m_profile.tooMuchSynergy)
                return false;
        }
        double highest = 0;
        double lowest = m_plain.m_profile.tooMuchSynergy;
        for (const QList<int> &line : linesThrough(cell)) {
            QList<Square> squares;
            for (const int other : line) {
                if (other != cell && m_squares[other].goal != nullptr)
                    squares.append(m_squares[other]);
            }
            squares.append(candidate);
            const double synergy = m_plain.synergy(squares);
            highest = std::max(highest, synergy);
            lowest = std::min(lowest, synergy);
        }
        return highest <= m_plain.m_profile.maximumSynergy
            && lowest >= m_plain.m_profile.minimumSynergy;
    }

    const PlainBalanced &m_plain;
    Arc4 &m_random;
    QList<Square> m_squares;
};

PlainBalanced::Board PlainBalanced::run(std::uint64_t seed, int mostAttempts) const
{
    Arc4 random(QString::number(seed));
    const auto square = magicSquare(seed);
    QList<Square> empty;
    for (const std::uint8_t difficulty : square)
        empty.append({.goal = nullptr, .desired = difficulty * m_profile.timePerDifficulty});
    Board board;
    while (board.attempts < mostAttempts && board.ids.isEmpty()) {
        ++board.attempts;
        QList<int> order{12};
        order += shuffled(QList<int>{0, 6, 18, 24, 4, 8, 16, 20}, random);
        order += shuffled(
            QList<int>{1, 2, 3, 5, 7, 9, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23}, random);
        for (const int difficulty : {23, 24, 25}) {
            const auto cell
                = static_cast<int>(std::ranges::find(square, difficulty) - square.begin());
            order.removeAll(cell);
            order.prepend(cell);
        }
        Attempt attempt(*this, empty, random);
        if (!attempt.run(order))
            continue;
        for (const Square &filled : attempt.squares())
            board.ids.append(filled.goal->id);
    }
    board.numbers = random.taken();
    return board;
}

} // namespace boardwright

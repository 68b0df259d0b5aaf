// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/checker.h"

#include "core/balanced/codes.h"
#include "core/balanced/minutes_text.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/rows.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <optional>

namespace boardwright {

namespace {

constexpr int checkedSide = 5;
constexpr int checkedCells = checkedSide * checkedSide;
constexpr double roundingAllowed = 1e-6;

/// The order of 0..4 that three digits of a seed encode.
QList<int> insertedOrder(int number)
{
    QList<int> order{0};
    order.insert(number % 8 % 2, 1);
    order.insert(number % 3, 2);
    order.insert(number % 8 / 2, 3);
    order.insert(number % checkedSide, 4);
    return order;
}

QList<int> squareOf(qint64 seed)
{
    constexpr int thousand = 1000;
    constexpr int orders = 120;
    const int low = static_cast<int>(seed % thousand);
    const int high = static_cast<int>(seed / thousand % thousand);
    const QList<int> fives = insertedOrder(low);
    const QList<int> ones = insertedOrder(high);
    const int shift = low / orders * 8 + high / orders;
    QList<int> square;
    for (int y = 0; y < checkedSide; ++y) {
        for (int column = 0; column < checkedSide; ++column) {
            const int x = column + shift % checkedSide;
            square.append(checkedSide * fives[(x + 3 * y) % checkedSide]
                + ones[(3 * x + y) % checkedSide] + 1);
        }
    }
    return square;
}

/// The seed recorded in a board.
std::optional<qint64> seedOf(const Result &result)
{
    const auto made
        = std::ranges::find(result.made, toCode(BalancedCode::MadeByAttempts), &Finding::code);
    if (made == result.made.end())
        return std::nullopt;
    const auto *const seed = std::get_if<qint64>(&made->args[3]);
    return seed == nullptr ? std::nullopt : std::optional(*seed);
}

struct CheckedGoal {
    BalancedRow row;
    double desired = 0;
};

using ValueList = QList<double>;

/// Inserts a name in the order of JavaScript's keys: whole numbers, ascending, then as inserted.
void insertName(QStringList &names, const QString &name)
{
    if (!names.contains(name))
        names.append(name);
}

QStringList walkedNames(const QStringList &names)
{
    QMap<qint64, QString> numbers;
    QStringList others;
    for (const QString &name : names) {
        bool isNumber = false;
        const qint64 number = name.toLongLong(&isNumber);
        if (isNumber && number >= 0 && number < 0xffffffffLL && QString::number(number) == name)
            numbers.insert(number, name);
        else
            others.append(name);
    }
    return numbers.values() + others;
}

/// Recounts one board.
class BalancedCheck {
public:
    BalancedCheck(const GoalSet &set, BalancedMode mode, const Result &result)
        : m_set(set)
        , m_mode(mode)
        , m_result(result)
        , m_profile(balanced::profileOf(set, mode))
    {
        const bool isShort = takesShortList(set, mode);
        for (const TableRow &row : set.tables.value(balanced::filters.key)) {
            const bool isOfShort = textOf(row.values, balanced::filterList) == balanced::shortList;
            if (isOfShort == isShort)
                m_filters.insert(textOf(row.values, balanced::filterCategory),
                    textOf(row.values, balanced::filterText));
        }
        const Field &field = isShort ? balanced::shortRowTypes : balanced::normalRowTypes;
        const Value thresholds
            = clamped(field, valueOf(set.once.value(balanced::lists.key), field));
        for (const NamedNumber &threshold : std::get<QList<NamedNumber>>(thresholds))
            m_thresholds.insert(threshold.name, threshold.number);
    }

    std::vector<Finding> run()
    {
        if (m_result.at.size() != checkedCells) {
            tell(Code::WrongShape,
                {Arg(static_cast<qint64>(m_result.at.size())), Arg(qint64{checkedCells})});
            return m_findings;
        }
        if (!readGoals())
            return m_findings;
        checkTimes();
        checkLines();
        checkPairs();
        return m_findings;
    }

private:
    void tell(Code code, std::array<Arg, 6> args, int cell = -1)
    {
        m_findings.push_back({.code = code,
            .severity = Severity::Error,
            .site = SiteIndex{cell},
            .about = RowId::none,
            .args = std::move(args)});
    }

    /// False if a cell has no goal that can be counted.
    bool readGoals()
    {
        const std::optional<qint64> seed = seedOf(m_result);
        m_hasTimes = seed.has_value();
        const QList<int> square = squareOf(seed.value_or(0));
        QSet<QString> ids;
        for (int cell = 0; cell < checkedCells; ++cell) {
            const Placed &placed = m_result.at[static_cast<std::size_t>(cell)];
            const Objective *objective = objectiveOf(m_set, placed.what);
            const Arg position = qint64{cell + 1};
            if (placed.what == RowId::none)
                tell(Code::CellEmpty, {position}, cell);
            else if (objective == nullptr || !balancedRowOf(*objective).time)
                tell(Code::UnknownObjective, {position}, cell);
            else if (objective->disabled)
                tell(Code::ObjectiveDisabled, {position}, cell);
            else
                m_goals.append({.row = balancedRowOf(*objective),
                    .desired = square[cell] * m_profile.timePerDifficulty});
            if (m_goals.size() <= cell)
                return false;
            const bool hasValue = hasPlaceholder(objective->goal) && !objective->range.isEmpty();
            if (hasValue ? !objective->range.contains(placed.value) : placed.value != 0)
                tell(Code::ValueNotInRange, {qint64{placed.value}}, cell);
            const QString &id = m_goals.last().row.id;
            if (ids.contains(id))
                tell(toCode(BalancedCode::IdTwice), {Arg(id)}, cell);
            ids.insert(id);
        }
        return true;
    }

    void checkTimes()
    {
        if (!m_hasTimes)
            return;
        for (int cell = 0; cell < checkedCells; ++cell) {
            const CheckedGoal &goal = m_goals[cell];
            const double off = std::abs(goal.row.time.value_or(0) - goal.desired);
            if (off > m_profile.maximumOffset + roundingAllowed)
                tell(toCode(BalancedCode::TimeOutsideWindow),
                    {Arg(qint64{cell + 1}), Arg(minutesText(goal.row.time.value_or(0))),
                        Arg(minutesText(goal.desired - m_profile.maximumOffset)),
                        Arg(minutesText(goal.desired + m_profile.maximumOffset))},
                    cell);
        }
    }

    /// The values of a category that its filter keeps.
    ValueList kept(const QString &category, ValueList values) const
    {
        const QStringList parts = m_filters.value(category).split(u' ');
        const QString kind = parts.value(0).toLower();
        bool isNumber = false;
        int digits = 0;
        const QString text = parts.value(1).trimmed();
        while (digits < text.size()
            && (text[digits].isDigit() || (digits == 0 && (text[0] == u'-' || text[0] == u'+'))))
            ++digits;
        int keep = text.first(digits).toInt(&isNumber);
        const bool isFilter = isNumber && (kind == u"min" || kind == u"max");
        std::ranges::sort(values);
        if (isFilter && kind == u"max")
            std::ranges::reverse(values);
        if (!isFilter)
            keep = -1;
        const qsizetype count = keep < 0 ? values.size() + keep : keep;
        return values.first(std::clamp<qsizetype>(count, 0, values.size()));
    }

    double typesOf(const QList<CheckedGoal> &goals) const
    {
        QMap<QString, ValueList> values;
        for (const CheckedGoal &goal : goals) {
            for (const NamedNumber &type : goal.row.types)
                values[type.name].append(type.number);
        }
        for (const CheckedGoal &goal : goals) {
            for (const NamedNumber &subtype : goal.row.subtypes) {
                if (values.contains(subtype.name))
                    values[subtype.name].append(subtype.number);
            }
        }
        double total = 0;
        for (auto category = values.cbegin(); category != values.cend(); ++category) {
            for (const double value : kept(category.key(), category.value())) {
                if (value > m_profile.maximumIndividualSynergy)
                    return m_profile.tooMuchSynergy;
                total += value;
            }
        }
        return std::min(total, m_profile.tooMuchSynergy);
    }

    double rowTypesOf(const QList<CheckedGoal> &goals) const
    {
        QMap<QString, ValueList> values;
        QStringList names;
        for (const CheckedGoal &goal : goals) {
            for (const NamedNumber &rowType : goal.row.rowTypes) {
                insertName(names, rowType.name);
                values[rowType.name].append(rowType.number);
            }
        }
        double total = 0;
        for (const QString &name : walkedNames(names)) {
            if (values[name].size() < checkedSide)
                break;
            double cost = 0;
            for (const double value : std::as_const(values[name]))
                cost += value;
            const double threshold = m_thresholds.value(name);
            if (threshold > cost)
                total += threshold > 0 ? threshold - cost : threshold < 0 ? cost - threshold : 0;
        }
        return total;
    }

    static double timesOf(const QList<CheckedGoal> &goals)
    {
        double total = 0;
        for (const CheckedGoal &goal : goals)
            total += goal.desired - goal.row.time.value_or(0);
        return total;
    }

    bool isOutside(double synergy) const
    {
        return synergy > m_profile.maximumSynergy + roundingAllowed
            || synergy < m_profile.minimumSynergy - roundingAllowed;
    }

    /// The goal placed last is added last, which determines the row types considered. The checker
    /// tries every goal of the line as the last.
    void checkLine(LineKind kind, int number, const QList<int> &cells)
    {
        double synergy = 0;
        for (qsizetype last = 0; last < cells.size(); ++last) {
            QList<CheckedGoal> goals;
            for (const int cell : cells)
                goals.append(m_goals[cell]);
            goals.append(goals.takeAt(last));
            synergy = typesOf(goals);
            if (synergy < m_profile.tooMuchSynergy)
                synergy += rowTypesOf(goals) + timesOf(goals);
            if (!isOutside(synergy))
                return;
        }
        tell(toCode(BalancedCode::LineSynergyOutside),
            {Arg(static_cast<qint64>(kind)), Arg(qint64{number}), Arg(minutesText(synergy)),
                Arg(minutesText(m_profile.minimumSynergy)),
                Arg(minutesText(m_profile.maximumSynergy))});
    }

    void checkLines()
    {
        if (!m_hasTimes)
            return;
        QList<int> falling;
        QList<int> rising;
        for (int i = 0; i < checkedSide; ++i) {
            QList<int> row;
            QList<int> column;
            for (int k = 0; k < checkedSide; ++k) {
                row.append(i * checkedSide + k);
                column.append(k * checkedSide + i);
            }
            checkLine(LineKind::Row, i + 1, row);
            checkLine(LineKind::Column, i + 1, column);
            falling.append(i * checkedSide + i);
            rising.append(i * checkedSide + checkedSide - 1 - i);
        }
        checkLine(LineKind::Diagonal, 1, falling);
        checkLine(LineKind::Diagonal, 2, rising);
    }

    void checkPairs()
    {
        if (!isBlackout(m_mode) || !m_hasTimes)
            return;
        for (int a = 0; a < checkedCells; ++a) {
            for (int b = a + 1; b < checkedCells; ++b) {
                const QList<CheckedGoal> pair{m_goals[a], m_goals[b]};
                const double types = typesOf(pair);
                if (types >= m_profile.tooMuchSynergy
                    || types + timesOf(pair) >= m_profile.tooMuchSynergy + roundingAllowed)
                    tell(toCode(BalancedCode::PairTooMuch),
                        {Arg(qint64{a + 1}), Arg(qint64{b + 1})}, a);
            }
        }
    }

    const GoalSet &m_set;
    BalancedMode m_mode;
    const Result &m_result;
    Profile m_profile;
    QMap<QString, QString> m_filters;
    QMap<QString, double> m_thresholds;
    QList<CheckedGoal> m_goals;
    bool m_hasTimes = false;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkBalanced(const GoalSet &set, BalancedMode mode, const Result &result)
{
    return BalancedCheck(set, mode, result).run();
}

} // namespace boardwright

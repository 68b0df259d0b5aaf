// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/objective_order.h"

#include "ui/editing/values/goal_parts.h"
#include "ui/editing/values/natural_order.h"

#include <QVarLengthArray>

#include <algorithm>
#include <compare>
#include <vector>

namespace boardwright {

namespace {

/// The sort key of a row, computed once per row because collation is slow.
struct OrderKey {
    int row = 0;
    bool hasNothing = false;
    QVarLengthArray<double, 4> numbers;
    std::vector<QCollatorSortKey> texts;
};

std::weak_ordering compare(const OrderKey &one, const OrderKey &other)
{
    const std::weak_ordering byNumber = std::lexicographical_compare_three_way(one.numbers.begin(),
        one.numbers.end(), other.numbers.begin(), other.numbers.end(),
        [](double a, double b) { return std::weak_order(a, b); });
    if (byNumber != std::weak_ordering::equivalent)
        return byNumber;
    return std::lexicographical_compare_three_way(one.texts.begin(), one.texts.end(),
        other.texts.begin(), other.texts.end(),
        [](const QCollatorSortKey &a, const QCollatorSortKey &b) -> std::weak_ordering {
            return a.compare(b) <=> 0;
        });
}

class KeyMaker final {
public:
    KeyMaker(const ObjectivesModel &model, int column)
        : m_model(model)
        , m_column(column)
    {
    }

    OrderKey keyOf(const Objective &objective, int row)
    {
        OrderKey key{.row = row, .hasNothing = false, .numbers = {}, .texts = {}};
        const Field *field = m_model.fieldOf(m_column);
        if (field != nullptr && field->kind != Kind::RowRefs)
            take(key, valueOf(objective, *m_model.sectionOf(m_column), *field), *field);
        else
            takeCell(key, m_model.index(row, m_column).data(Qt::EditRole));
        return key;
    }

private:
    void take(OrderKey &key, const Value &value, const Field &field)
    {
        if (const auto *flag = std::get_if<bool>(&value))
            takeNumber(key, *flag ? 0 : 1); // enabled ones come first
        else if (const auto *integer = std::get_if<qint64>(&value))
            takeNumber(key, static_cast<double>(*integer));
        else if (const auto *number = std::get_if<double>(&value))
            takeNumber(key, *number);
        else if (const auto *numbers = std::get_if<QList<int>>(&value))
            takeNumbers(key, *numbers);
        else if (m_column == static_cast<int>(ObjectiveColumn::Progression))
            takeZones(key, std::get<QStringList>(value), field);
        else if (const auto *names = std::get_if<QStringList>(&value))
            takeTexts(key, *names);
        else if (m_column == static_cast<int>(ObjectiveColumn::Goal))
            takeGoal(key, std::get<QString>(value));
        else
            takeCell(key, valueText(field, value));
    }

    /// For a column without a field: numbers as numbers, everything else as text.
    void takeCell(OrderKey &key, const QVariant &value)
    {
        const QString text = value.toString();
        key.hasNothing = text.isEmpty();
        if (value.typeId() == QMetaType::QString)
            takeText(key, text);
        else
            takeNumber(key, value.toDouble());
    }

    static void takeNumber(OrderKey &key, double number) { key.numbers.append(number); }

    static void takeNumbers(OrderKey &key, const QList<int> &numbers)
    {
        key.hasNothing = numbers.isEmpty();
        for (const int number : numbers)
            key.numbers.append(number);
    }

    /// Early before late, then fewer before more; an empty list means all zones.
    static void takeZones(OrderKey &key, const QStringList &keys, const Field &field)
    {
        for (const Choice &choice : field.choices)
            key.numbers.append(keys.isEmpty() || keys.contains(QString(choice.key)) ? 0 : 1);
    }

    void takeText(OrderKey &key, const QString &text)
    {
        key.texts.push_back(m_collator.sortKey(text));
    }

    /// Goals with the same words belong together, whether they have a value or not.
    void takeGoal(OrderKey &key, const QString &goal)
    {
        key.hasNothing = goal.isEmpty();
        takeText(key, withoutMarks(goal));
    }

    void takeTexts(OrderKey &key, const QStringList &texts)
    {
        key.hasNothing = texts.isEmpty();
        for (const QString &text : texts) {
            auto known = m_known.find(text);
            if (known == m_known.end())
                known = m_known.insert(text, m_collator.sortKey(text));
            key.texts.push_back(*known);
        }
    }

    const ObjectivesModel &m_model;
    int m_column;
    QCollator m_collator = naturalCollator();
    QHash<QString, QCollatorSortKey> m_known; ///< categories and tags repeat often
};

} // namespace

void orderRows(QList<int> &rows, const QList<Objective> &objectives, const ObjectivesModel &model,
    int column, Qt::SortOrder order)
{
    KeyMaker maker(model, column);
    std::vector<OrderKey> keys;
    keys.reserve(static_cast<std::size_t>(rows.size()));
    for (const int row : std::as_const(rows))
        keys.push_back(maker.keyOf(objectives.at(row), row));
    std::vector<const OrderKey *> sorted; // pointers, because keys are expensive to move
    sorted.reserve(keys.size());
    for (const OrderKey &key : keys)
        sorted.push_back(&key);
    std::ranges::stable_sort(sorted, [order](const OrderKey *one, const OrderKey *other) {
        if (one->hasNothing != other->hasNothing)
            return other->hasNothing;
        return order == Qt::AscendingOrder ? compare(*one, *other) < 0 : compare(*other, *one) < 0;
    });
    std::ranges::transform(sorted, rows.begin(), &OrderKey::row);
}

} // namespace boardwright

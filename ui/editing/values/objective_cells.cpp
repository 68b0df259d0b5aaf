// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/objective_cells.h"

#include "core/goalset/cell_values.h"

#include <algorithm>
#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestRun = 3;

bool isText(const QVariant &entered)
{
    return entered.typeId() == QMetaType::QString;
}

} // namespace

QString cellText(const Objective &objective, ObjectiveColumn column)
{
    if (column == ObjectiveColumn::Progression)
        return zonesInLetters(objective.progression);
    const Value value = valueOf(objective, column);
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? u"TRUE"_s : u"FALSE"_s;
    if (const auto *number = std::get_if<qint64>(&value))
        return nameText(*number);
    if (const auto *numbers = std::get_if<QList<int>>(&value))
        return textOfNumbers(*numbers);
    // A tag is a single name, whatever characters it contains.
    if (const auto *names = std::get_if<QStringList>(&value))
        return column == ObjectiveColumn::Tag ? objective.tag : textOfNames(*names);
    return std::get<QString>(value);
}

bool isOwnText(const Objective &objective, ObjectiveColumn column, const QVariant &entered)
{
    return isText(entered) && entered.toString() == cellText(objective, column);
}

std::expected<void, QString> enterCell(
    Objective &objective, ObjectiveColumn column, const QVariant &entered)
{
    if (isOwnText(objective, column, entered))
        return {};
    return valueOfEdit({}, fieldOf(column), entered).transform([&](const Value &value) {
        setValue(objective, objectiveSection, fieldOf(column), value);
    });
}

QString textOfNumbers(const QList<int> &numbers, QString (*spelled)(qint64))
{
    const auto isNext = [](int a, int b) { return qint64{a} + 1 == b; };
    const bool isRun = numbers.size() >= shortestRun && numbers.first() >= 1
        && std::ranges::adjacent_find(numbers, std::not_fn(isNext)) == numbers.end();
    if (isRun)
        return u"%1–%2"_s.arg(spelled(numbers.first()), spelled(numbers.last()));
    QStringList texts;
    texts.reserve(numbers.size());
    for (const int number : numbers)
        texts << spelled(number);
    return texts.join(u" · "_s);
}

void clearCell(Objective &objective, const Section &section, const Field &field)
{
    if (&field != &fieldOf(ObjectiveColumn::Goal))
        setValue(objective, section, field, fallbackOf(field));
}

} // namespace boardwright

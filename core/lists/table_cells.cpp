// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/table_cells.h"

#include "core/goalset/objective_fields.h"
#include "core/lists/cell_values.h"
#include "core/lists/table_text.h"

#include <algorithm>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// The most numbers that one cell may stand for, so that "1-1000000000" is refused.
constexpr qsizetype mostNumbersOfCell = 1'000;

bool isOwnField(const Section &section, const Field &field, ObjectiveField part)
{
    return isOwn(section) && &field == fieldOf(part);
}

std::optional<Value> integerOfCell(const Field &field, const QString &text)
{
    if (const auto named = valueOfText(field, text.trimmed().toLower()))
        return named;
    const auto number = wholeNumberOfCell(text);
    if (!number || *number < std::numeric_limits<int>::min()
        || *number > std::numeric_limits<int>::max())
        return std::nullopt;
    return *number;
}

std::optional<Value> numberOfCell(const Field &field, const QString &text)
{
    if (const auto number = valueOfText(field, text))
        return number;
    QString spelled = text;
    return valueOfText(field, spelled.replace(u',', u'.'));
}

/// All whole numbers, whether or not the field allows them; else runs of numbers.
std::optional<Value> positionsOfCell(const QString &text)
{
    QList<int> numbers;
    bool areNumbers = true;
    for (const QStringView part : QStringView(text).split(u',')) {
        bool isNumber = false;
        numbers.append(part.trimmed().toInt(&isNumber));
        areNumbers = areNumbers && isNumber;
    }
    if (areNumbers)
        return numbers;
    if (const auto runs = numbersOfCell(text, mostNumbersOfCell))
        return *runs;
    return std::nullopt;
}

std::optional<Value> zonesOfCell(const Field &field, const QString &text)
{
    Zones zones;
    for (const QString &word : zoneWordsOfCell(text)) {
        const Zones found = zonesOfWord(word);
        if (!found)
            return std::nullopt;
        zones |= found;
    }
    Objective objective;
    objective.progression = zones;
    return valueOf(objective, objectiveSection, field);
}

QString textOfNumbersByName(const QList<NamedNumber> &numbers, const Field &field)
{
    QStringList items;
    for (const NamedNumber &number : numbers)
        items << valueText(field, QList<NamedNumber>{number});
    return textOfNames(items);
}

std::optional<Value> choiceOfCell(const Field &field, const QString &text)
{
    if (const auto choice = valueOfText(field, text))
        return choice;
    return valueOfText(field, text.trimmed().toLower());
}

std::optional<Value> spelledInCell(const Section &section, const Field &field, const QString &text)
{
    switch (field.kind) {
    case Kind::Flag: {
        const auto flag = flagOfCell(text);
        return flag ? std::optional<Value>(*flag) : std::nullopt;
    }
    case Kind::Integer:
        return integerOfCell(field, text);
    case Kind::Number:
        return numberOfCell(field, text);
    case Kind::Text:
        return text;
    case Kind::Choice:
        return choiceOfCell(field, text);
    case Kind::Names:
        if (isOwnField(section, field, ObjectiveField::Progression))
            return zonesOfCell(field, text);
        if (isOwnField(section, field, ObjectiveField::Tag))
            return QStringList(text); // one name, whatever characters it contains
        return namesOfText(text);
    case Kind::NumbersByName:
        return numbersByName(namesOfText(text));
    case Kind::Positions:
        return positionsOfCell(text);
    case Kind::Extent:
        return valueOfText(field, text.trimmed().toLower());
    case Kind::RowRefs:
        break;
    }
    return std::nullopt;
}

/// Whether a spreadsheet could take a cell of the field for a formula.
bool isTextual(const Field &field)
{
    return field.kind == Kind::Text || field.kind == Kind::Names
        || field.kind == Kind::NumbersByName;
}

QString spelledFor(const Section &section, const Field &field, const Value &value)
{
    if (field.kind == Kind::Names && !isOwnField(section, field, ObjectiveField::Tag)) {
        if (const auto *names = std::get_if<QStringList>(&value))
            return textOfNames(*names);
    }
    if (field.kind == Kind::NumbersByName) {
        if (const auto *numbers = std::get_if<QList<NamedNumber>>(&value))
            return textOfNumbersByName(*numbers, field);
    }
    return valueText(field, value);
}

} // namespace

QString textOfTableCell(const Section &section, const Field &field, const Value &value)
{
    // The flags and numbers that every goal has are written out for people.
    const bool isSpelledOut
        = isOwn(section) && (field.kind == Kind::Flag || field.kind == Kind::Integer);
    if (value == fallbackOf(field) && !isSpelledOut)
        return {};
    const QString text = spelledFor(section, field, value);
    return isTextual(field) ? asTextCell(text) : text;
}

std::optional<Value> valueOfTableCell(
    const Section &section, const Field &field, const QString &text)
{
    auto value = spelledInCell(section, field, isTextual(field) ? fromTextCell(text) : text);
    if (value && !isOwn(section) && clamped(field, *value) != *value)
        return std::nullopt;
    return value;
}

bool survivesTable(const Section &section, const Field &field, const Value &value)
{
    if (value.index() != fallbackOf(field).index())
        return false;
    const QString text = textOfTableCell(section, field, value);
    return text.isEmpty() ? value == fallbackOf(field)
                          : valueOfTableCell(section, field, text) == value;
}

} // namespace boardwright

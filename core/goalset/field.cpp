// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/field.h"

#include "core/goalset/cell_values.h"

#include <QLocale>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString choiceKey(const Field &field, std::size_t index)
{
    return index < field.choices.size() ? QString(field.choices[index].key) : QString();
}

/// The Integer value that the choice of this index names.
qint64 namedNumber(const Field &field, std::size_t index)
{
    return static_cast<qint64>(field.min + static_cast<double>(index) * field.step);
}

bool isChoice(const Field &field, const QString &key)
{
    return std::ranges::contains(field.choices, key, &Choice::key);
}

/// The name of an Integer value; null if it has none.
QString nameOf(const Field &field, qint64 number)
{
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        if (number == namedNumber(field, i))
            return field.choices[i].key;
    }
    return {};
}

double clampedNumber(const Field &field, double number)
{
    return std::clamp(std::isfinite(number) ? number : field.fallback, field.min, field.max);
}

/// The nearest value that is a whole number of steps above the minimum.
qint64 clampedInteger(const Field &field, double number)
{
    const double inside = clampedNumber(field, number);
    const double steps = std::round((inside - field.min) / field.step);
    const double onStep = field.min + steps * field.step;
    return static_cast<qint64>(onStep > field.max ? onStep - field.step : onStep);
}

QStringList withoutDoubles(const QStringList &names)
{
    QStringList kept;
    QSet<QString> known;
    for (const QString &name : names) {
        if (!name.isEmpty() && !known.contains(name))
            kept << name;
        known.insert(name);
    }
    return kept;
}

Extent clampedExtent(const Field &field, Extent extent)
{
    return {.rows = static_cast<int>(clampedInteger(field, extent.rows)),
        .columns = static_cast<int>(clampedInteger(field, extent.columns))};
}

} // namespace

std::optional<QList<NamedNumber>> numbersByName(const QStringList &items)
{
    QList<NamedNumber> numbers;
    for (const QString &item : items) {
        // Split at the last colon, because names may contain colons.
        const qsizetype colon = item.lastIndexOf(u':');
        bool isNumber = false;
        const double number = item.sliced(colon + 1).trimmed().toDouble(&isNumber);
        const QString name = item.first(std::max<qsizetype>(colon, 0)).trimmed();
        if (name.isEmpty() || !isNumber)
            return std::nullopt;
        numbers.append({.name = name, .number = number});
    }
    return numbers;
}

bool isMeant(std::span<const Field> fields, const Field &field,
    const std::function<QString(const Field &)> &choiceOf)
{
    if (field.when.field.isEmpty())
        return true;
    const auto about = std::ranges::find(fields, field.when.field, &Field::key);
    if (about == fields.end() || about->kind != Kind::Choice)
        return false;
    const QString held = choiceOf(*about);
    // A value that is none of the choices does not satisfy an inverted condition either.
    const bool holds = isChoice(*about, held) && (held == field.when.choice) != field.when.unless;
    return holds && isMeant(fields, *about, choiceOf);
}

Value fallbackOf(const Field &field)
{
    switch (field.kind) {
    case Kind::Flag:
        return field.fallback != 0;
    case Kind::Integer:
        return static_cast<qint64>(field.fallback);
    case Kind::Number:
        return field.fallback;
    case Kind::Text:
        return QString();
    case Kind::Choice:
        return choiceKey(field, static_cast<std::size_t>(field.fallback));
    case Kind::Names:
        return QStringList();
    case Kind::NumbersByName:
        return QList<NamedNumber>();
    case Kind::RowRefs:
        return QList<RowId>();
    case Kind::Positions:
        return QList<int>();
    case Kind::Extent: {
        const int side = static_cast<int>(field.fallback);
        return Extent{.rows = side, .columns = side};
    }
    }
    return {};
}

Value valueOf(const FieldValues &values, const Field &field)
{
    Value fallback = fallbackOf(field);
    const auto stored = values.constFind(field.key);
    if (stored != values.cend() && stored->index() == fallback.index())
        return *stored;
    return fallback;
}

void setValue(FieldValues &values, const Field &field, const Value &value)
{
    const Value fallback = fallbackOf(field);
    if (value == fallback || value.index() != fallback.index())
        values.remove(field.key);
    else
        values.insert(field.key, value);
}

bool flagOf(const FieldValues &values, const Field &field)
{
    return std::get<bool>(valueOf(values, field));
}

qint64 integerOf(const FieldValues &values, const Field &field)
{
    return std::get<qint64>(valueOf(values, field));
}

double numberOf(const FieldValues &values, const Field &field)
{
    return std::get<double>(valueOf(values, field));
}

QString textOf(const FieldValues &values, const Field &field)
{
    return std::get<QString>(valueOf(values, field));
}

QList<RowId> rowsOf(const FieldValues &values, const Field &field)
{
    return std::get<QList<RowId>>(valueOf(values, field));
}

Value clamped(const Field &field, const Value &value)
{
    Value fallback = fallbackOf(field);
    if (value.index() != fallback.index())
        return fallback;
    switch (field.kind) {
    case Kind::Integer:
        return clampedInteger(field, static_cast<double>(std::get<qint64>(value)));
    case Kind::Number:
        return clampedNumber(field, std::get<double>(value));
    case Kind::Text:
        return std::get<QString>(value).left(static_cast<qsizetype>(field.max));
    case Kind::Choice:
        return isChoice(field, std::get<QString>(value)) ? value : fallback;
    case Kind::Names: {
        if (field.keepsRepeats)
            return value;
        QStringList names = withoutDoubles(std::get<QStringList>(value));
        if (!field.choices.empty())
            names.removeIf([&](const QString &name) { return !isChoice(field, name); });
        return names;
    }
    case Kind::NumbersByName: {
        QList<NamedNumber> numbers;
        QSet<QString> known;
        for (const NamedNumber &item : std::get<QList<NamedNumber>>(value)) {
            if (!known.contains(item.name))
                numbers.append({.name = item.name, .number = clampedNumber(field, item.number)});
            known.insert(item.name);
        }
        return numbers;
    }
    case Kind::Positions: {
        QList<int> positions = std::get<QList<int>>(value);
        positions.removeIf([](int position) { return position < 1; });
        return positions;
    }
    case Kind::Extent:
        return clampedExtent(field, std::get<Extent>(value));
    case Kind::RowRefs:
        return field.max == 1 ? std::get<QList<RowId>>(value).mid(0, 1) : value;
    case Kind::Flag:
        return value;
    }
    return fallback;
}

QString valueText(const Field &field, const Value &value)
{
    const Value known = value.index() == fallbackOf(field).index() ? value : fallbackOf(field);
    switch (field.kind) {
    case Kind::Flag:
        return std::get<bool>(known) ? u"yes"_s : u"no"_s;
    case Kind::Integer: {
        const qint64 number = std::get<qint64>(known);
        const QString name = nameOf(field, number);
        return name.isNull() ? QString::number(number) : name;
    }
    case Kind::Number:
        return QString::number(std::get<double>(known), 'g', QLocale::FloatingPointShortest);
    case Kind::Text:
    case Kind::Choice:
        return std::get<QString>(known);
    case Kind::Names:
        return textOfNames(std::get<QStringList>(known));
    case Kind::NumbersByName: {
        QStringList items;
        for (const NamedNumber &item : std::get<QList<NamedNumber>>(known))
            items << u"%1: %2"_s.arg(
                item.name, QString::number(item.number, 'g', QLocale::FloatingPointShortest));
        return textOfNames(items);
    }
    case Kind::Positions: {
        QStringList items;
        for (const int position : std::get<QList<int>>(known))
            items << QString::number(position);
        return items.join(u", ");
    }
    case Kind::Extent: {
        const Extent extent = std::get<Extent>(known);
        return u"%1x%2"_s.arg(extent.rows).arg(extent.columns);
    }
    case Kind::RowRefs:
        break;
    }
    return {};
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/field_cells.h"

#include "core/base/exactly.h"
#include "core/generator/settings.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace boardwright {

namespace {

struct CellWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FieldCells)
};

QString labelOf(const Field &field, const QString &key)
{
    const auto choice = std::ranges::find(field.choices, key, &Choice::key);
    return choice == field.choices.end() ? key : choiceLabel(*choice);
}

/// The text for valueOfText() that corresponds to displayed text.
QString plainText(const Field &field, const QString &text)
{
    const bool hasNames = field.kind == Kind::Choice || field.kind == Kind::Integer;
    if (const auto choice = hasNames ? choiceNamed(field, text) : std::nullopt)
        return field.kind == Kind::Choice ? QString(field.choices[*choice].key)
                                          : nameText(namedNumber(field, *choice));
    return field.kind == Kind::Integer ? plainWhole(text) : text;
}

QString namedNumbersText(const QList<NamedNumber> &numbers)
{
    QStringList items;
    for (const NamedNumber &item : numbers)
        items << QStringLiteral("%1: %2").arg(item.name, numberText(item.number));
    return items.join(QStringLiteral(", "));
}

/// The items of "combat: 2, shop: 0.5". A comma between digits belongs to a number where the window
/// writes it so: "combat: 2, shop: 0,5", or "combat: 1,500". A semicolon separates everywhere.
std::optional<QList<NamedNumber>> namedNumbersOf(const QString &text)
{
    static const QRegularExpression otherComma(QStringLiteral("(?<!\\d),|,(?!\\d)|;"));
    static const QRegularExpression notOfGroup(QStringLiteral("(?<!\\d),|,(?!\\d{3}\\b)|;"));
    const bool isDecimal = QLocale().decimalPoint() == u',';
    QStringList items;
    for (const QString &typed :
        text.split(isDecimal ? otherComma : notOfGroup, Qt::SkipEmptyParts)) {
        const QString item = typed.trimmed();
        if (item.isEmpty())
            continue;
        const qsizetype colon = item.lastIndexOf(u':');
        const auto number = numberOfText(item.sliced(colon + 1));
        items << (number ? item.first(colon + 1) + plainNumber(*number) : item);
    }
    return numbersByName(items);
}

/// The value of a text, if the field allows it; numbers as the window writes them, or plain.
std::optional<Value> valueOfTyped(const Field &field, const QString &text)
{
    const auto allowed = [&](const Value &value) {
        return clamped(field, value) == value ? std::optional(value) : std::nullopt;
    };
    if (field.kind == Kind::Number) {
        const auto number = numberOfText(text);
        return number ? allowed(exactly(*number)) : std::nullopt;
    }
    if (field.kind == Kind::NumbersByName) {
        const auto numbers = namedNumbersOf(text);
        return numbers ? allowed(*numbers) : std::nullopt;
    }
    return valueOfText(field, plainText(field, text));
}

QString rangeOfNumbers(const Field &field)
{
    const QString least = numberText(field.min);
    return field.min == field.max
        ? least
        : CellWords::tr("%1 to %2", "numbers").arg(least, numberText(field.max));
}

/// The allowed numbers: the names of the lowest, then the rest.
QString possibleNumbers(const Field &field)
{
    constexpr double mostListed = 6;
    QStringList parts;
    for (const Choice &choice : field.choices)
        parts << choiceLabel(choice);
    Field others = field;
    others.min += static_cast<double>(field.choices.size()) * field.step;
    if (field.kind == Kind::Integer && field.step > 1
        && (others.max - others.min) / field.step < mostListed) {
        const auto count = static_cast<int>((others.max - others.min) / field.step) + 1;
        for (int i = 0; i < count; ++i)
            parts << numberText(others.min + i * field.step);
    } else if (others.min <= others.max) {
        parts << rangeOfNumbers(others);
    }
    return parts.join(QStringLiteral(", "));
}

QString possibleText(const Field &field)
{
    switch (field.kind) {
    case Kind::Integer:
    case Kind::Number:
        return possibleNumbers(field);
    case Kind::Extent:
    case Kind::Choice:
    case Kind::Names:
        return allowedText(field);
    case Kind::Flag:
        return CellWords::tr("yes or no");
    case Kind::Text:
        return CellWords::tr(
            "text of at most %Ln characters", nullptr, static_cast<int>(field.max));
    case Kind::NumbersByName:
        return CellWords::tr("names and numbers, such as \"combat: 2, shop: 0.5\"");
    case Kind::RowRefs:
        return CellWords::tr("names of rows, separated by commas");
    case Kind::Positions:
        return CellWords::tr("numbers of cells, separated by commas");
    }
    return {};
}

} // namespace

QString shownText(const RowNames &names, const Field &field, const Value &value)
{
    switch (field.kind) {
    case Kind::Flag:
        return {};
    case Kind::Integer: {
        const auto *number = std::get_if<qint64>(&value);
        if (number == nullptr)
            return {};
        const QString name = numberName(field, *number);
        return name.isEmpty() ? wholeText(*number) : name;
    }
    case Kind::Number: {
        const auto *number = std::get_if<double>(&value);
        const bool isNone = number == nullptr || (field.isLowestNone && *number <= field.min);
        return isNone ? QString() : numberText(*number);
    }
    case Kind::NumbersByName: {
        const auto *numbers = std::get_if<QList<NamedNumber>>(&value);
        return numbers == nullptr ? QString() : namedNumbersText(*numbers);
    }
    case Kind::Choice:
        return labelOf(field, valueText(field, value));
    case Kind::Names: {
        QStringList labels;
        if (const auto *keys = std::get_if<QStringList>(&value)) {
            for (const QString &name : *keys)
                labels << labelOf(field, name);
        }
        return labels.join(QStringLiteral(", "));
    }
    case Kind::RowRefs: {
        const auto *ids = std::get_if<QList<RowId>>(&value);
        return ids == nullptr ? QString() : names.textOf(*ids);
    }
    default:
        return valueText(field, value);
    }
}

QVariant editVariant(const RowNames &names, const Field &field, const Value &value)
{
    switch (field.kind) {
    case Kind::Flag:
        return std::get<bool>(value);
    case Kind::Integer:
        return std::get<qint64>(value);
    case Kind::Number:
        return std::get<double>(value);
    case Kind::RowRefs:
    case Kind::NumbersByName:
        return shownText(names, field, value);
    default:
        return valueText(field, value);
    }
}

std::expected<Value, QString> valueOfEdit(
    const RowNames &names, const Field &field, const QVariant &edited)
{
    if (edited.metaType() == QMetaType::fromType<Value>())
        return clamped(field, edited.value<Value>());
    // The text of a double would be read in the format of the window.
    const QString text
        = edited.typeId() == QMetaType::Double ? numberText(edited.toDouble()) : edited.toString();
    std::optional<Value> value;
    if (field.kind == Kind::RowRefs) {
        if (auto rows = names.rowsOf(text))
            value = *rows;
    } else if (field.isLowestNone && text.trimmed().isEmpty()) {
        value = field.min;
    } else {
        value = valueOfTyped(field, text);
    }
    if (value)
        return *value;
    return std::unexpected(CellWords::tr("%1: \"%2\" is not allowed. Allowed: %3.",
        "label of a field, what was "
        "typed, what is allowed")
            .arg(fieldLabel(field), text, possibleText(field)));
}

QString settingWords(const RowNames &names, const Field &field, const Value &value)
{
    if (field.kind == Kind::Flag)
        return fieldLabel(field);
    return CellWords::tr("%1: %2", "label of a field, its value")
        .arg(fieldLabel(field), shownText(names, field, value));
}

bool applies(const Section &section, const FieldValues &values, const Field &field)
{
    return isMeant(
        section.fields, field, [&](const Field &about) { return textOf(values, about); });
}

Qt::Alignment alignmentOf(const Field &field)
{
    switch (field.kind) {
    case Kind::Flag:
        return Qt::AlignHCenter | Qt::AlignVCenter;
    case Kind::Integer:
    case Kind::Number:
        return Qt::AlignRight | Qt::AlignVCenter;
    default:
        return Qt::AlignLeft | Qt::AlignVCenter;
    }
}

QVariant fieldCell(const RowNames &names, const Section &section, const Field &field,
    const FieldValues &values, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return shownText(names, field, valueOf(values, field));
    case Qt::EditRole:
        return editVariant(names, field, valueOf(values, field));
    case Qt::CheckStateRole:
        if (field.kind != Kind::Flag)
            return {};
        return flagOf(values, field) ? Qt::Checked : Qt::Unchecked;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(field));
    case Qt::ToolTipRole: {
        const QString text = shownText(names, field, valueOf(values, field));
        return text.isEmpty() ? QVariant() : text;
    }
    case ValueRole:
        return QVariant::fromValue(valueOf(values, field));
    case FieldRole:
        return QVariant::fromValue(&field);
    case StandsBackRole:
        return !applies(section, values, field);
    default:
        return {};
    }
}

} // namespace boardwright

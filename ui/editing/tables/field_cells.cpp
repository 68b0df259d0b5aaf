// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/field_cells.h"

#include "ui/text/field_words.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

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

QString namedNumbersText(const QList<NamedNumber> &numbers)
{
    QStringList items;
    for (const NamedNumber &item : numbers)
        items << QStringLiteral("%1: %2").arg(item.name, numberText(item.number));
    return items.join(QStringLiteral(", "));
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

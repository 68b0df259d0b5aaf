// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/field_cells.h"

#include "core/generator/settings.h"
#include "ui/text/field_words.h"

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

/// The text for valueOfText() that corresponds to displayed text.
QString plainText(const Field &field, const QString &text)
{
    const bool hasNames = field.kind == Kind::Choice || field.kind == Kind::Integer;
    const auto choice = hasNames ? choiceNamed(field, text) : std::nullopt;
    if (!choice)
        return text;
    return field.kind == Kind::Choice ? QString(field.choices[*choice].key)
                                      : QString::number(namedNumber(field, *choice));
}

/// The allowed numbers: the names of the lowest, then the rest.
QString possibleNumbers(const Field &field)
{
    QStringList parts;
    for (const Choice &choice : field.choices)
        parts << choiceLabel(choice);
    Field others = field;
    others.choices = {};
    others.min += static_cast<double>(field.choices.size()) * field.step;
    if (others.min <= others.max)
        parts << allowedText(others);
    return parts.join(QStringLiteral(", "));
}

QString possibleText(const Field &field)
{
    switch (field.kind) {
    case Kind::Integer:
        return possibleNumbers(field);
    case Kind::Number:
    case Kind::Extent:
    case Kind::Choice:
    case Kind::Names:
        return allowedText(field);
    case Kind::Flag:
        return CellWords::tr("yes or no");
    case Kind::Text:
        return CellWords::tr("text of at most %n characters", nullptr, static_cast<int>(field.max));
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
        const QString name = number == nullptr ? QString() : numberName(field, *number);
        return name.isEmpty() ? valueText(field, value) : name;
    }
    case Kind::Number: {
        const auto *number = std::get_if<double>(&value);
        const bool isNone = field.isLowestNone && number != nullptr && *number <= field.min;
        return isNone ? QString() : valueText(field, value);
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
    const QString text = edited.toString();
    std::optional<Value> value;
    if (field.kind == Kind::RowRefs) {
        if (auto rows = names.rowsOf(text))
            value = *rows;
    } else if (field.isLowestNone && text.trimmed().isEmpty()) {
        value = field.min;
    } else {
        value = valueOfText(field, plainText(field, text));
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
        return text.isEmpty() ? QVariant() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
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

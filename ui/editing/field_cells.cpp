// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/field_cells.h"

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

/// The key of a choice that was named by its label.
QString keyOf(const Field &field, const QString &text)
{
    const QString wanted = text.trimmed();
    for (const Choice &choice : field.choices) {
        if (wanted == choice.key || choiceLabel(choice).compare(wanted, Qt::CaseInsensitive) == 0)
            return choice.key;
    }
    return text;
}

QString possibleText(const Field &field)
{
    switch (field.kind) {
    case Kind::Integer:
    case Kind::Number:
    case Kind::Extent:
    case Kind::Choice:
    case Kind::Names:
        return allowedText(field);
    case Kind::Flag:
        return CellWords::tr("yes or no");
    case Kind::Text:
        return CellWords::tr(
            "a text of at most %n characters", nullptr, static_cast<int>(field.max));
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
    } else {
        value = valueOfText(field, field.kind == Kind::Choice ? keyOf(field, text) : text);
    }
    if (value)
        return *value;
    return std::unexpected(CellWords::tr("%1: \"%2\" is not possible. Possible: %3.",
        "label of a field, what was "
        "typed, what is allowed")
            .arg(fieldLabel(field), text, possibleText(field)));
}

bool applies(const Section &section, const FieldValues &values, const Field &field)
{
    if (field.when.field.isEmpty())
        return true;
    const auto about = std::ranges::find(section.fields, field.when.field, &Field::key);
    return about != section.fields.end() && textOf(values, *about) == field.when.choice
        && applies(section, values, *about);
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

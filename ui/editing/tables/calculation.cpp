// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/calculation.h"

#include "core/base/exactly.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"

#include <QAbstractItemModel>
#include <QCoreApplication>

#include <cmath>
#include <optional>

namespace boardwright {

namespace {

struct CalculationWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Calculation)
};

constexpr double hundred = 100;

QString howToWrite()
{
    return CalculationWords::tr("Write %1, %2, %3, %4 or %5.", "calculations")
        .arg(QStringLiteral("+10"), QStringLiteral("-3"),
            QStringLiteral("*%1").arg(numberText(0.8)), QStringLiteral("/2"),
            QStringLiteral("+10 %"));
}

/// The number of a cell; std::nullopt if there is none at present, or it stands for a word.
std::optional<double> numberIn(const QModelIndex &cell, const Field &field)
{
    const QVariant held = cell.data(ValueRole);
    double number = 0;
    if (held.metaType() == QMetaType::fromType<Value>()) {
        const auto value = held.value<Value>();
        if (const auto *whole = std::get_if<qint64>(&value))
            number = static_cast<double>(*whole);
        else if (const auto *real = std::get_if<double>(&value))
            number = *real;
        else
            return std::nullopt;
    } else {
        bool isNumber = false;
        number = cell.data(Qt::EditRole).toDouble(&isNumber);
        if (!isNumber)
            return std::nullopt;
    }
    const bool isNone = field.isLowestNone && number <= field.min;
    const bool isWord = number < field.min + static_cast<double>(field.choices.size()) * field.step;
    return isNone || (!field.choices.empty() && isWord) ? std::nullopt : std::optional(number);
}

} // namespace

std::expected<Calculation, QString> Calculation::read(const QString &text)
{
    QString rest = text.trimmed();
    if (rest.size() < 2)
        return std::unexpected(howToWrite());
    const QChar sign = rest.front();
    const bool isPercent = rest.endsWith(u'%');
    rest = rest.sliced(1, rest.size() - (isPercent ? 2 : 1)).trimmed();
    const std::optional<double> number
        = rest.startsWith(u'+') || rest.startsWith(u'-') ? std::nullopt : numberOfText(rest);
    if (!number || !std::isfinite(*number))
        return std::unexpected(howToWrite());
    const double amount = isPercent ? *number / hundred : *number;
    switch (sign.unicode()) {
    case u'+':
        return isPercent ? Calculation(1 + amount, 0) : Calculation(1, amount);
    case u'-':
    case u'\u2212': // the minus sign
        return isPercent ? Calculation(1 - amount, 0) : Calculation(1, -amount);
    case u'*':
    case u'x':
    case u'\u00d7':
        return Calculation(amount, 0);
    case u'/':
    case u':':
    case u'\u00f7':
        if (amount == 0)
            return std::unexpected(CalculationWords::tr("Nothing can be divided by 0."));
        return Calculation(1 / amount, 0);
    default:
        return std::unexpected(howToWrite());
    }
}

double Calculation::of(double number) const
{
    return exactly(number * m_factor + m_summand);
}

bool isCalculated(const Field &field)
{
    return field.kind == Kind::Integer || field.kind == Kind::Number;
}

QList<NumberCell> numberCells(const QModelIndexList &cells)
{
    QList<NumberCell> numbers;
    for (const QModelIndex &cell : cells) {
        const auto *field = cell.data(FieldRole).value<const Field *>();
        if (field == nullptr || !isCalculated(*field) || !cell.flags().testFlag(Qt::ItemIsEditable))
            continue;
        if (const std::optional<double> number = numberIn(cell, *field))
            numbers.append(
                {.row = cell.row(), .column = cell.column(), .field = field, .number = *number});
    }
    return numbers;
}

std::expected<QList<double>, QString> calculated(
    const Calculation &calculation, const QList<NumberCell> &cells)
{
    QList<double> results;
    results.reserve(cells.size());
    for (const NumberCell &cell : cells) {
        const bool isWhole = cell.field->kind == Kind::Integer;
        const double exact = calculation.of(cell.number);
        const double result = isWhole ? std::round(exact) : exact;
        results << result;
        // Quick: thousands of numbers are tried at each key press.
        if (cell.field->isLowestNone && result <= cell.field->min)
            return std::unexpected(CalculationWords::tr("Row %1: %2 is too low.")
                    .arg(wholeText(cell.row + 1), numberText(result)));
        const bool isAllowed = result >= cell.field->min && result <= cell.field->max
            && (!isWhole || cell.field->step == 1);
        const auto value = isAllowed ? std::expected<Value, QString>()
                                     : valueOfEdit({}, *cell.field, numberText(result));
        if (!value)
            return std::unexpected(
                CalculationWords::tr("Row %1: %2", "the number of a row, what is wrong in it")
                    .arg(wholeText(cell.row + 1), value.error()));
    }
    return results;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/number_box.h"

#include "core/base/exactly.h"
#include "ui/text/number_text.h"

#include <algorithm>

namespace boardwright {

namespace {

bool isOfNumbers(QChar c)
{
    return c.isDigit() || c.isSpace() || QStringView(u"+-\u2212.,'’").contains(c);
}

} // namespace

NumberBox::NumberBox(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setDecimals(mostDecimals);
    setStepType(QAbstractSpinBox::DefaultStepType);
}

QString NumberBox::textFromValue(double value) const
{
    return numberText(value, decimals());
}

bool NumberBox::isSpecial(const QString &text) const
{
    return !specialValueText().isEmpty() && text.trimmed() == specialValueText().trimmed();
}

QString NumberBox::withoutUnit(const QString &text) const
{
    return suffix().isEmpty() || !text.endsWith(suffix()) ? text : text.chopped(suffix().size());
}

double NumberBox::valueFromText(const QString &text) const
{
    return isSpecial(text) ? minimum() : exactly(numberOfText(withoutUnit(text)).value_or(value()));
}

QValidator::State NumberBox::validate(QString &text, int & /*position*/) const
{
    const QString typed = withoutUnit(text);
    const auto number = numberOfText(typed);
    if (isSpecial(text) || (number && *number >= minimum() && *number <= maximum()))
        return QValidator::Acceptable;
    return std::ranges::all_of(typed, isOfNumbers) ? QValidator::Intermediate : QValidator::Invalid;
}

} // namespace boardwright

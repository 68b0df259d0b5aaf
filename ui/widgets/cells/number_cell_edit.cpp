// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/number_cell_edit.h"

#include <QLineEdit>

namespace boardwright {

using namespace Qt::StringLiterals;

NumberCellEdit::NumberCellEdit(int lowest, int highest, QWidget *parent)
    : QSpinBox(parent)
{
    setRange(lowest, highest);
    setGroupSeparatorShown(true);
    setAlignment(Qt::AlignRight);
    setKeyboardTracking(false);
    connect(lineEdit(), &QLineEdit::textEdited, this,
        [this](const QString &text) { m_typed = text.isNull() ? u""_s : text; });
}

void NumberCellEdit::showValue(const QVariant &value)
{
    setSpecialValueText({});
    setValue(value.toInt());
    m_shown = this->value();
    m_typed.clear();
}

void NumberCellEdit::showDifferent(const QString &word)
{
    setSpecialValueText(word); // shown for the minimum
    setValue(minimum());
    m_shown = minimum();
    m_typed.clear();
}

void NumberCellEdit::stepBy(int steps)
{
    QSpinBox::stepBy(steps);
    QString now = text();
    int position = 0;
    if (validate(now, position) == QValidator::Acceptable)
        m_typed.clear();
}

QValidator::State NumberCellEdit::validate(QString &text, int &position) const
{
    const QValidator::State state = QSpinBox::validate(text, position);
    return state == QValidator::Invalid ? QValidator::Intermediate : state;
}

} // namespace boardwright

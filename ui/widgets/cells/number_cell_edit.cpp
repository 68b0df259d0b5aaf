// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/number_cell_edit.h"

#include <QLineEdit>

namespace boardwright {

NumberCellEdit::NumberCellEdit(int lowest, int highest, QWidget *parent)
    : QSpinBox(parent)
{
    setRange(lowest, highest);
    setGroupSeparatorShown(true);
    setAlignment(Qt::AlignRight);
    setKeyboardTracking(false);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_wasTyped = true; });
}

void NumberCellEdit::showValue(const QVariant &value)
{
    setSpecialValueText({});
    setValue(value.toInt());
    m_shown = this->value();
    m_wasTyped = false;
}

void NumberCellEdit::showDifferent(const QString &word)
{
    setSpecialValueText(word); // shown for the minimum
    setValue(minimum());
    m_shown = minimum();
    m_wasTyped = false;
}

bool NumberCellEdit::isMeant() const
{
    return m_wasTyped || value() != m_shown;
}

} // namespace boardwright

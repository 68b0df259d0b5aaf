// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/flag_cell_edit.h"

namespace boardwright {

FlagCellEdit::FlagCellEdit(const QString &text, QWidget *parent)
    : CheckBox(text, parent)
{
    connect(this, &QCheckBox::clicked, this, [this] {
        const bool isOn = checkState() != Qt::Unchecked;
        setTristate(false); // the user can choose checked and unchecked only
        setChecked(isOn);
        m_wasToggled = true;
        tellEntered();
    });
}

FlagCellEdit::~FlagCellEdit() = default;

void FlagCellEdit::showValue(const QVariant &value)
{
    setTristate(false);
    setChecked(value.toBool());
    m_wasToggled = false;
}

void FlagCellEdit::showDifferent(const QString & /*word*/)
{
    setTristate(true);
    setCheckState(Qt::PartiallyChecked);
    m_wasToggled = false;
}

} // namespace boardwright

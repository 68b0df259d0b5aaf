// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/choice_cell_edit.h"

#include "ui/widgets/controls/quiet_wheel.h"

namespace boardwright {

ChoiceCellEdit::ChoiceCellEdit(QWidget *parent)
    : ComboBox(parent)
{
    quietWheel(this);
    connect(this, &QComboBox::activated, this, [this] {
        m_wasChosen = true;
        Q_EMIT editingFinished();
    });
}

ChoiceCellEdit::~ChoiceCellEdit() = default;

void ChoiceCellEdit::showValue(const QVariant &value)
{
    setCurrentIndex(findData(value));
    m_wasChosen = false;
}

} // namespace boardwright

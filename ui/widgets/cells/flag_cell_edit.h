// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/cell_editor.h"
#include "ui/widgets/controls/check_box.h"

namespace boardwright {

/// Whether a flag is on.
class FlagCellEdit final : public CheckBox, public CellEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FlagCellEdit)

public:
    FlagCellEdit(const QString &text, QWidget *parent);
    ~FlagCellEdit() override;

    void showValue(const QVariant &value) override;
    void showDifferent(const QString &word) override;

    QVariant entered() const override { return isChecked(); }

    bool isMeant() const override { return m_wasToggled; }

private:
    bool m_wasToggled = false;
};

} // namespace boardwright

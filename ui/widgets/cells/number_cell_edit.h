// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/cell_editor.h"

#include <QSpinBox>

namespace boardwright {

/// A whole number in a cell.
class NumberCellEdit final : public QSpinBox, public CellEditor {
    Q_OBJECT

public:
    NumberCellEdit(int lowest, int highest, QWidget *parent = nullptr);

    void showValue(const QVariant &value) override;

    QVariant entered() const override { return value(); }

    bool isMeant() const override;

    void commit() override { interpretText(); }

    int usefulWidth() const override { return 8; }

    /// Shows `word`, because the goals have different numbers.
    void showDifferent(const QString &word);

private:
    int m_shown = 0;
    bool m_wasTyped = false;
};

} // namespace boardwright

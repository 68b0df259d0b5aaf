// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"
#include "ui/widgets/cells/cell_editor.h"

#include <QWidget>

namespace boardwright {

class NumberCellEdit;

/// Rows x columns.
class ExtentCellEdit final : public QWidget, public CellEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExtentCellEdit)

public:
    ExtentCellEdit(const Field &field, QWidget *parent);
    ~ExtentCellEdit() override;

    int role() const override;
    void showValue(const QVariant &value) override;
    QVariant entered() const override;
    bool isMeant() const override;
    void commit() override;

    int usefulWidth() const override { return 0; }

protected:
    /// Event filters of this editor also receive the focus-out events of its boxes.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Field m_side; ///< the field of a side
    NumberCellEdit *m_rows;
    NumberCellEdit *m_columns;
};

} // namespace boardwright

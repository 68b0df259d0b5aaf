// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/cell_editor.h"

#include <QComboBox>

namespace boardwright {

/// One of a few values in a cell: its items' data is what the cell holds. No item is shown for a
/// value that none has, such as that of goals that differ.
class ChoiceCellEdit final : public QComboBox, public CellEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceCellEdit)

public:
    explicit ChoiceCellEdit(QWidget *parent = nullptr);
    ~ChoiceCellEdit() override;

    void showValue(const QVariant &value) override;

    QVariant entered() const override { return currentData(); }

    bool isMeant() const override { return m_wasChosen; }

Q_SIGNALS:
    /// A person chose, be it what was shown before.
    void editingFinished();

private:
    bool m_wasChosen = false;
};

} // namespace boardwright

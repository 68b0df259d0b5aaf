// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/cell_editor.h"
#include "ui/widgets/controls/combo_box.h"

namespace boardwright {

/// Selects one of a few values in a cell. The data of an item is the cell's value. If no item has
/// the value, for example because goals differ, none is selected.
class ChoiceCellEdit final : public ComboBox, public CellEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceCellEdit)

public:
    explicit ChoiceCellEdit(QWidget *parent = nullptr);
    ~ChoiceCellEdit() override;

    void showValue(const QVariant &value) override;

    QVariant entered() const override { return currentData(); }

    bool isMeant() const override { return m_wasChosen; }

Q_SIGNALS:
    /// The user selected an item, possibly the same one again.
    void editingFinished();

private:
    bool m_wasChosen = false;
};

} // namespace boardwright

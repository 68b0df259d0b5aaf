// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "ui/widgets/cells/cell_editor.h"
#include "ui/widgets/controls/combo_box.h"

#include <vector>

namespace boardwright {

/// Whether a number has few enough values for a list.
bool isShortList(const Field &field);

/// Selects one of a few values: a choice, or a number of a short list. The data of an item is the
/// cell's value. If no item has the value, for example because goals differ, none is selected.
class ChoiceCellEdit final : public ComboBox, public CellEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceCellEdit)

public:
    /// Offers the choices that boards of `set` can have (Choice::isFor), and the value shown; null:
    /// all choices. `field` and `set` must outlive it.
    ChoiceCellEdit(const Field &field, const GoalSet *set, QWidget *parent);
    ~ChoiceCellEdit() override;

    void showValue(const QVariant &value) override;

    QVariant entered() const override { return currentData(); }

    bool isMeant() const override { return m_wasChosen; }

private:
    void offer(const QString &held);

    const Field &m_field;
    const GoalSet *m_set;
    std::vector<const Choice *> m_offered;
    bool m_wasChosen = false; ///< an item was selected, possibly the same one again
};

} // namespace boardwright

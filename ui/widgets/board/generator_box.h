// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"
#include "ui/widgets/controls/combo_box.h"

namespace boardwright {

/// Selects the generator: first those that the set has data for, then, below a separator, the
/// others.
class GeneratorBox final : public ComboBox {
    Q_OBJECT

public:
    /// Both must outlive the box.
    GeneratorBox(const GoalSetDocument &document, BoardChoice &choice, QWidget *parent = nullptr);

private:
    void rebuild();

    const GoalSetDocument &m_document;
    BoardChoice &m_choice;
    QList<const Generator *> m_listed; ///< by item; null: the separator
};

} // namespace boardwright

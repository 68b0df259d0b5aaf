// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/calculation.h"
#include "ui/editing/values/text_block.h"
#include "ui/widgets/controls/popup_panel.h"

#include <functional>

class QLineEdit;
class QPushButton;

namespace boardwright {

class HintLabel;
class Spreadsheet;

/// Asks below the current cell of a table for a calculation on the numbers of the selected cells,
/// and shows what it would change while it is typed. Enter does it, Escape leaves everything as it
/// is.
class CalculatePanel final : public QObject {
    Q_OBJECT

public:
    /// Enters the new numbers as one step. The error is a sentence; then nothing is entered.
    using Enter = std::function<std::expected<void, QString>(const QList<EnteredText> &cells)>;

    /// `table` owns it.
    CalculatePanel(Spreadsheet &table, Enter enter);

    /// Shows instead why it is not possible, if no selected cell has a number.
    void open();

private:
    void preview();
    void run();
    std::expected<QList<double>, QString> results() const;

    Spreadsheet &m_table;
    Enter m_enter;
    PopupPanel *m_panel;
    QLineEdit *m_text;
    QPushButton *m_accept;
    HintLabel *m_hint;
    QList<NumberCell> m_cells; ///< that are calculated
};

} // namespace boardwright

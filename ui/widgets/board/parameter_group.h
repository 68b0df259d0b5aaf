// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"

#include <QPushButton>

#include <span>

class QFormLayout;

namespace boardwright {

class FieldEditor;
class PopupPanel;

/// The parameters of one group (Field::group). A button of that name shows how many of them differ
/// from their fallback, and opens a panel with an editor for each parameter that applies. The panel
/// stays open while values change.
class ParameterGroup final : public QPushButton {
    Q_OBJECT

public:
    /// `parameters`: indices of the chosen generator's parameters, at least one and all of one
    /// group. `document` and `choice` must outlive the group. The generator must stay the chosen
    /// one.
    ParameterGroup(const GoalSetDocument &document, BoardChoice &choice,
        const QList<std::size_t> &parameters, QWidget *parent);

    /// Null if the group does not contain the parameter.
    FieldEditor *editor(std::size_t parameter) const;

    PopupPanel &panel() const { return *m_panel; }

    /// Shows the current settings. Hides the group if none of its parameters applies.
    void showSettings();
    void open();
    /// Sets every parameter of the group to its fallback, including those that do not apply.
    void reset();

    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void initStyleOption(QStyleOptionButton *option) const override;

private:
    struct Item {
        std::size_t parameter = 0;
        FieldEditor *editor = nullptr;
    };

    void addItem(const GoalSetDocument &document, std::size_t parameter);
    void endTyping(bool keeps);
    bool applies(const Item &item) const;
    Value chosen(const Item &item) const;
    /// The parameters that apply and differ from their fallback, in words.
    QStringList differences() const;

    const GoalSetDocument &m_document;
    BoardChoice &m_choice;
    const std::span<const Field> m_fields; ///< all parameters of the generator
    PopupPanel *m_panel;
    QFormLayout *m_form;
    QPushButton *m_reset;
    QList<Item> m_items;
};

} // namespace boardwright

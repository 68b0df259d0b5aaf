// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_editor.h"

class QMenu;
class QToolButton;

namespace boardwright {

/// Selects several of the choices of a field, or of the rows that it may refer to. A button shows
/// the selection and opens a menu with check boxes.
class CheckListEditor final : public FieldEditor {
    Q_OBJECT

public:
    CheckListEditor(const Field &field, const GoalSetDocument *document, QWidget *parent);

    Value value() const override { return m_value; }

    void setValue(const Value &value) override;

    /// Opens the menu.
    void open();

Q_SIGNALS:
    void closed();

private:
    void fillMenu();
    /// Discards the changes since the menu was opened.
    void takeBack();
    bool holds(const QVariant &item) const;
    void check(const QVariant &item, bool on);
    void showText();

    const GoalSetDocument *m_document;
    QToolButton *m_button;
    QMenu *m_menu = nullptr;
    Value m_value;
    Value m_opened; ///< when the menu was opened
};

} // namespace boardwright

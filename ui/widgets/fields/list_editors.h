// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_editor.h"

class QMenu;
class QToolButton;

namespace boardwright {

/// Some of many: of the choices of a field, or of the rows that it may refer to. A button that says
/// which, with a menu to check them in.
class CheckListEditor final : public FieldEditor {
    Q_OBJECT

public:
    CheckListEditor(const Field &field, const GoalSetDocument *document, QWidget *parent);

    Value value() const override { return m_value; }

    void setValue(const Value &value) override;

    /// Opens the list.
    void open();

Q_SIGNALS:
    void closed();

private:
    void fillMenu();
    /// What was checked since the list opened.
    void takeBack();
    bool holds(const QVariant &item) const;
    void check(const QVariant &item, bool on);
    void showText();

    const GoalSetDocument *m_document;
    QToolButton *m_button;
    QMenu *m_menu = nullptr;
    Value m_value;
    Value m_opened; ///< when the list opened
};

} // namespace boardwright

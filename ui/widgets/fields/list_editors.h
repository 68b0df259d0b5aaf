// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/check_list.h"
#include "ui/widgets/fields/field_editor.h"

class QToolButton;

namespace boardwright {

/// Selects several of the choices of a field, or of the rows that it may refer to. A button shows
/// the selection and opens a list with check boxes.
class CheckListEditor final : public FieldEditor {
    Q_OBJECT

public:
    CheckListEditor(const Field &field, const GoalSetDocument *document, QWidget *parent);

    Value value() const override { return m_value; }

    void setValue(const Value &value) override;

    CheckList &list() { return *m_list; }

    void open();

Q_SIGNALS:
    void closed();

private:
    void fillList();
    void takeChosen();
    /// Discards the changes since the list was opened.
    void takeBack();
    void showText();

    const GoalSetDocument *m_document;
    QToolButton *m_button;
    CheckList *m_list;
    Value m_value;
    Value m_opened; ///< when the list was opened
};

} // namespace boardwright

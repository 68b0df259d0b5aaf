// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/widgets/cells/cell_editor.h"
#include "ui/widgets/controls/menu_button.h"
#include "ui/widgets/fields/check_list.h"

namespace boardwright {

/// Selects several of the choices of a field, or of the rows that it may refer to. A button shows
/// the selection and opens a list with check boxes.
class CheckListEditor final : public MenuButton, public CellEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CheckListEditor)

public:
    /// `field` must outlive it; `document` too, unless it is null: then there are no rows.
    CheckListEditor(const Field &field, const GoalSetDocument *document, QWidget *parent);
    ~CheckListEditor() override;

    int role() const override;
    void showValue(const QVariant &value) override;
    void showDifferent(const QString &word) override;
    QVariant entered() const override;

    bool isMeant() const override { return m_value != m_shown; }

    int usefulWidth() const override { return 0; }

    CheckList &list() { return *m_list; }

    void open();

Q_SIGNALS:
    void closed();

private:
    void fillList();
    void takeChosen();
    void take(const Value &value);
    /// Discards the changes since the list was opened.
    void takeBack();
    void showText();

    const Field &m_field;
    const GoalSetDocument *m_document;
    CheckList *m_list;
    Value m_value;
    Value m_shown; ///< by showValue()
    Value m_opened; ///< when the list was opened
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_editor.h"

class QLineEdit;

namespace boardwright {

class Bubble;
class HintLabel;

/// An example of valid input, shown while the editor is empty; empty if the field needs none.
QString exampleOf(const Field &field);

/// Edits every kind that is entered as text: texts, names, "name: number", positions. While the
/// user types, a hint below shows what the text means, if it has a syntax.
class TextEditor final : public FieldEditor {
    Q_OBJECT

public:
    TextEditor(const Field &field, QWidget *parent);

    Value value() const override { return m_value; }

    void setValue(const Value &value) override;
    void commit() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void explain();

    QLineEdit *m_edit;
    Bubble *m_bubble = nullptr; ///< null: the field needs no hint
    HintLabel *m_hint = nullptr;
    Value m_value; ///< the last valid one
};

} // namespace boardwright

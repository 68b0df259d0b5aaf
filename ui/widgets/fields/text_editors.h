// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_editor.h"

class QLineEdit;

namespace boardwright {

class Bubble;
class HintLabel;

/// What may be typed for a field, as a hint where nothing stands; empty where it needs none.
QString exampleOf(const Field &field);

/// Everything that is typed as text: texts, names, "name: number", positions. Below a text that is
/// read as something stands what it means, while it is typed.
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
    Bubble *m_bubble = nullptr; ///< null: there is nothing to tell
    HintLabel *m_hint = nullptr;
    Value m_value; ///< the last one that was possible
};

} // namespace boardwright

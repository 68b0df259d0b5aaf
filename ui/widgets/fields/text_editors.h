// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/fields/field_editor.h"

class QLineEdit;

namespace boardwright {

/// Everything that is typed as text: texts, names, "name: number", positions.
class TextEditor final : public FieldEditor {
    Q_OBJECT

public:
    TextEditor(const Field &field, QWidget *parent);

    Value value() const override { return m_value; }

    void setValue(const Value &value) override;
    void commit() override;

private:
    QLineEdit *m_edit;
    Value m_value; ///< the last one that was possible
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/values/entered_value.h"

#include <QWidget>

namespace boardwright {

class CellEditor;

/// Shows and edits the value of one field in a form or a bar, with the editor made by makeEditor().
/// Input that the field does not allow is put back, and the reason is shown below the editor.
class FieldEditor final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldEditor)

public:
    /// `field` must outlive the editor. `document` has the rows that the field may refer to; null:
    /// no rows.
    FieldEditor(const Field &field, const GoalSetDocument *document, QWidget *parent);
    ~FieldEditor() override;

    const Field &field() const { return m_field; }

    QWidget &inner() const { return *m_inner; }

    /// The last value that was shown or entered.
    const Value &value() const { return m_value; }

    /// Emits no signal. The editor may show the value less exactly.
    void setValue(const Value &value);

    /// Accepts pending input, as Enter does.
    void commit();

Q_SIGNALS:
    /// The user entered another value.
    void edited();
    /// The input was invalid and was put back; the reason was shown.
    void refused(const QString &reason);

private:
    RowNames names() const;
    void take();

    const Field &m_field;
    const GoalSetDocument *m_document;
    QWidget *m_inner;
    CellEditor *m_editor; ///< the same
    Value m_value;
};

} // namespace boardwright

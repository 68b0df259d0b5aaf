// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/cells/cell_editor.h"

#include <QWidget>

namespace boardwright {

/// Shows and edits the value of one field of any kind: in forms, in the bar above the board, and in
/// cells of tables.
class FieldEditor : public QWidget, public CellEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldEditor)

public:
    /// Makes the editor for the kind of `field`, which must outlive it. `document` has the rows
    /// that the field may refer to; null: no rows.
    static FieldEditor *make(const Field &field, const GoalSetDocument *document, QWidget *parent);
    ~FieldEditor() override;

    const Field &field() const { return m_field; }

    /// The input, clamped to what the field allows.
    virtual Value value() const = 0;
    /// Emits no signal.
    virtual void setValue(const Value &value) = 0;

    /// Like setValue(), but isChanged() refers to this value from now on. The value shown may be
    /// less exact than `value`: rounded, or clamped to what the field allows.
    void showValue(const Value &value);

    /// Whether the input differs from the value shown by showValue().
    bool isChanged() const { return value() != m_shown; }

    int role() const override { return ValueRole; }

    void showValue(const QVariant &value) override { showValue(value.value<Value>()); }

    QVariant entered() const override { return QVariant::fromValue(value()); }

    bool isMeant() const override { return isChanged(); }

    int usefulWidth() const override { return 0; }

Q_SIGNALS:
    /// The user entered another value.
    void edited();
    /// The input was invalid and was discarded; `reason` is for the user.
    void refused(const QString &reason);

protected:
    FieldEditor(const Field &field, QWidget *parent);

    /// Makes `inner` the only content of this editor.
    void fill(QWidget *inner);

    /// Event filters of this editor also receive the focus-out events of `inner`.
    void handOnFocus(QWidget *inner);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Field &m_field;
    Value m_shown;
};

} // namespace boardwright

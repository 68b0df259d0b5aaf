// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/cells/cell_editor.h"

#include <QWidget>

namespace boardwright {

/// Shows and takes the value of one field, of whatever kind: in forms, in the strip above the
/// board, in cells of tables.
class FieldEditor : public QWidget, public CellEditor {
    Q_OBJECT

public:
    /// The editor that suits the kind of `field`, which must outlive it. `document` gives the rows
    /// that a field may refer to; without one there are none.
    static FieldEditor *make(const Field &field, const GoalSetDocument *document, QWidget *parent);

    const Field &field() const { return m_field; }

    /// What is entered, inside of what the field allows.
    virtual Value value() const = 0;
    /// Does not signal.
    virtual void setValue(const Value &value) = 0;

    /// Like setValue(); isChanged() tells from then on. What is shown may be less exact than
    /// `value`: a number that is rounded, or brought inside of what the field allows.
    void showValue(const Value &value);

    /// Whether another value is entered than showValue() showed.
    bool isChanged() const { return value() != m_shown; }

    int role() const override { return ValueRole; }

    void showValue(const QVariant &value) override { showValue(value.value<Value>()); }

    QVariant entered() const override { return QVariant::fromValue(value()); }

    bool isMeant() const override { return isChanged(); }

    int usefulWidth() const override { return 0; }

Q_SIGNALS:
    /// A person entered another value.
    void edited();
    /// What a person entered is not possible, and gone; `reason` is for them.
    void refused(const QString &reason);

protected:
    FieldEditor(const Field &field, QWidget *parent);

    /// Makes `inner` all of this editor.
    void fill(QWidget *inner);

    /// Who waits for the focus to leave this editor hears of `inner` losing it.
    void handOnFocus(QWidget *inner);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Field &m_field;
    Value m_shown;
};

} // namespace boardwright

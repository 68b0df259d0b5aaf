// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

class QKeyEvent;

namespace boardwright {

/// What every editor of a value is beside being a widget, in cells of tables and in forms alike.
/// makeEditor() (fields/cell_editors.h) has the one for each field.
class CellEditor {
public:
    CellEditor() = default;
    virtual ~CellEditor() = default;
    Q_DISABLE_COPY_MOVE(CellEditor)

    /// The role of a cell that it begins with: text, a bool or a number, or ValueRole.
    virtual int role() const { return Qt::EditRole; }

    /// Begins with what the cell holds for role().
    virtual void showValue(const QVariant &value) = 0;

    /// What is entered, in a form that the models take (valueOfCell(), valueOfEdit()).
    virtual QVariant entered() const = 0;

    /// Whether a person entered something. Who types what was there already means it, for all goals
    /// that are chosen; who only looks in changes nothing.
    virtual bool isMeant() const = 0;

    /// Takes what is being typed, as if Enter was pressed.
    virtual void commit() { }

    /// Whether a key that would end the editing is the editor's own now.
    virtual bool wantsKey(const QKeyEvent &) const { return false; }

    /// Lines of text that it shows at once.
    virtual int lines() const { return 1; }

    /// Characters that it should have room for.
    virtual int usefulWidth() const { return 16; }
};

} // namespace boardwright

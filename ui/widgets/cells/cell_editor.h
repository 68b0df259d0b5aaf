// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

class QKeyEvent;

namespace boardwright {

/// What an editor of a cell is beside being a widget. The same editors stand in the Details form.
class CellEditor {
public:
    CellEditor() = default;
    virtual ~CellEditor() = default;
    Q_DISABLE_COPY_MOVE(CellEditor)

    /// Begins with what the cell holds.
    virtual void showValue(const QVariant &value) = 0;

    /// What is entered, in a form that enterCell() takes.
    virtual QVariant value() const = 0;

    /// Whether a person entered something. Who types what was there already means it, for all goals
    /// that are chosen; who only looks in changes nothing.
    virtual bool isMeant() const = 0;

    /// Whether a key that would end the editing is the editor's own now.
    virtual bool wantsKey(const QKeyEvent &) const { return false; }

    /// Lines of text that it shows at once.
    virtual int lines() const { return 1; }

    /// Characters that it should have room for.
    virtual int usefulWidth() const { return 16; }
};

} // namespace boardwright

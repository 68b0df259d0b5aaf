// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include <functional>
#include <utility>

class QKeyEvent;

namespace boardwright {

/// The interface of every editor of a value, in tables and in forms. makeEditor()
/// (fields/cell_editors.h) makes the editor of a field.
class CellEditor {
public:
    CellEditor() = default;
    virtual ~CellEditor() = default;
    Q_DISABLE_COPY_MOVE(CellEditor)

    /// The role of the cell's data that showValue() expects: text, a bool, a number, or ValueRole.
    virtual int role() const { return Qt::EditRole; }

    /// Shows the cell's data of role().
    virtual void showValue(const QVariant &value) = 0;

    /// Shows `word`, because several goals have different values.
    virtual void showDifferent(const QString & /*word*/) { showValue(QString()); }

    /// The input, in a form that the models accept (valueOfEdit()).
    virtual QVariant entered() const = 0;

    /// Whether the user entered something. Typing the value that is already there counts, because
    /// it applies to all selected goals. Opening and closing the editor does not count.
    virtual bool isMeant() const = 0;

    /// Accepts pending input, as Enter does.
    virtual void commit() { }

    /// Whether the editor itself uses a key that would otherwise end the editing.
    virtual bool wantsKey(const QKeyEvent &) const { return false; }

    /// `call` is called whenever the user may have finished an input: by Enter, by leaving the
    /// editor, with each step of a number and each choice.
    void onEntered(std::function<void()> call) { m_onEntered = std::move(call); }

    /// Number of visible lines of text.
    virtual int lines() const { return 1; }

    /// Useful width in characters.
    virtual int usefulWidth() const { return 16; }

protected:
    void tellEntered() const
    {
        if (m_onEntered)
            m_onEntered();
    }

private:
    std::function<void()> m_onEntered;
};

} // namespace boardwright

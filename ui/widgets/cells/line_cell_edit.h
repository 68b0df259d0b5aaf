// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/cell_editor.h"

#include <QLineEdit>

namespace boardwright {

/// A line edit in a cell. Typing over a selected cell replaces its text. Opened in any other way,
/// the cursor is at the end.
class LineCellEdit : public QLineEdit, public CellEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LineCellEdit)

public:
    explicit LineCellEdit(QWidget *parent = nullptr);
    ~LineCellEdit() override;

    void showValue(const QVariant &value) override;

    QVariant entered() const override { return text(); }

    bool isMeant() const override { return m_wasEdited; }

protected:
    void focusInEvent(QFocusEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

    /// Called when the first key was typed over the cell.
    virtual void beginOver();

    void setMeant(bool meant) { m_wasEdited = meant; }

private:
    void beginOverBy(const QEvent &event);

    bool m_isFresh = true;
    bool m_wasEdited = false;
};

} // namespace boardwright

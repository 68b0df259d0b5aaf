// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/line_cell_edit.h"

#include <QPlainTextEdit>

namespace boardwright {

class Bubble;
class HintLabel;

/// Edits the text of a goal. Shows its length below and offers texts that boards replace. Typing
/// "{{" writes {{X}}, typing "[[" writes [[s]].
class GoalEdit final : public LineCellEdit {
    Q_OBJECT

public:
    explicit GoalEdit(QWidget *parent = nullptr);

    /// "45/60".
    QString counter() const;

    bool wantsKey(const QKeyEvent &event) const override;

    int usefulWidth() const override { return 40; }

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    bool isPossible() const;
    void complete();
    void explain();

    Bubble *m_bubble;
    HintLabel *m_label;
    qsizetype m_length = 0; ///< of the text before the edit
};

/// Edits a tooltip of one or more lines, with its length below. Enter ends the editing, Shift+Enter
/// starts a new line.
class TooltipEdit final : public QPlainTextEdit, public CellEditor {
    Q_OBJECT

public:
    explicit TooltipEdit(QWidget *parent = nullptr);

    void showValue(const QVariant &value) override;

    QVariant entered() const override { return toPlainText(); }

    bool isMeant() const override { return m_wasEdited; }

    bool wantsKey(const QKeyEvent &event) const override;

    int lines() const override { return 4; }

    int usefulWidth() const override { return 44; }

    /// "34/120".
    QString counter() const;

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void explain();

    Bubble *m_bubble;
    HintLabel *m_label;
    bool m_isFresh = true;
    bool m_isShowing = false;
    bool m_wasEdited = false;
};

} // namespace boardwright

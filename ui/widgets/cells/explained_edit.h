// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/line_cell_edit.h"

namespace boardwright {

class Bubble;
class HintLabel;

/// A line edit whose text must follow a syntax. Shows below what the text means, or what is wrong
/// with it. Enter does not accept invalid text. Subclasses call explain() after construction.
class ExplainedEdit : public LineCellEdit {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExplainedEdit)

public:
    explicit ExplainedEdit(QWidget *parent = nullptr);
    ~ExplainedEdit() override;

    /// Whether the text is valid.
    virtual bool isPossible() const = 0;

    /// The text shown below: the meaning, or what is wrong.
    virtual QString explanation() const = 0;

    bool wantsKey(const QKeyEvent &event) const override;

protected:
    void focusInEvent(QFocusEvent *event) override;
    void explain();

private:
    Bubble *m_bubble;
    HintLabel *m_label;
};

} // namespace boardwright

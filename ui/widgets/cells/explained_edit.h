// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/line_cell_edit.h"

namespace boardwright {

class Bubble;
class HintLabel;

/// A line of text that has a meaning of its own. Tells below what it means, or what is wrong with
/// it; Enter does not take what is wrong. Whoever inherits calls explain() once it is made.
class ExplainedEdit : public LineCellEdit {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExplainedEdit)

public:
    explicit ExplainedEdit(QWidget *parent = nullptr);
    ~ExplainedEdit() override;

    /// Whether what is typed means something.
    virtual bool isPossible() const = 0;

    /// What stands below: the meaning, or a reason.
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

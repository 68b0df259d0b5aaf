// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/objective_columns.h"
#include "ui/widgets/cells/line_cell_edit.h"

class QLabel;

namespace boardwright {

class Bubble;

/// A range as it is typed, "2-5" or "3, 6, 9". Tells below which values it means, or what is wrong
/// with it; Enter does not take what is wrong.
class RangeEdit final : public LineCellEdit {
    Q_OBJECT

public:
    explicit RangeEdit(QWidget *parent = nullptr);

    /// Whether what is typed is a range.
    bool isPossible() const;

    /// What stands below: values, or a reason.
    QString explanation() const;

    bool wantsKey(const QKeyEvent &event) const override;

    int usefulWidth() const override { return 20; }

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void explain();

    Bubble *m_bubble;
    QLabel *m_label;
};

} // namespace boardwright

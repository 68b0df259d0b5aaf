// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/values/objective_columns.h"
#include "ui/widgets/cells/explained_edit.h"

namespace boardwright {

/// Edits a range, "2-5" or "3, 6, 9". Shows below which values it means, or what is wrong with it.
/// Enter does not accept invalid text.
class RangeEdit final : public ExplainedEdit {
    Q_OBJECT

public:
    explicit RangeEdit(QWidget *parent = nullptr);

    /// Whether the text is a range.
    bool isPossible() const override;

    /// The text shown below: values, or what is wrong.
    QString explanation() const override;

    int usefulWidth() const override { return 20; }
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/values/objective_columns.h"
#include "ui/widgets/cells/explained_edit.h"

namespace boardwright {

/// A range as it is typed, "2-5" or "3, 6, 9". Tells below which values it means, or what is wrong
/// with it; Enter does not take what is wrong.
class RangeEdit final : public ExplainedEdit {
    Q_OBJECT

public:
    explicit RangeEdit(QWidget *parent = nullptr);

    /// Whether what is typed is a range.
    bool isPossible() const override;

    /// What stands below: values, or a reason.
    QString explanation() const override;

    int usefulWidth() const override { return 20; }
};

} // namespace boardwright

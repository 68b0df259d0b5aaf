// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"
#include "ui/widgets/cells/explained_edit.h"

namespace boardwright {

/// Edits a text that means something to a generator (Field::reading). Shows below what it means.
/// Any text is accepted.
class ReadingEdit final : public ExplainedEdit {
    Q_OBJECT

public:
    ReadingEdit(const Field &field, QWidget *parent);

    bool isPossible() const override;
    QString explanation() const override;

    bool wantsKey(const QKeyEvent & /*event*/) const override { return false; }

private:
    const Field &m_field;
};

} // namespace boardwright

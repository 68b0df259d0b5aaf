// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/explained_edit.h"

namespace boardwright {

/// Edits zones, "E M" or "early, mid". Shows below which zones are meant, or what is wrong. Enter
/// does not accept invalid text.
class ZonesEdit final : public ExplainedEdit {
    Q_OBJECT

public:
    explicit ZonesEdit(QWidget *parent = nullptr);

    /// Whether the text is a list of zones; empty means every zone.
    bool isPossible() const override;

    /// The text shown below: the names of zones, or what is wrong.
    QString explanation() const override;
};

} // namespace boardwright

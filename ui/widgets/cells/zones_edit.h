// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/cells/explained_edit.h"

namespace boardwright {

/// Zones as they are typed, "E M" or "early, mid". Tells below which ones they are, or what is
/// wrong; Enter does not take what is wrong.
class ZonesEdit final : public ExplainedEdit {
    Q_OBJECT

public:
    explicit ZonesEdit(QWidget *parent = nullptr);

    /// Whether what is typed are zones; nothing at all means every zone.
    bool isPossible() const override;

    /// What stands below: the names of zones, or a reason.
    QString explanation() const override;
};

} // namespace boardwright

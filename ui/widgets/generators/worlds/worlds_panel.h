// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/controls/tab_pages.h"
#include "ui/widgets/panels/panel.h"

namespace boardwright {

class ClaimMatrixPage;
class SectionTable;

/// The pool that worlds are made from: zones and claims as tables, and the claims of one zone as a
/// matrix. The zone of the matrix is the one that is current in the table of zones.
class WorldsPanel final : public TabPages {
    Q_OBJECT

public:
    explicit WorldsPanel(const PanelContext &context, QWidget *parent = nullptr);

    SectionTable &zones() const { return *m_zones; }

    SectionTable &claims() const { return *m_claims; }

    ClaimMatrixPage &matrix() const { return *m_matrix; }

private:
    /// Selects claims in their table.
    void showClaims(const QList<RowId> &claims);

    SectionTable *m_zones;
    SectionTable *m_claims;
    ClaimMatrixPage *m_matrix;
};

} // namespace boardwright

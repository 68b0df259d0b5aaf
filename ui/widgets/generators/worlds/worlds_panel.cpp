// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/worlds/worlds_panel.h"

#include "core/worlds/measures.h"
#include "core/worlds/pool.h"
#include "ui/widgets/generators/worlds/claim_matrix_page.h"
#include "ui/widgets/sections/section_table.h"

namespace boardwright {

WorldsPanel::WorldsPanel(const PanelContext &context, QWidget *parent)
    : TabPages(parent)
    , m_zones(new SectionTable(context.document, worlds::zoneTable, this))
    , m_claims(new SectionTable(context.document, worlds::claimTable, this))
    , m_matrix(new ClaimMatrixPage(context.document, this))
{
    setDocumentMode(true);
    addTab(m_zones, m_zones->model().title());
    addTab(m_claims, m_claims->model().title());
    addTab(m_matrix, tr("Claim matrix"));
    auto *gates = new SectionTable(context.document, worlds::gateTable, this);
    addTab(gates, gates->model().title());
    // A click on a zone of the board makes its row current, too.
    connect(m_zones, &SectionTable::currentRowChanged, m_matrix, &ClaimMatrixPage::showZone);
    connect(m_matrix, &ClaimMatrixPage::zoneChosen, m_zones, &SectionTable::selectRow);
    connect(m_matrix, &ClaimMatrixPage::claimsWanted, this, &WorldsPanel::showClaims);
}

void WorldsPanel::showClaims(const QList<RowId> &claims)
{
    QList<int> rows;
    for (const RowId claim : claims)
        rows << m_claims->model().rowOf(claim);
    setCurrentWidget(m_claims);
    m_claims->view().selectRows(rows);
    m_claims->view().setFocus();
}

} // namespace boardwright

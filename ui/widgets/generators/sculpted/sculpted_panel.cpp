// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/sculpted_panel.h"

#include "core/sculpted/measures.h"
#include "core/sculpted/tier_table.h"
#include "ui/widgets/generators/sculpted/own_tiers_bar.h"
#include "ui/widgets/generators/sculpted/play_page.h"
#include "ui/widgets/generators/sculpted/quality_page.h"
#include "ui/widgets/generators/sculpted/tuning_page.h"
#include "ui/widgets/sections/section_table.h"

#include <QLayout>

namespace boardwright {

SculptedPanel::SculptedPanel(const PanelContext &context, QWidget *parent)
    : TabPages(parent)
    , m_play(new PlayPage(context, this))
    , m_tiers(new SectionTable(context.document, sculpted::tierTable, this))
    , m_ownTiers(new OwnTiersBar(context.document, m_tiers))
    , m_quality(new QualityPage(context, this))
    , m_tuning(new TuningPage(context, this))
{
    setDocumentMode(true);
    addTab(m_play, tr("Play"));
    // The table itself is the page, so that a row of it can be brought to the front.
    m_tiers->layout()->addWidget(m_ownTiers);
    m_tiers->view().setEmptyText(
        tr("Boardwright's own numbers are used for all tiers. A row for a tier replaces them."));
    addTab(m_tiers, m_tiers->model().title());
    addTab(m_quality, tr("Quality"));
    addTab(m_tuning, tr("Tuning"));
    auto *gates = new SectionTable(context.document, sculpted::gateTable, this);
    addTab(gates, gates->model().title());
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/side_tabs.h"

#include "ui/text/field_words.h"
#include "ui/widgets/objectives/objectives_view.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/source/source_view.h"

#include <QTableView>

#include <algorithm>
#include <utility>

namespace boardwright {

SideTabs::SideTabs(const PanelContext &context, QWidget *parent)
    : QTabWidget(parent)
    , m_context(context)
    , m_objectives(new ObjectivesView(context.document, this))
    , m_source(new SourceView(context.document, this))
{
    setDocumentMode(true);
    addTab(m_objectives, tr("Objectives"));
    addTab(m_source, tr("Source"));
    connect(m_objectives, &ObjectivesView::currentRowChanged, this, &SideTabs::currentRowChanged);
    connect(m_objectives, &ObjectivesView::rowActivated, this, &SideTabs::rowActivated);
    connect(m_objectives, &ObjectivesView::currentRowChanged, m_source, &SourceView::showRow);
    connect(&context.choice, &BoardChoice::generatorChanged, this, &SideTabs::rebuildPanel);
    connect(&context.preview, &Preview::updated, this, &SideTabs::showNumbers);
    connect(&context.document, &GoalSetDocument::reset, this,
        [this] { m_objectives->showBoard(nullptr); });
    rebuildPanel();
}

void SideTabs::rebuildPanel()
{
    const Info &info = m_context.choice.generator().info();
    m_objectives->showGenerator(info);
    const bool wasInFront = m_panel != nullptr && currentWidget() == m_panel;
    if (QWidget *old = std::exchange(m_panel, nullptr)) {
        removeTab(indexOf(old));
        old->deleteLater(); // one of its buttons may be why we are here
    }
    m_panel = makePanel(info, m_context, this);
    if (m_panel == nullptr)
        return;
    insertTab(indexOf(m_source), m_panel, generatorTitle(info));
    // A kind of board that the set has nothing for yet begins there.
    if (wasInFront || !hasDataFor(m_context.document.set(), info))
        setCurrentWidget(m_panel);
    for (SectionTable *table : m_panel->findChildren<SectionTable *>())
        connect(table, &SectionTable::currentRowChanged, this, &SideTabs::currentRowChanged);
}

void SideTabs::showNumbers()
{
    const auto result = m_context.preview.result();
    m_objectives->showBoard(result);
    m_objectives->setZonesCount(std::ranges::any_of(
        result->board.shape->sites, [](const Site &site) { return bool(site.zones); }));
}

void SideTabs::showRow(RowId id, bool activate)
{
    if (m_context.document.rowOf(id) >= 0 || id == RowId::none || m_panel == nullptr) {
        m_objectives->selectRow(id);
        if (activate && id != RowId::none) {
            setCurrentWidget(m_objectives);
            m_objectives->setFocus();
        }
        return;
    }
    for (SectionTable *table : m_panel->findChildren<SectionTable *>()) {
        if (!table->selectRow(id))
            continue;
        if (!activate)
            return;
        setCurrentWidget(m_panel);
        for (auto *tabs : m_panel->findChildren<QTabWidget *>())
            tabs->setCurrentWidget(table);
        table->view().setFocus();
        return;
    }
}

} // namespace boardwright

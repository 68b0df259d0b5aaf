// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/balanced_panel.h"

#include "core/balanced/measures.h"
#include "core/balanced/sections.h"
#include "ui/editing/generators/balanced/balanced_row_types_model.h"
#include "ui/editing/tables/section_group_model.h"
#include "ui/widgets/generators/balanced/start_page.h"
#include "ui/widgets/sections/section_table.h"

#include <QAction>

namespace boardwright {

BalancedPanel::BalancedPanel(const PanelContext &context, QWidget *parent)
    : TabPages(parent)
    , m_document(context.document)
    , m_start(new StartPage(context.document, context.jobs, this))
{
    setDocumentMode(true);
    addTab(m_start, tr("Start"));
    const auto addTable = [this](SectionTable *table) { addTab(table, table->model().title()); };
    GoalSetDocument &document = context.document;
    addTable(new SectionTable(document,
        std::make_unique<SectionGroupModel>(document, balanced::profiles), this,
        tr("Minutes. Values that differ from the default are bold.")));
    auto *rowTypes
        = new SectionTable(document, std::make_unique<BalancedRowTypesModel>(document), this);
    QAction *remove = rowTypes->view().action(SheetVerb::Remove);
    remove->setToolTip(tr("Remove the thresholds of the selected row types (%1)")
            .arg(remove->shortcut().toString(QKeySequence::NativeText)));
    addTable(rowTypes);
    addTable(new SectionTable(document, balanced::filters, this));
    addTable(new SectionTable(document, balanced::gateTable, this));
    connect(&context.document, &GoalSetDocument::changed, this, &BalancedPanel::offerStart);
    setTabVisible(indexOf(m_start), false);
    offerStart();
}

void BalancedPanel::offerStart()
{
    const int tab = indexOf(m_start);
    const bool isOffered = !BalancedStartModel::hasTimes(m_document.set());
    if (isOffered == isTabVisible(tab))
        return;
    setTabVisible(tab, isOffered);
    if (isOffered)
        setCurrentIndex(tab);
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/balanced_panel.h"

#include "core/balanced/sections.h"
#include "ui/text/field_words.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/generators/balanced/profiles_table.h"
#include "ui/widgets/generators/balanced/row_types_table.h"
#include "ui/widgets/generators/balanced/start_page.h"
#include "ui/widgets/sections/section_table.h"

#include <QCursor>

namespace boardwright {

BalancedPanel::BalancedPanel(const PanelContext &context, QWidget *parent)
    : TabPages(parent)
    , m_document(context.document)
    , m_start(new StartPage(context.document, context.jobs, this))
{
    setDocumentMode(true);
    auto *profiles = new ProfilesTable(context.document, this);
    auto *rowTypes = new RowTypesTable(context.document, this);
    auto *filters = new SectionTable(context.document, balanced::filters, this);
    const auto say = [](QWidget &where) {
        return [&where](const QString &reason) { showReason(where, QCursor::pos(), reason); };
    };
    connect(profiles, &ProfilesTable::refused, profiles, say(*profiles));
    connect(rowTypes, &RowTypesTable::refused, rowTypes, say(*rowTypes));
    connect(filters, &SectionTable::refused, filters, say(*filters));
    addTab(m_start, tr("Start"));
    addTab(profiles, tr("Profiles"));
    addTab(rowTypes, tr("Row types"));
    addTab(filters, sectionTitle(balanced::filters));
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

QWidget *makeBalancedPanel(const PanelContext &context, QWidget *parent)
{
    return new BalancedPanel(context, parent);
}

} // namespace boardwright

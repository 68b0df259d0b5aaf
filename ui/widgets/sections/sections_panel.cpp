// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sections/sections_panel.h"

#include "ui/text/field_words.h"
#include "ui/widgets/controls/tab_pages.h"
#include "ui/widgets/sections/section_form.h"
#include "ui/widgets/sections/section_table.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

/// The others are shown elsewhere: in the table of goals, and where boards are tuned.
auto isShownOf(const Info &info)
{
    return [&info](const Section *section) {
        return section->home != Home::BesideObjective && section != info.targetTable;
    };
}

QWidget *pageOf(const Section &section, GoalSetDocument &document, QWidget *parent)
{
    if (section.home == Home::Table)
        return new SectionTable(document, section, parent);
    auto *area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(new SectionForm(document, section, area));
    return area;
}

} // namespace

SectionsPanel::SectionsPanel(const Info &info, const PanelContext &context, QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    TabPages *tabs = nullptr;
    if (std::ranges::count_if(info.sections, isShownOf(info)) > 1) {
        tabs = new TabPages(this);
        tabs->setDocumentMode(true);
        layout->addWidget(tabs);
    }
    for (const Section *section : info.sections) {
        if (!isShownOf(info)(section))
            continue;
        QWidget *page = pageOf(*section, context.document, this);
        if (tabs != nullptr)
            tabs->addTab(page, sectionTitle(*section));
        else
            layout->addWidget(page);
    }
}

bool SectionsPanel::hasContent(const Info &info)
{
    return std::ranges::any_of(info.sections, isShownOf(info));
}

QString SectionsPanel::title(const Info &info)
{
    const auto only = std::ranges::find_if(info.sections, isShownOf(info));
    return std::ranges::count_if(info.sections, isShownOf(info)) == 1 ? sectionTitle(**only)
                                                                      : generatorTitle(info);
}

} // namespace boardwright

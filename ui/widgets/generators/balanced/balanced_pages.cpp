// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/balanced_pages.h"

#include "ui/widgets/generators/balanced/balanced_panel.h"
#include "ui/widgets/generators/balanced/changes_tool.h"
#include "ui/widgets/generators/balanced/synergy_page.h"
#include "ui/widgets/generators/balanced/weights_tool.h"

#include <QCoreApplication>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct LabToolWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::LabTools)
};

template <typename Tool>
QWidget *makeTool(const PanelContext &context, QWidget *parent)
{
    return new Tool(context.document, context.jobs, parent);
}

} // namespace

GeneratorPages balancedPages()
{
    static constexpr std::array boardPages{
        BoardPageEntry{.key = "synergy"_L1,
            .title = &SynergyPage::pageTitle,
            .icon = "distribute-graph"_L1,
            .make = &SynergyPage::make},
    };
    static constexpr std::array labTools{
        LabToolEntry{
            .title = [] { return LabToolWords::tr("Frequencies"); }, .make = makeTool<WeightsTool>},
        LabToolEntry{
            .title = [] { return LabToolWords::tr("Changes"); }, .make = makeTool<ChangesTool>},
    };
    return {.generator = "balanced"_L1,
        .makePanel = [](const PanelContext &context, QWidget *parent) -> QWidget * {
            return new BalancedPanel(context, parent);
        },
        .boardPages = boardPages,
        .labTools = labTools};
}

} // namespace boardwright

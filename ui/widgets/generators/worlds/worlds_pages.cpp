// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/worlds/worlds_pages.h"

#include "ui/widgets/generators/worlds/curation_tool.h"
#include "ui/widgets/generators/worlds/worlds_panel.h"
#include "ui/widgets/generators/worlds/yields_tool.h"

#include <QCoreApplication>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct LabToolWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::LabTools)
};

} // namespace

GeneratorPages worldsPages()
{
    static constexpr std::array labTools{
        LabToolEntry{.title = [] { return LabToolWords::tr("Yield"); },
            .make = [](const PanelContext &context, QWidget *parent) -> QWidget * {
                return new YieldsTool(context.document, context.jobs, parent);
            }},
        LabToolEntry{.title = [] { return LabToolWords::tr("Curation"); },
            .make = [](const PanelContext &context, QWidget *parent) -> QWidget * {
                return new CurationTool(context, parent);
            }},
    };
    return {.generator = "worlds"_L1,
        .makePanel = [](const PanelContext &context, QWidget *parent) -> QWidget * {
            return new WorldsPanel(context, parent);
        },
        .labTools = labTools};
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/panels/lab_tools.h"

#include "ui/widgets/generators/balanced/changes_tool.h"
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

std::span<const LabToolEntry> labTools()
{
    static constexpr std::array all{
        LabToolEntry{.generator = "balanced"_L1,
            .title = [] { return LabToolWords::tr("Frequencies"); },
            .make = makeTool<WeightsTool>},
        LabToolEntry{.generator = "balanced"_L1,
            .title = [] { return LabToolWords::tr("Changes"); },
            .make = makeTool<ChangesTool>},
    };
    return all;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/worlds/worlds_pages.h"

#include "ui/widgets/generators/worlds/worlds_panel.h"

namespace boardwright {

using namespace Qt::StringLiterals;

GeneratorPages worldsPages()
{
    return {.generator = "worlds"_L1,
        .makePanel = [](const PanelContext &context, QWidget *parent) -> QWidget * {
            return new WorldsPanel(context, parent);
        }};
}

} // namespace boardwright

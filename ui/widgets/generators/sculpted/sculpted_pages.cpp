// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/sculpted_pages.h"

#include "ui/widgets/generators/sculpted/sculpted_panel.h"

namespace boardwright {

using namespace Qt::StringLiterals;

GeneratorPages sculptedPages()
{
    return {.generator = "sculpted"_L1,
        .makePanel = [](const PanelContext &context, QWidget *parent) -> QWidget * {
            return new SculptedPanel(context, parent);
        }};
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/field_words.h"
#include "ui/widgets/generators/balanced/balanced_panel.h"
#include "ui/widgets/panels/panel.h"
#include "ui/widgets/sections/sections_panel.h"

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

std::span<const PanelEntry> panels()
{
    static constexpr std::array all{
        PanelEntry{.generator = "balanced"_L1, .make = makeBalancedPanel},
    };
    return all;
}

namespace {

const PanelEntry *ownPanel(const Info &info)
{
    const auto all = panels();
    const auto own = std::ranges::find(all, info.key, &PanelEntry::generator);
    return own == all.end() ? nullptr : &*own;
}

} // namespace

QString panelTitle(const Info &info)
{
    return ownPanel(info) == nullptr ? SectionsPanel::title(info) : generatorTitle(info);
}

QWidget *makePanel(const Info &info, const PanelContext &context, QWidget *parent)
{
    if (const PanelEntry *own = ownPanel(info))
        return own->make(context, parent);
    return SectionsPanel::hasContent(info) ? new SectionsPanel(info, context, parent) : nullptr;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/synergy_page.h"
#include "ui/widgets/panels/board_page.h"

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

std::span<const BoardPageEntry> boardPages()
{
    static constexpr std::array all{
        BoardPageEntry{.generator = "balanced"_L1,
            .key = "synergy"_L1,
            .title = &SynergyPage::pageTitle,
            .make = &SynergyPage::make},
    };
    return all;
}

} // namespace boardwright

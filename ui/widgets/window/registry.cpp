// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/balanced_pages.h"
#include "ui/widgets/generators/sculpted/sculpted_pages.h"
#include "ui/widgets/generators/worlds/worlds_pages.h"
#include "ui/widgets/panels/generator_pages.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace boardwright {

std::span<const GeneratorPages> generatorPages()
{
    static const std::vector<GeneratorPages> all = [] {
        std::vector<GeneratorPages> list{balancedPages(), sculptedPages(), worldsPages()};
        std::ranges::copy(addedPages(), std::back_inserter(list));
        return list;
    }();
    return all;
}

} // namespace boardwright

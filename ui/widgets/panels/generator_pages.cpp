// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/panels/generator_pages.h"

#include <algorithm>

namespace boardwright {

GeneratorPages pagesOf(Key generator)
{
    const auto all = generatorPages();
    const auto found = std::ranges::find(all, generator, &GeneratorPages::generator);
    return found == all.end() ? GeneratorPages{.generator = generator} : *found;
}

} // namespace boardwright

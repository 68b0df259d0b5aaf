// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/panels/generator_pages.h"

// Defines nothing else: a program that defines addedPages() itself does not link this file.

namespace boardwright {

std::span<const GeneratorPages> addedPages()
{
    return {};
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/generator.h"

// Defines nothing else: a program that defines addedGenerators() itself does not link this file.

namespace boardwright {

std::span<const Generator *const> addedGenerators()
{
    return {};
}

} // namespace boardwright

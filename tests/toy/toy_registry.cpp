// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Adds the toy to the registry of the program that it is linked into.

#include "tests/toy/toy_generator.h"

#include <array>

namespace boardwright {

std::span<const Generator *const> addedGenerators()
{
    static const ToyGenerator toyGenerator;
    static const std::array<const Generator *, 1> added{&toyGenerator};
    return added;
}

} // namespace boardwright

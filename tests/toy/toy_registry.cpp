// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A list of generators that includes the toy, linked in place of core/generator/registry.cpp.

#include "core/constrained/codes.h"
#include "core/constrained/constrained.h"
#include "core/constrained/stages.h"
#include "tests/toy/toy_generator.h"

#include <array>

namespace boardwright {

std::span<const Generator *const> generators()
{
    static const ConstrainedGenerator constrained;
    static const ToyGenerator toyGenerator;
    static const std::array<const Generator *, 2> all{&constrained, &toyGenerator};
    return all;
}

std::span<const CodeBlock> codeBlocks()
{
    static constexpr std::array all{constrainedCodes};
    return all;
}

std::span<const StageBlock> stageBlocks()
{
    static constexpr std::array all{constrainedStages};
    return all;
}

} // namespace boardwright

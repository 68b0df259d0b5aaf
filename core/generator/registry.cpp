// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/balanced.h"
#include "core/balanced/codes.h"
#include "core/constrained/codes.h"
#include "core/constrained/constrained.h"
#include "core/constrained/stages.h"
#include "core/generator/generator.h"

#include <array>

// Defines nothing else: a program that defines these itself, such as a test with its own generator,
// then does not link this file.

namespace boardwright {

std::span<const Generator *const> generators()
{
    static const ConstrainedGenerator constrained;
    static const BalancedGenerator balancedGenerator;
    static const std::array<const Generator *, 2> all{&constrained, &balancedGenerator};
    return all;
}

std::span<const CodeBlock> codeBlocks()
{
    static constexpr std::array all{constrainedCodes, balancedCodes};
    return all;
}

std::span<const StageBlock> stageBlocks()
{
    static constexpr std::array all{constrainedStages};
    return all;
}

} // namespace boardwright

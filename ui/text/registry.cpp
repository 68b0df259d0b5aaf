// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generator_words.h"
#include "ui/text/generators/balanced/balanced_words.h"
#include "ui/text/generators/constrained/constrained_words.h"

#include <array>

namespace boardwright {

std::span<const GeneratorWords> generatorWords()
{
    static constexpr std::array all{constrainedWords, balancedWords};
    return all;
}

} // namespace boardwright

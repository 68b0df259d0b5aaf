// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generator_words.h"
#include "ui/text/generators/balanced/balanced_words.h"
#include "ui/text/generators/bingosync/bingosync_words.h"
#include "ui/text/generators/constrained/constrained_words.h"
#include "ui/text/generators/layered/layered_words.h"
#include "ui/text/generators/playbingo/playbingo_words.h"
#include "ui/text/generators/sculpted/sculpted_words.h"
#include "ui/text/generators/sites/room_words.h"
#include "ui/text/generators/worlds/worlds_words.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace boardwright {

std::span<const GeneratorWords> generatorWords()
{
    static const std::vector<GeneratorWords> all = [] {
        std::vector<GeneratorWords> list{constrainedWords, balancedWords, layeredWords,
            sculptedWords, worldsWords, bingosyncWords, playBingoWords, roomWords};
        std::ranges::copy(addedWords(), std::back_inserter(list));
        return list;
    }();
    return all;
}

} // namespace boardwright

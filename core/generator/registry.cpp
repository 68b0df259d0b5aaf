// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/balanced.h"
#include "core/bingosync/bingosync.h"
#include "core/constrained/constrained.h"
#include "core/generator/generator.h"
#include "core/layered/layered.h"
#include "core/playbingo/playbingo.h"
#include "core/sculpted/sculpted.h"
#include "core/worlds/worlds.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace boardwright {

std::span<const Generator *const> generators()
{
    static const ConstrainedGenerator constrained;
    static const BalancedGenerator balancedGenerator;
    static const LayeredGenerator layeredGenerator;
    static const SculptedGenerator sculptedGenerator;
    static const WorldsGenerator worldsGenerator;
    static const BingosyncGenerator bingosyncGenerator;
    static const PlayBingoGenerator playBingoGenerator;
    static const std::vector<const Generator *> all = [] {
        std::vector<const Generator *> list{&constrained, &balancedGenerator, &layeredGenerator,
            &sculptedGenerator, &worldsGenerator, &bingosyncGenerator, &playBingoGenerator};
        std::ranges::copy(addedGenerators(), std::back_inserter(list));
        return list;
    }();
    return all;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/goalset/value.h"

#include <utility>
#include <vector>

namespace boardwright {

/// The keys and values of a JSON object, in order: flags, numbers, lists of whole numbers and
/// texts. Monostate is written as null.
using NamedFacts = std::vector<std::pair<Key, Value>>;

/// What a generator knows of a board beside its placements: members of its JSON. Those that it
/// declares (Info::placementFacts) are shown with the cell, too.
struct Facts {
    NamedFacts board;
    std::vector<std::pair<Key, std::vector<NamedFacts>>> lists; ///< of the board, behind `board`
    std::vector<NamedFacts> sites; ///< one per site of the shape, or empty
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/goalset/value.h"

#include <utility>
#include <vector>

namespace boardwright {

/// Keys of a JSON object with their values, in their order: flags, numbers and texts. Nothing
/// (monostate) is null.
using NamedFacts = std::vector<std::pair<Key, Value>>;

/// What a generator tells of a board in its JSON, beside what stands on it.
struct Facts {
    NamedFacts board;
    std::vector<NamedFacts> sites; ///< one for each site of the shape, or none at all
};

} // namespace boardwright

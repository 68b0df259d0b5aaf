// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/goalset/field.h"
#include "core/goalset/value.h"

#include <span>
#include <utility>
#include <vector>

namespace boardwright {

/// The keys and values of a JSON object, in order: flags, numbers, lists of whole numbers and
/// texts. Monostate is written as null.
using NamedFacts = std::vector<std::pair<Key, Value>>;

/// Declares one of Facts::lists, for people: what its items are, and the keys of each.
struct FactList {
    Key key;
    const char *title = nullptr; ///< of an item; QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    std::span<const Field> fields{};
};

/// What a generator knows of a board beside its placements: members of its JSON. People see those
/// that it declares: with the cell (Info::placementFacts), or with the measures of the board
/// (Info::boardFacts, Info::factLists).
struct Facts {
    NamedFacts board;
    std::vector<std::pair<Key, std::vector<NamedFacts>>> lists; ///< of the board, behind `board`
    std::vector<NamedFacts> sites; ///< one per site of the shape, or empty
};

} // namespace boardwright

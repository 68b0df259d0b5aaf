// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/key.h"
#include "core/goalset/field.h"
#include "core/goalset/value.h"

#include <concepts>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace boardwright {

struct Fact;

/// The keys and values of a JSON object, in order.
using NamedFacts = std::vector<std::pair<Key, Fact>>;

/// A flag, a number, a text, or a list of whole numbers or of texts; monostate is written as null.
/// Or an object of such, which only files have.
struct Fact {
    Value value;
    NamedFacts members; ///< of an object; without any, `value` is meant

    Fact() = default;

    template <typename Held>
        requires std::constructible_from<Value, Held>
    Fact(Held held)
        : value(std::move(held))
    {
    }

    Fact(NamedFacts object)
        : members(std::move(object))
    {
    }

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// Declares one of Facts::lists, for people: what its items are, and the keys of each.
struct FactList {
    Key key;
    const char *title = nullptr; ///< of an item; QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    std::span<const Field> fields{};
};

/// A walk that leaves a site and leads through others, such as a wrong turn or the way to a goal.
/// People see it while the site is current or under the pointer. Files do not have it.
struct SiteWalk {
    SiteIndex from = SiteIndex::none;
    std::size_t kind = 0; ///< index in Info::walkTexts
    std::vector<SiteIndex> sites; ///< in order, without `from`; at least one

    friend bool operator==(const SiteWalk &, const SiteWalk &) = default;
};

/// What a generator knows of a board beside its placements: members of its JSON. People see those
/// that it declares: with the cell (Info::placementFacts), or with the measures of the board
/// (Info::boardFacts, Info::factLists).
struct Facts {
    NamedFacts board;
    std::vector<std::pair<Key, std::vector<NamedFacts>>> lists; ///< of the board, behind `board`
    std::vector<NamedFacts> sites; ///< one per site of the shape, or empty
    std::vector<SiteWalk> walks; ///< of the whole board; not in its JSON
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/sites/kind.h"
#include "core/sites/site_list.h"

#include <expected>
#include <optional>

namespace boardwright::sites {

/// A list, and what it says of its kind. Lists without such a sign are of the first kind of their
/// shape: 25 tiers of BoardKind::SrlV5, others without tiers of BoardKind::Randomized.
struct ReadList {
    SiteList list;
    BoardKind kind{};
};

/// Why a JSON value is no list of the site.
enum class ListFault : std::uint8_t {
    NoList, ///< neither an array nor an object of goals or tiers
    NoGoal, ///< an element is neither a text nor an object
};

/// Reads a list as the site does: 25 tiers, or 26 of which the first does not count; four tiers of
/// BoardKind::Isaac, or five; goals alone, as objects or texts; an object of goals with
/// "bingoTypes". A text for "types" is a type a letter. Linear, pure, any thread.
std::expected<ReadList, ListFault> readList(const JsonValue &root);

} // namespace boardwright::sites

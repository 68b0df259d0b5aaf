// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/formats/json.h"
#include "core/formats/repairs.h"
#include "core/formats/script.h"
#include "core/sites/kind.h"
#include "core/sites/site_list.h"

#include <expected>
#include <span>
#include <vector>

namespace boardwright::sites {

/// A list, and what it says of its kind. Lists without such a sign are of the first kind of their
/// shape: 25 tiers of BoardKind::SrlV5, others without tiers of BoardKind::Randomized.
struct ReadList {
    SiteList list;
    BoardKind kind{};
    /// What each goal was read from; belongs to what was read.
    std::vector<const JsonValue *> values;
    qint64 ignored = 0; ///< goals in front of the first tier, which the site does not look at
};

/// Why a JSON value is no list of the site.
enum class ListFault : std::uint8_t {
    NoList, ///< neither an array nor an object of goals or tiers
    NoGoal, ///< an element is neither a text nor an object, or is an expression of a script
};

/// Reads a list as the site does: 25 tiers, or 26 of which the first does not count; four tiers of
/// BoardKind::Isaac, or five; of fewer tiers, which the site does not take, the first is 1; goals
/// alone, as objects or texts; an object of goals with "bingoTypes". A text for "types" is a type a
/// letter. The list may also be the member "list" of an object, whose "variant" then says the kind.
/// Linear, pure, any thread.
std::expected<ReadList, ListFault> readList(const JsonValue &root);

/// Reads what a script assigns: tiers by number, as in bingoList[1] = [...], of the name `wanted`
/// or else of that with most of them, or else a whole list. ListFault::NoGoal also if a tier could
/// not be read whole.
std::expected<ReadList, ListFault> readList(
    std::span<const AssignedLiteral> assigned, const QString &wanted = {});

/// Notes the keys of goals that are none of these, each once; also those whose value is an object,
/// such as types with a number each, which no site reads.
void tellUnusedKeys(
    std::span<const JsonValue *const> goals, std::span<const Key> known, Repairs &repairs);

} // namespace boardwright::sites

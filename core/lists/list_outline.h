// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/repairs.h"
#include "core/formats/script.h"

#include <QLatin1StringView>

#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// Some goals of a list that stand together.
struct ListPart {
    std::optional<int> tier; ///< from 1; nothing: the list has no tiers
    std::vector<const JsonValue *> goals; ///< texts and objects, at any depth of nesting removed
    const JsonValue *at = nullptr; ///< the array they stand in
};

/// Where the goals of a JSON or JavaScript list are. The values it was made from must outlive it.
struct ListOutline {
    std::vector<ListPart> parts; ///< in the order of the file; empty: no list of goals
    QString name; ///< what a script assigns it to; empty: nothing
    int tiers = 0; ///< the number of the highest tier; 0: the goals are in one list
    qsizetype texts = 0; ///< goals that are only a text
    qsizetype named = 0; ///< goals that are objects with "name"
    qsizetype goals = 0; ///< all goals
};

/// The outline of a whole JSON list: an array of goals; an array of arrays of goals, the tiers; an
/// object with such an array as "goals"; an object whose keys are the numbers of tiers, or the
/// names of goals. What had to be guessed is added to `repairs`, if there are any.
ListOutline outlineOf(const JsonValue &root, Repairs *repairs = nullptr);

/// The outline of what a script assigns: tiers by number, from 0 or from 1, or one whole list. The
/// name with most goals counts. Literals that could not be read do not.
ListOutline outlineOf(std::span<const AssignedLiteral> assigned, Repairs *repairs = nullptr);

/// The text of a goal's object: the value of the first of its keys that can hold one; null if it
/// has none.
const JsonMember *goalTextOf(const JsonValue &goal);

} // namespace boardwright

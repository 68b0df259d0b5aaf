// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// How the goals of a list stand in a value.
enum class ListShape : std::uint8_t {
    Elements, ///< an array of goals, or of tiers
    Numbered, ///< an object of tiers by their numbers
    ByType, ///< an object of arrays of goals; the keys are the types
    ByName, ///< an object of goals, each with a name of its own
    Texts, ///< an object of texts, each with a name of its own
};

/// Where a list is in a value.
struct ListPlace {
    QString name; ///< the keys that lead to it, as "lists.normal"; empty: the value itself
    const JsonValue *value = nullptr;
    ListShape shape = ListShape::Elements;
    bool isBesideGoals = false; ///< the key of another list says that that is the one of goals
    std::vector<const JsonMember *> members{}; ///< those that are its goals; not of Elements
    /// What stands beside it, and beside the way to it; shared with others that it is beside, too.
    std::vector<std::shared_ptr<const std::vector<const JsonMember *>>> beside{};
};

/// The lists in a value, in order. The value must outlive them. Pure; bounded by the depth of a
/// JSON text.
std::vector<ListPlace> listPlacesIn(const JsonValue &root);

/// Whether such keys lead to a list in many files, and say nothing of its goals.
bool isUsualListKey(const QString &key);

/// Whether a key names what lists have about their goals, such as "tags" and "exclusions".
bool isAboutGoals(const QString &key);

/// How many goals a member holds that could be a list of its own.
qsizetype goalsIn(const JsonMember &member);

/// Whether a value is null, or an array or object with nothing in it.
bool saysNothing(const JsonValue &value);

/// Whether a value is a goal: a text that is not blank, or an object with one.
bool isGoal(const JsonValue &value);

/// The number of a tier as a key, such as "2", "tier2" or "Tier 2"; nothing if it is none.
std::optional<int> tierNumber(const QString &key);

/// The text of a goal's object: the value of the last of its keys that can hold one, or its English
/// text if it has several; null if it has none.
const JsonMember *goalTextOf(const JsonValue &goal);

/// The key of a goal's object whose value is not the text itself, but the same text in several
/// languages, of which goalTextOf() is one; null if it has none.
const JsonMember *textsByLanguage(const JsonValue &goal);

/// The goals that an element holds which is not a goal itself, but a name for several; null if it
/// does not.
const JsonValue *goalsWithin(const JsonValue &element);

/// The lists of all types with their caps, as synerGen has them; null if there is none.
const JsonMember *typeCapsIn(const JsonValue &object);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/formats/repairs.h"
#include "core/formats/script.h"
#include "core/lists/list_places.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace boardwright {

/// A goal of a list.
struct ListedValue {
    const JsonValue *value = nullptr; ///< a text or an object
    QString key{}; ///< the name that an object has for it; empty: none
};

/// Some goals of a list that stand together.
struct ListPart {
    std::optional<int> tier; ///< from 1; nothing: the list has no tiers
    QString type{}; ///< of all its goals; empty: none
    std::vector<ListedValue> goals{}; ///< at any depth of nesting removed
};

/// Where the goals of a JSON or JavaScript list are. The values it was made from must outlive it.
struct ListOutline {
    std::vector<ListPart> parts; ///< in the order of the file; empty: no list of goals
    QString name; ///< what a script assigns it to, and the keys that lead to it; empty: nothing
    QStringList lists; ///< the names of all lists of the file, in order
    QList<std::pair<QString, int>> caps; ///< most goals of a type on a board
    int tiers = 0; ///< the number of the highest tier; 0: the goals are in one list
    qsizetype texts = 0; ///< goals that are only a text
    qsizetype named = 0; ///< goals that are objects with "name"
    qsizetype goals = 0; ///< all goals
    bool isOfRows = false; ///< it is a table (goal_rows.h)
    std::shared_ptr<std::deque<JsonValue>> made{}; ///< goals made of rows
};

/// The outline of a list in a JSON value (list_places.h). Of several, that of the name `wanted`, or
/// else the one with most goals. What had to be guessed, and what stands beside the list, is added
/// to `repairs`, if there are any.
ListOutline outlineOf(
    const JsonValue &root, Repairs *repairs = nullptr, const QString &wanted = {});

/// The outline of what a script assigns: tiers by number, from 0 or from 1, lists by name, or one
/// whole list. Literals that could not be read do not count.
ListOutline outlineOf(std::span<const AssignedLiteral> assigned, Repairs *repairs = nullptr,
    const QString &wanted = {});

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace boardwright {

/// What may differ between two goal sets.
enum class DifferenceOf : std::uint8_t {
    Goal, ///< the goal exists only before or only after
    GoalField, ///< a value of a goal
    Place, ///< of a goal, or of a row of a table, that both sets have
    Property, ///< of the set: its names, its mode, its tags
    BoardLimit, ///< of a category
    LineLimit,
    Once, ///< a value of a section of the set
    Row, ///< of a table; it exists only before or only after
    RowField, ///< a value of a row
    Other, ///< a value of the file that no field reads
};

/// One difference. No `before`: added; no `after`: removed.
struct SetDifference {
    DifferenceOf what{};
    QString subject{}; ///< the goal's text, the category, or the row's name; empty: the set
    RowId rowBefore = RowId::none; ///< the goal or row; none: it is new, or no row
    RowId rowAfter = RowId::none; ///< none: it is gone, or no row
    /// Of a field or a row of a table; null: of a goal, a limit or the set.
    const Section *section = nullptr;
    const Field *field = nullptr; ///< of GoalField, Once and RowField
    QString property{}; ///< the key of Property and of Other
    std::optional<QString> before{}; ///< as in the file or as valueText(); a Place counts from 1
    std::optional<QString> after{};
    Value valueBefore{}; ///< of a field; of a limit or a Place, the number
    Value valueAfter{};
};

/// Every difference of every field, in this order: of the set, limits, goals that are gone, goals
/// in the order of the new set, sections and tables. Goals and rows are matched by their texts,
/// equal texts one after the other, and then those left that have the same place among their
/// neighbours. Of those that both sets have, the fewest that explain the new order have moved.
/// Pure, any thread.
QList<SetDifference> differencesOf(const GoalSet &before, const GoalSet &after);

} // namespace boardwright

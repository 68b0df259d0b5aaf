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
enum class SetChangeOf : std::uint8_t {
    Goal, ///< the goal exists only before or only after
    GoalField, ///< a value of a goal
    Order, ///< of the goals that both have
    Property, ///< of the set: its names, its mode, its tags
    BoardLimit, ///< of a category
    LineLimit,
    Once, ///< a value of a section of the set
    Row, ///< of a table; it exists only before or only after
    RowField, ///< a value of a row
    Other, ///< data of the file that no field reads
};

/// One difference. No `before`: added; no `after`: removed.
struct SetChange {
    SetChangeOf what{};
    QString subject; ///< the goal's text, the category, or the row's name; empty: the set
    const Section *section = nullptr; ///< of GoalField, Once, Row and RowField
    const Field *field = nullptr; ///< of GoalField, Once and RowField
    QString property{}; ///< the key of Property
    std::optional<QString> before;
    std::optional<QString> after;
};

/// Every difference of every field, in this order: of the set, limits, goals that are gone, goals
/// in the order of the new set, sections and tables. Goals are matched by their texts, equal texts
/// one after the other, and then those left that have the same place among their neighbours. Pure,
/// any thread.
QList<SetChange> changesOf(const GoalSet &before, const GoalSet &after);

} // namespace boardwright

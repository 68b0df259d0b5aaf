// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace boardwright {

/// What may differ between two lists.
enum class ChangeOf : std::uint8_t {
    Goal, ///< the goal exists only before or only after
    Name,
    JapaneseName,
    Skill,
    Time,
    Weight,
    Type,
    Subtype,
    RowType,
    Threshold, ///< of the list, for a row type
    Filter, ///< of the list, for a category
};

/// One difference. No `before`: added; no `after`: removed.
struct ListChange {
    ChangeOf what{};
    QString id; ///< of the goal; empty: the list itself
    QString category; ///< of Type, Subtype, RowType, Threshold and Filter
    std::optional<QString> before; ///< texts verbatim, numbers in their shortest spelling
    std::optional<QString> after;

    friend bool operator==(const ListChange &, const ListChange &) = default;
};

/// The changes from one list to another: first removed goals, in the old order; then added or
/// changed goals, in the new order; then thresholds and filters. Goals are matched by id; of
/// several with the same id, the first counts. Pure, any thread.
QList<ListChange> changesOf(const GoalList &before, const GoalList &after);

} // namespace boardwright

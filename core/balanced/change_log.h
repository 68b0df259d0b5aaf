// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace boardwright {

/// What two lists may differ in.
enum class ChangeOf : std::uint8_t {
    Goal, ///< it is there only before, or only after
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

/// One difference. Without `before` it is new, without `after` it is gone.
struct ListChange {
    ChangeOf what{};
    QString id; ///< of the goal; empty: of the list
    QString category; ///< of Type, Subtype, RowType, Threshold and Filter
    std::optional<QString> before; ///< texts as they are, numbers in their shortest spelling
    std::optional<QString> after;

    friend bool operator==(const ListChange &, const ListChange &) = default;
};

/// What changed from one list to another: goals that are gone, in their order, then for each goal
/// after, in its order, that it is new or how it differs, then thresholds and filters. Goals are
/// known by their ids, of which the first counts. Pure.
QList<ListChange> changesOf(const GoalList &before, const GoalList &after);

} // namespace boardwright

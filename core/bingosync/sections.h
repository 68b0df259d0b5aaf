// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/section.h"
#include "core/sites/kind.h"
#include "core/sites/site_list.h"

#include <vector>

/// What lists of Bingosync say beside the texts of their goals: data of the set, as the lists have
/// it. Nothing is renamed, merged, sorted or left out.
namespace boardwright::bingosync {

extern const Section goalSection; ///< BesideObjective
extern const Section typeTable; ///< Table: how many goals of a type a board may have
extern const Section listSection; ///< Once

/// Those of their fields that others than listOf() speak of.
namespace columns {
extern const Field tier; ///< Integer; 0: none
extern const Field types; ///< Names, which may repeat
} // namespace columns

/// A set as a list of the site.
struct SetList {
    sites::SiteList list;
    /// Of its goals: those of the set that are not disabled, each as often as it has copies.
    std::vector<RowId> rows;
};

/// Whether boards of a kind depend on a field of goalSection.
bool usesColumn(const Field &field, sites::BoardKind kind);

SetList listOf(const GoalSet &set);

/// The kind of boards that the set is meant for: the one that it says, or else one that its goals
/// allow.
sites::BoardKind kindOf(const GoalSet &set);

/// Adds the goals of a list, behind those that the set has, and all else that it says; the inverse
/// of listOf() for an empty set.
void addList(GoalSet &set, const sites::SiteList &list, sites::BoardKind kind);

} // namespace boardwright::bingosync

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

namespace boardwright {

/// The parts of an objective that every set has, declared like the fields that a generator keeps
/// beside it. Objective holds them as members, not as FieldValues; the functions below read and
/// write both kinds.
extern const Section objectiveSection;

/// Whether a section is objectiveSection, whose fields are members.
inline bool isOwn(const Section &section)
{
    return section.fields.data() == objectiveSection.fields.data();
}

/// What an objective holds in a field of objectiveSection, or of a section beside each objective.
/// A tag is a list of at most one name; no zones listed is an empty list.
Value valueOf(const Objective &objective, const Section &section, const Field &field);

/// Stores a value as it is, whether or not the field allows it.
void setValue(Objective &objective, const Section &section, const Field &field, const Value &value);

/// The field of objectiveSection that a problem's ObjectiveField means; null: a part of the set.
const Field *fieldOf(ObjectiveField part);

/// The inverse: GoalSet for "enabled", which no problem is about, and for the fields of other
/// sections.
ObjectiveField partOf(const Field &field);

} // namespace boardwright

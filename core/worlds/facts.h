// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/facts.h"
#include "core/worlds/world_set.h"

#include <span>

namespace boardwright::worlds {

/// What is known of the world in `scratch`, of which `result` was made: its zones, joins, a
/// shortest walk that wins it, and how many of its zones that walk enters. A claim of the walk is
/// proved if the zone has a board on which a path leads from portal to portal by way of the gems.
Facts factsOf(const WorldSet &set, WorldScratch &scratch, const Result &result);

/// See Info::walkTexts: how the winning walk goes on from a zone.
extern const std::span<const char *const> walkTexts;

/// Zones that the walk enters, as a share of all; 0 without a walk.
double relevantShare(const World &world, const std::vector<Stride> &walk);

/// How often the walk enters each zone.
std::vector<int> visitsOf(const World &world, const std::vector<Stride> &walk);

/// The role of each zone of the world in `scratch`, which can be won. Searched for once a world.
const std::vector<Role> &rolesOf(WorldScratch &scratch);

/// The name of a portal, without that of its zone; "start" for the start's.
QString portalName(const Pool &pool, const World &world, Portal portal);

} // namespace boardwright::worlds

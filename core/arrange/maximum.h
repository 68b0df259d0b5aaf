// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/terrain.h"

#include <span>

namespace boardwright::arrange {

/// A score that no board of these pieces exceeds: what they would have if no rule were in the way
/// of another. `counts`: pieces of each type.
qint64 mostHappiness(const Terrain &terrain, std::span<const int> counts);

} // namespace boardwright::arrange

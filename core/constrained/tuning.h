// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/tunable.h"

#include <span>

namespace boardwright {

/// What a tuner may turn to change constrained boards.
std::span<const Tunable> constrainedTunables();

} // namespace boardwright

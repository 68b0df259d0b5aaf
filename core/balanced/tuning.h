// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/tunable.h"

#include <span>

/// What a tuner may turn to change balanced boards.
namespace boardwright::balanced {

extern const std::span<const Tunable> tunables;

} // namespace boardwright::balanced

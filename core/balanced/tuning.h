// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/gate.h"
#include "core/generator/tunable.h"

/// What balanced boards may be judged by, and what a tuner may turn to change them.
namespace boardwright::balanced {

extern const std::span<const Gate> gates;
extern const Section gateTable; ///< Table: gateFields()
extern const Section targetTable; ///< Table: targetFields()
extern const std::span<const Tunable> tunables;

} // namespace boardwright::balanced

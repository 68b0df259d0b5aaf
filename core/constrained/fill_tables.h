// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"

namespace boardwright {

/// The lookup tables for a set whose goals and capacities are compiled.
FillTables fillTables(const CompiledSet &set);

} // namespace boardwright

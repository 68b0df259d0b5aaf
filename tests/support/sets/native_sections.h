// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

#include <span>

namespace boardwright::test {

/// Sections of no generator: "rules" once a set, "zones" a table, "trial" beside each objective.
/// Each has the same fields, one of every kind, and no fallback is what an empty value would be.
std::span<const Section *const> everySection();

/// The fields of each: flag, integer, number, text, choice, names, numbers, rows (of the
/// objectives), zones (of that table), positions, extent.
std::span<const Field> everyField();

/// The field of this key.
const Field &fieldOfEvery(const char *key);

} // namespace boardwright::test

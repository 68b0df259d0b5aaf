// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

#include <span>

namespace boardwright::test {

/// Sections that belong to no generator: "rules" once per set, "zones" as a table, "trial" beside
/// each objective. All have the same fields, one of every kind, and no fallback equals an empty
/// value.
std::span<const Section *const> everySection();

/// The fields of each section: flag, integer, number, text, choice, names, numbers, rows (of the
/// objectives), zones (of that table), positions, extent.
std::span<const Field> everyField();

/// The field with this key.
const Field &fieldOfEvery(const char *key);

} // namespace boardwright::test

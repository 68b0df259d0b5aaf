// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native_object.h"
#include "core/goalset/goalset.h"

#include <span>

namespace boardwright {

/// The keys of a goal set's top-level object, in the site's order. Rows get their ids and both rows
/// and limits their verbatim members while they are read.
std::span<const NativeField<GoalSet>> goalSetFields();

/// Those of them whose parts keep their own spelling.
std::span<const QLatin1StringView> keysInParts();

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"
#include "core/formats/set_format.h"

#include <span>

namespace boardwright {

namespace balanced {
inline constexpr Key listFormat{"goal-list"};
} // namespace balanced

/// The file formats of goal lists for balanced boards: the combined list and the sheet.
extern const std::span<const ImportFormat *const> listImports;

/// The combined list, "goal-list".
extern const std::span<const SetFormat *const> listExports;

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/set_format.h"

namespace boardwright {

namespace balanced {
inline constexpr Key listFormat{"goal-list"};
} // namespace balanced

/// The combined list of goals for balanced boards.
extern const SetFormat listFormat;

/// The sheet that such a list is made from. It is only imported.
extern const SetFormat sheetFormat;

} // namespace boardwright

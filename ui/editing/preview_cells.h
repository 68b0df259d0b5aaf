// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/preview_result.h"

namespace boardwright {

/// Fills in what stands on the cells of the result's board and of its parts, as a person reads it.
/// Any thread.
void readCells(PreviewResult &result);

} // namespace boardwright

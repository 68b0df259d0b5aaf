// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/set_format.h"

namespace boardwright::bingosync {

/// The JavaScript that a list was read from: what is beside goals that changed keeps its text.
extern const SetFormat scriptFormat;

} // namespace boardwright::bingosync

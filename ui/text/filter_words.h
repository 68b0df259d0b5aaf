// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/code.h"

#include <QString>

namespace boardwright {

/// The short title of a filter of a funnel (Code::PoolFilter and those after it) or of another
/// reason that keeps a goal out (Generator::keptOut): "tag", "board limits". Empty for any other
/// code.
QString filterName(Code code);

/// FunnelRow::tolerance of a filter, in the unit of its generator: "0:45".
QString toleranceText(Code filter, double tolerance);

} // namespace boardwright

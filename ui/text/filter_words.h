// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/code.h"

#include <QString>

namespace boardwright {

/// The name of a filter of a funnel (Code::PoolFilter and those after it), as a short title: "tag",
/// "board limits", and of what else keeps a goal out (Generator::keptOut). Empty for any other
/// code.
QString filterName(Code code);

} // namespace boardwright

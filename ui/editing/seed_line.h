// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QString>

namespace boardwright {

/// A seed with all that makes its board of a set, to be passed on as text: "41 | constrained 2 |
/// mode bingo | size 5x5". What stands after the seed is in the keys of files and never translated.
QString seedLine(const QString &seed, const Info &info, const Settings &settings);

} // namespace boardwright

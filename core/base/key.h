// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace boardwright {

/// The name of a generator, section, field, parameter or measure in files and on the command line:
/// lower-case letters, digits, underscores and, in parameters, hyphens. Never shown to people,
/// never translated, and never changed once files contain it.
using Key = QLatin1StringView;

} // namespace boardwright

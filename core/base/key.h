// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace boardwright {

/// The name of a generator, a section, a field, a parameter or a measure, as it stands in files and
/// on the command line: lower-case letters, digits, underscores and, of parameters, hyphens. Never
/// shown to people, never translated, never changed once files hold it.
using Key = QLatin1StringView;

} // namespace boardwright

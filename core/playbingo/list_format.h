// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/set_format.h"

namespace boardwright::playbingo {

/// The site's lists with the settings of its generator, as they are: a set with what they say, and
/// for the site's own boards.
extern const SetFormat listFormat;

} // namespace boardwright::playbingo

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QByteArray>

namespace boardwright::sculpted {

/// The tiers of a set's table as a TypeScript object literal with a member for each, to be pasted
/// into the configuration file of an engine as seeds 4 describes it. That page names few members of
/// its DifficultyConfig; the others have its words for them. Shares are of one, as it writes them.
QByteArray difficultyConfig(const GoalSet &set);

} // namespace boardwright::sculpted

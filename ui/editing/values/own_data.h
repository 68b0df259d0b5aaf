// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QStringList>

namespace boardwright {

/// Whether the set has data that is stored under "boardwright" in its file.
bool holdsOwnData(const GoalSet &set);

/// The titles of the sections with such data, in order.
QStringList ownDataTitles(const GoalSet &set);

} // namespace boardwright

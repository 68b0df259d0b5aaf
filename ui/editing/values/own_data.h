// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QStringList>

namespace boardwright {

/// Whether the set holds anything that goes below "boardwright" in its file.
bool holdsOwnData(const GoalSet &set);

/// The titles of the sections that it holds data of, in their order.
QStringList ownDataTitles(const GoalSet &set);

} // namespace boardwright

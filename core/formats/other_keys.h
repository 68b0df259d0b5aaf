// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"

#include <QStringList>

namespace boardwright {

// What a native file has that no field reads. Native files keep it, other formats cannot. Pure.

/// The keys of an objective, such as lockout.live's "shiny", in file order.
QStringList otherKeysOf(const Objective &objective);

/// The keys of the set itself and of its limits, in file order.
QStringList otherKeysOf(const GoalSet &set);

/// Whether the "boardwright" object of an objective has data of a section that is not known here,
/// as of a later version.
bool hasUnknownSections(const Objective &objective);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/goalset/objective.h"

#include <QString>

namespace boardwright {

/// "early", "mid", "late", "endgame".
QString zoneName(Zone zone);

/// The zones in order: "early, mid"; "no zone" if there are none.
QString zonesText(Zones zones);

/// The same for zones as passed in the arguments of a code.
QString zonesText(qint64 bits);

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/repairs.h"
#include "core/formats/script.h"
#include "core/lists/list_outline.h"
#include "core/lists/list_places.h"

#include <QString>

#include <vector>

namespace boardwright {

/// A list that may be the one to read.
struct ListCandidate {
    QString name;
    ListPlace place{}; ///< no value: tiers that a script assigns one by one
    std::vector<const AssignedLiteral *> literals{}; ///< of a script
};

/// Where the goals of a list are. `repairs` may be null. Pure; the candidate must outlive it.
ListOutline outlineOfCandidate(const ListCandidate &candidate, Repairs *repairs);

/// Says that members which stand beside a list are not used, but for `used`.
void noteUnused(const std::vector<const JsonMember *> &members, Repairs &repairs,
    const JsonMember *used = nullptr);

} // namespace boardwright

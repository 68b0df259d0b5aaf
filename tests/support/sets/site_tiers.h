// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bingosync/sections.h"

namespace boardwright {

/// Gives the goals the tiers 1 to 25 of Bingosync in turn, and every third one a type.
inline void addSiteTiers(GoalSet &set)
{
    constexpr qsizetype tiers = 25;
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        SectionValues &extension = set.objectives[i].extension;
        setValue(
            extension, bingosync::goalSection, bingosync::columns::tier, qint64{i % tiers + 1});
        if (i % 3 == 0)
            setValue(extension, bingosync::goalSection, bingosync::columns::types,
                QStringList{QStringLiteral("third")});
    }
}

} // namespace boardwright

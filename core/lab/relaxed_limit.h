// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/goalset/objective.h"

#include <QString>

#include <compare>
#include <optional>
#include <vector>

namespace boardwright {

/// A limit that gives way, on whichever line or cell: what an author can change.
struct RelaxedLimit {
    Code code{}; ///< isRelaxation()
    QString category; ///< empty where the zones of cells are meant
    int zones = 0; ///< of these cells (bits of Zone); 0 where a category is meant

    friend std::strong_ordering operator<=>(const RelaxedLimit &one, const RelaxedLimit &other)
    {
        if (one.code != other.code)
            return one.code <=> other.code;
        if (one.zones != other.zones)
            return one.zones <=> other.zones;
        const int order = one.category.compare(other.category);
        return order <=> 0;
    }

    friend bool operator==(const RelaxedLimit &, const RelaxedLimit &) = default;
};

/// Nothing where the finding is no relaxation.
std::optional<RelaxedLimit> relaxedLimitOf(const Finding &finding);

/// Those of a board, each once, in the order of its findings.
std::vector<RelaxedLimit> relaxedLimitsOf(const Result &board);

} // namespace boardwright

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

/// A limit that was relaxed, in whatever line or cell: what an author can change.
struct RelaxedLimit {
    Code code{}; ///< a code for which isRelaxation() is true
    QString category; ///< empty if the limit is about zones of cells
    int zones = 0; ///< zones of the cells (bits of Zone); 0 if the limit is about a category

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

/// Nothing if the finding is not a relaxation.
std::optional<RelaxedLimit> relaxedLimitOf(const Finding &finding);

/// The relaxed limits of a board, each once, in the order of its findings.
std::vector<RelaxedLimit> relaxedLimitsOf(const Result &board);

} // namespace boardwright

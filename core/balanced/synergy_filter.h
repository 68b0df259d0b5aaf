// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"

#include <QStringView>

#include <cstddef>
#include <optional>

namespace boardwright {

/// Of fields that hold a filter (Field::reading).
inline constexpr Key synergyFilterReading{"synergy_filter"};

/// Selects which of a category's values in a line count: the values are sorted, and the first ones
/// kept.
struct SynergyFilter {
    bool descending = false;
    int keep = -1; ///< negative: all but this many at the end

    /// True for the filter of a category that no filter is given for: all but the highest.
    constexpr bool isDefault() const { return !descending && keep == -1; }

    /// How many of `count` values are kept.
    constexpr std::size_t keptOf(std::size_t count) const
    {
        const auto asked = static_cast<std::size_t>(keep < 0 ? -keep : keep);
        if (keep >= 0)
            return asked < count ? asked : count;
        return asked < count ? count - asked : 0;
    }

    friend bool operator==(const SynergyFilter &, const SynergyFilter &) = default;
};

/// The filter spelled "min 1" or "max -1"; nothing if the spelling is invalid, so that the default
/// applies. Parsed as in the reference: parts are separated by single spaces; the first is
/// case-insensitive, the second is read like JavaScript's parseInt() ("1.9" is 1), the rest is
/// ignored.
std::optional<SynergyFilter> synergyFilterOf(QStringView text);

} // namespace boardwright

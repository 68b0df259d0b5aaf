// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstddef>
#include <optional>

namespace boardwright {

/// Which of a category's values in a line count: they are sorted, and so many are kept from the
/// start.
struct SynergyFilter {
    bool descending = false;
    int keep = -1; ///< below 0: all but so many at the end

    /// Of the category that no filter is given for: all but the highest.
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

/// The filter that a list spells, "min 1" or "max -1"; nothing where the spelling means none, and
/// the default applies. Read as the reference does: parts between single spaces, the first in any
/// case, the second as JavaScript's parseInt() takes it ("1.9" is 1), the rest ignored.
std::optional<SynergyFilter> synergyFilterOf(QStringView text);

} // namespace boardwright

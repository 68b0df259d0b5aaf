// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/kind.h"

#include <algorithm>
#include <array>

namespace boardwright::sites {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array allKinds{
    KindTraits{.kind = Kind::SrlV5,
        .key = "srl-v5"_L1,
        .hasTiers = true,
        .hasLengths = true,
        .hasClash = true},
    KindTraits{.kind = Kind::SrlV5Blackout,
        .key = "srl-v5-blackout"_L1,
        .hasTiers = true,
        .hasLengths = true,
        .hasClash = true},
    KindTraits{.kind = Kind::Randomized, .key = "randomized"_L1},
    KindTraits{.kind = Kind::Isaac, .key = "isaac"_L1},
    KindTraits{.kind = Kind::SynerGen, .key = "synergen"_L1},
    KindTraits{.kind = Kind::V8, .key = "v8"_L1, .hasTiers = true, .hasClash = true},
    KindTraits{.kind = Kind::V8Subtypes,
        .key = "v8-subtypes"_L1,
        .hasTiers = true,
        .hasLengths = true,
        .hasClash = true,
        .stopsAtClash = true},
    KindTraits{.kind = Kind::Alttp, .key = "alttp"_L1},
    KindTraits{.kind = Kind::Ladx, .key = "ladx"_L1},
};

} // namespace

std::span<const KindTraits> kinds()
{
    return allKinds;
}

const KindTraits &traitsOf(Kind kind)
{
    return allKinds.at(static_cast<std::size_t>(kind));
}

std::optional<Kind> kindOf(QStringView key)
{
    const auto *const found
        = std::ranges::find_if(allKinds, [&](const KindTraits &kind) { return kind.key == key; });
    return found == allKinds.end() ? std::nullopt : std::optional(found->kind);
}

} // namespace boardwright::sites

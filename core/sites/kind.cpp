// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/kind.h"

#include <algorithm>
#include <array>

namespace boardwright::sites {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array allKinds{
    KindTraits{.kind = BoardKind::SrlV5,
        .key = "srl-v5"_L1,
        .hasTiers = true,
        .hasLengths = true,
        .hasClash = true},
    KindTraits{.kind = BoardKind::SrlV5Blackout,
        .key = "srl-v5-blackout"_L1,
        .hasTiers = true,
        .hasLengths = true,
        .hasClash = true},
    KindTraits{.kind = BoardKind::Randomized, .key = "randomized"_L1},
    KindTraits{.kind = BoardKind::Isaac, .key = "isaac"_L1},
    KindTraits{.kind = BoardKind::SynerGen, .key = "synergen"_L1},
    KindTraits{.kind = BoardKind::V8, .key = "v8"_L1, .hasTiers = true, .hasClash = true},
    KindTraits{.kind = BoardKind::V8Subtypes,
        .key = "v8-subtypes"_L1,
        .hasTiers = true,
        .hasLengths = true,
        .hasClash = true,
        .stopsAtClash = true},
    KindTraits{.kind = BoardKind::Alttp, .key = "alttp"_L1},
    KindTraits{.kind = BoardKind::Ladx, .key = "ladx"_L1},
};

} // namespace

std::span<const KindTraits> kinds()
{
    return allKinds;
}

const KindTraits &traitsOf(BoardKind kind)
{
    return allKinds.at(static_cast<std::size_t>(kind));
}

std::optional<BoardKind> kindOf(QStringView key)
{
    const auto *const found
        = std::ranges::find_if(allKinds, [&](const KindTraits &kind) { return kind.key == key; });
    return found == allKinds.end() ? std::nullopt : std::optional(found->kind);
}

} // namespace boardwright::sites

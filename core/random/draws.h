// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/philox.h"

#include <QByteArrayView>
#include <QStringView>

#include <array>
#include <cstdint>

namespace boardwright {

/// What a keyed draw decides. Part of every draw's key: renumbering changes every board, so values
/// are only ever added, and a change bumps the generators' versions.
enum class Purpose : std::uint8_t {
    WeightRoll = 1, ///< about an objective
    PullBack = 2, ///< about an objective
    CellOrder = 3, ///< about nothing; step counts
    ForcedOrder = 4, ///< about nothing; step counts
    Pick = 5, ///< about an objective, in a cell
    PickValue = 6, ///< about nothing, in a cell
    RelaxCell = 7, ///< about nothing, in a cell
    RelaxPick = 8, ///< about an objective, in a cell
    TierPick = 9, ///< about an objective, in a cell: among the best of the scored
    TierEdge = 10, ///< about an objective, in a cell: which of equal score are among the best
    SearchPick = 11, ///< about an objective, in a cell
    SearchCell = 12, ///< about nothing, in a cell
    BlankOrder = 13, ///< about nothing, in a cell
    ShinyOrder = 14, ///< about nothing, in a cell
    ExclusiveOrder = 15, ///< about nothing; step counts
    Slots = 16, ///< about nothing, in a cell; detail: which block
    ForcedPick = 17, ///< about an objective, in a cell
    SeedNumber = 18, ///< about nothing: the number that a text stands for as a seed
};

/// Where in a generation a draw belongs: draws of different places are independent. Every field is
/// part of the key in bits of its own, so no two places can collide.
struct DrawPlace {
    Purpose purpose;
    std::uint8_t attempt = 0; ///< attempt and search phase, packed by the generator
    std::uint16_t cell = 0; ///< 0-based site
    std::uint32_t detail = 0; ///< step number or range value
};

/// Keyed draws of one seed: a pure function from (seed, place, what it is about) to 64 uniform
/// bits. There is no state to advance, so draws can be made in any order, on any thread, with one
/// result, and what is decided about one objective cannot disturb what is decided about another.
class Draws final {
public:
    /// `seed` is any text; its UTF-8 bytes count, exactly as typed.
    explicit Draws(QStringView seed);

    /// 64 uniform bits. `about`: the identity of an objective (goalset/identity.h), or 0.
    std::uint64_t bits(DrawPlace place, std::uint64_t about = 0) const noexcept
    {
        return block(place, about)[0];
    }

    /// 128 uniform bits, the first half of which are bits().
    std::array<std::uint64_t, 2> block(DrawPlace place, std::uint64_t about = 0) const noexcept
    {
        const std::uint64_t where = (std::uint64_t{static_cast<std::uint8_t>(place.purpose)} << 56)
            | (std::uint64_t{place.attempt} << 48) | (std::uint64_t{place.cell} << 32)
            | place.detail;
        return philox2x64<rounds>({about, where}, m_key);
    }

    /// A uniform integer in 0 .. count - 1; count > 0. (Lemire's multiply-shift; what bias there is
    /// is below count / 2^64.)
    std::uint32_t below(
        std::uint32_t count, DrawPlace place, std::uint64_t about = 0) const noexcept
    {
        return static_cast<std::uint32_t>(wideProduct(bits(place, about), count).high);
    }

    /// True with a chance of `percent` / 100. Monotone: what is true at one percentage is true at
    /// every higher one. 100 is always, 0 is never.
    bool chance(int percent, DrawPlace place, std::uint64_t about = 0) const noexcept
    {
        return static_cast<int>(below(100, place, about)) < percent;
    }

private:
    static constexpr int rounds = 7;

    std::uint64_t m_key;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/philox.h"

#include <QByteArrayView>
#include <QStringView>

#include <array>
#include <cstdint>

namespace boardwright {

/// What a keyed draw decides. It is part of the key of every draw, so renumbering would change
/// every board: values are only added, and any other change raises the generators' versions.
enum class Purpose : std::uint8_t {
    WeightRoll = 1, ///< for an objective
    PullBack = 2, ///< for an objective
    CellOrder = 3, ///< no objective; detail counts steps
    ForcedOrder = 4, ///< no objective; detail counts steps
    Pick = 5, ///< for an objective in a cell
    PickValue = 6, ///< for a cell
    RelaxCell = 7, ///< for a cell
    RelaxPick = 8, ///< for an objective in a cell
    TierPick = 9, ///< for an objective in a cell: a pick among the best scores
    /// for an objective in a cell: which of several equal scores count among the best
    TierEdge = 10,
    SearchPick = 11, ///< for an objective in a cell
    SearchCell = 12, ///< for a cell
    BlankOrder = 13, ///< for a cell
    ShinyOrder = 14, ///< for a cell
    ExclusiveOrder = 15, ///< no objective; detail counts steps
    Slots = 16, ///< for a cell; detail: index of the block
    ForcedPick = 17, ///< for an objective in a cell
    SeedNumber = 18, ///< for no objective: the number that a text stands for as a seed
    ArrangeOrder = 19, ///< no objective; cell: layer, attempt: pass, detail counts steps
    WorldStep = 20, ///< no objective; attempt and cell: the attempt's number, detail counts steps
    Mutant = 21, ///< for a knob; attempt: mutant, detail: iteration (tune/climbing.cpp)
};

/// The place of a draw in a generation; draws at different places are independent. Each field has
/// its own bits in the key, so two places never collide.
struct DrawPlace {
    Purpose purpose;
    std::uint8_t attempt = 0; ///< attempt and search phase, packed by the generator
    std::uint16_t cell = 0; ///< 0-based site
    std::uint32_t detail = 0; ///< step number, range value or block index
};

/// The keyed draws of one seed: a pure function of (seed, place, objective) that returns 64 uniform
/// bits. There is no state, so draws can be made in any order and on any thread with the same
/// result, and decisions about one objective never affect those about another.
class Draws final {
public:
    /// `seed` is any text. Its UTF-8 bytes are used exactly as typed.
    explicit Draws(QStringView seed);

    /// 64 uniform bits. `about` is the identity of an objective (goalset/identity.h), or 0.
    std::uint64_t bits(DrawPlace place, std::uint64_t about = 0) const noexcept
    {
        return block(place, about)[0];
    }

    /// 128 uniform bits; the first half equals bits().
    std::array<std::uint64_t, 2> block(DrawPlace place, std::uint64_t about = 0) const noexcept
    {
        const std::uint64_t where = (std::uint64_t{static_cast<std::uint8_t>(place.purpose)} << 56)
            | (std::uint64_t{place.attempt} << 48) | (std::uint64_t{place.cell} << 32)
            | place.detail;
        return philox2x64<rounds>({about, where}, m_key);
    }

    /// A uniform integer in 0 .. count - 1; count > 0. Lemire's multiply-shift; the bias is below
    /// count / 2^64.
    std::uint32_t below(
        std::uint32_t count, DrawPlace place, std::uint64_t about = 0) const noexcept
    {
        return static_cast<std::uint32_t>(wideProduct(bits(place, about), count).high);
    }

    /// True with probability `percent` / 100. Monotone: a draw that is true at one percentage is
    /// true at every higher one. 100 is always true, 0 never.
    bool chance(int percent, DrawPlace place, std::uint64_t about = 0) const noexcept
    {
        return static_cast<int>(below(100, place, about)) < percent;
    }

private:
    static constexpr int rounds = 7;

    std::uint64_t m_key;
};

} // namespace boardwright

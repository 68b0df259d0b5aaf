// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// A 64-bit bijection that mixes every input bit: the finalizer of SplitMix64 (Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, in Stafford's variant 13).
/// Derives many draws from one keyed draw: mix(draw + goldenStep * n). Pure.
constexpr std::uint64_t mix(std::uint64_t bits) noexcept
{
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31);
}

/// 2^64 divided by the golden ratio, rounded to an odd number: its multiples are evenly spread.
inline constexpr std::uint64_t goldenStep = 0x9e3779b97f4a7c15U;

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// A bijection of 64 bits that no bit of the input survives unmixed: the finalizer of SplitMix64
/// (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014, in
/// Stafford's variant 13). Makes many draws of one keyed draw: mix(draw + golden * n). Pure.
constexpr std::uint64_t mix(std::uint64_t bits) noexcept
{
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31);
}

/// 2^64 divided by the golden ratio, odd: steps that spread evenly.
inline constexpr std::uint64_t goldenStep = 0x9e3779b97f4a7c15U;

} // namespace boardwright

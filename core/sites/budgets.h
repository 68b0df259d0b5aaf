// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// How much work one board may take. The site gives a board ten seconds, which is no number of
/// steps; these budgets are far above what any board needs that players have ever got. What exceeds
/// them is a board that the site cannot make.
namespace boardwright::sites {

/// Random numbers of a board of kinds that draw until a goal fits. Fault::TooManyDraws.
inline constexpr std::uint64_t mostDraws = 1'000'000;

/// The same of BoardKind::V8 and BoardKind::V8Subtypes, which shuffle whole tiers, the latter for
/// one card after the other.
inline constexpr std::uint64_t mostShuffleDraws = 10'000'000;

/// BoardKind::SynerGen: copies of goals that wait to be drawn. Fault::TooManyCopies.
inline constexpr std::size_t mostCopies = std::size_t{1} << 18;

/// BoardKind::SynerGen: copies looked at for a board. Fault::TooManySteps.
inline constexpr std::uint64_t mostSteps = std::uint64_t{1} << 28;

/// Units of work between two looks at a Watch.
inline constexpr std::uint64_t workPerPoll = 4096;

} // namespace boardwright::sites

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace boardwright {

/// What a balanced board is for; decides on the list, the profile and the test for conflicts.
enum class BalancedMode : std::uint8_t { Normal, Blackout, Short, ShortBlackout };

inline constexpr std::array balancedModes{
    BalancedMode::Normal, BalancedMode::Blackout, BalancedMode::Short, BalancedMode::ShortBlackout};

/// Whether all goals of a board have to be done, so that no two of them may have much in common.
constexpr bool isBlackout(BalancedMode mode)
{
    return mode == BalancedMode::Blackout || mode == BalancedMode::ShortBlackout;
}

/// Whether boards are made of the goals of the short list, where there is one.
constexpr bool usesShortList(BalancedMode mode)
{
    return mode == BalancedMode::Short || mode == BalancedMode::ShortBlackout;
}

/// Constants of a mode, in minutes but for the last. Synergy is what a line is quicker than the sum
/// of its goals.
struct Profile {
    double minimumSynergy = 0; ///< of a line
    double maximumSynergy = 0; ///< of a line
    double maximumIndividualSynergy = 0; ///< of one value of a category
    double initialOffset = 0; ///< how far a goal's time may be from the desired one, at first
    double maximumOffset = 0; ///< and at most
    double baselineTime = 0; ///< that every line takes anyway; of reports only
    double timePerDifficulty = 0;
    double tooMuchSynergy = 0; ///< what a line or a pair that must not be counts
    bool useFrequencyBalancing = true; ///< the weights of goals count

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// As lists come without profiles of their own.
constexpr Profile profileOf(BalancedMode mode)
{
    constexpr Profile normal{.minimumSynergy = -3,
        .maximumSynergy = 7,
        .maximumIndividualSynergy = 3.75,
        .initialOffset = 1,
        .maximumOffset = 2,
        .baselineTime = 24.75,
        .timePerDifficulty = 0.75,
        .tooMuchSynergy = 100};
    Profile profile = normal;
    switch (mode) {
    case BalancedMode::Normal:
        break;
    case BalancedMode::Blackout:
        profile.minimumSynergy = -10;
        profile.maximumSynergy = 10;
        profile.maximumIndividualSynergy = 4.5;
        profile.initialOffset = 2;
        profile.maximumOffset = 6;
        break;
    case BalancedMode::Short:
        profile.maximumSynergy = 3;
        profile.baselineTime = 12;
        profile.timePerDifficulty = 0.5;
        break;
    case BalancedMode::ShortBlackout:
        profile.minimumSynergy = -4;
        profile.maximumSynergy = 4;
        profile.initialOffset = 2;
        profile.maximumOffset = 6;
        profile.baselineTime = 12;
        profile.timePerDifficulty = 0.5;
        break;
    }
    return profile;
}

} // namespace boardwright

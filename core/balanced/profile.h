// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace boardwright {

/// The kind of game; determines the list, the profile and whether conflicts are checked.
enum class BalancedMode : std::uint8_t {
    Normal,
    Blackout,
    Short,
    ShortBlackout,
    ShortBlackoutOfNormal ///< as a site makes it that finds no list of the name "short_blackout"
};

/// The modes that have a profile of their own.
inline constexpr std::array profileModes{
    BalancedMode::Normal, BalancedMode::Blackout, BalancedMode::Short, BalancedMode::ShortBlackout};

inline constexpr std::array balancedModes{BalancedMode::Normal, BalancedMode::Blackout,
    BalancedMode::Short, BalancedMode::ShortBlackout, BalancedMode::ShortBlackoutOfNormal};

/// The mode whose profile a mode uses.
constexpr BalancedMode profileModeOf(BalancedMode mode)
{
    return mode == BalancedMode::ShortBlackoutOfNormal ? BalancedMode::ShortBlackout : mode;
}

/// Whether all goals of a board have to be done, so that no two may have much synergy.
constexpr bool isBlackout(BalancedMode mode)
{
    return mode == BalancedMode::Blackout || profileModeOf(mode) == BalancedMode::ShortBlackout;
}

/// Whether boards use the goals of the short list, if there is one.
constexpr bool usesShortList(BalancedMode mode)
{
    return mode == BalancedMode::Short || mode == BalancedMode::ShortBlackout;
}

/// Constants of a mode, in minutes except for the last. Synergy is how much less time a line takes
/// than the sum of its goals.
struct Profile {
    double minimumSynergy = 0; ///< of a line
    double maximumSynergy = 0; ///< of a line
    double maximumIndividualSynergy = 0; ///< of one value of a category
    double initialOffset = 0; ///< initial tolerance around the target time of a cell
    double maximumOffset = 0; ///< maximum tolerance
    double baselineTime = 0; ///< fixed time of every line; only used in reports
    double timePerDifficulty = 0;
    double tooMuchSynergy = 0; ///< the synergy assigned to a line or pair that is not allowed
    bool useFrequencyBalancing = true; ///< whether the weights of goals are used

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// The defaults for lists without profiles of their own.
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
    case BalancedMode::ShortBlackoutOfNormal:
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

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/modifiers.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

bool hasProgression(GameMode mode)
{
    return mode != GameMode::Bingo;
}

bool isSequence(GameMode mode)
{
    return mode == GameMode::Triple || mode == GameMode::Rush;
}

std::uint64_t drawAt(const Draws &draws, Purpose purpose, std::size_t site)
{
    return draws.bits({.purpose = purpose, .cell = static_cast<std::uint16_t>(site)});
}

SiteIndex indexOf(std::size_t site)
{
    return SiteIndex{static_cast<std::int32_t>(site)};
}

/// How crowded a site is by those already drawn; lower means further away.
struct Crowd {
    std::ptrdiff_t fullest = 0; ///< drawn sites in the fullest of its lines
    std::ptrdiff_t together = 0; ///< drawn sites in all its lines

    friend auto operator<=>(const Crowd &, const Crowd &) = default;
};

Crowd crowdAt(const Shape &shape, const std::vector<SiteIndex> &drawn, SiteIndex site)
{
    Crowd crowd;
    for (const Line &line : shape.lines) {
        if (!std::ranges::contains(line.sites, site))
            continue;
        const std::ptrdiff_t inLine = std::ranges::count_if(
            drawn, [&](SiteIndex other) { return std::ranges::contains(line.sites, other); });
        crowd.fullest = std::max(crowd.fullest, inLine);
        crowd.together += inLine;
    }
    return crowd;
}

} // namespace

Modifiers applicable(const Modifiers &modifiers, const ModeSettings &settings)
{
    Modifiers result = modifiers;
    result.noProgression = modifiers.noProgression && hasProgression(settings.mode);
    result.noCentre = modifiers.noCentre && centreOf(settings).has_value();
    result.blanks = std::clamp(modifiers.blanks, 0, Modifiers::mostBlanks);
    result.shinies
        = std::clamp(modifiers.shinies, Modifiers::automaticShinies, Modifiers::mostShinies);
    return result;
}

int countOf(const Modifiers &modifiers)
{
    return static_cast<int>(modifiers.noBoardLimits) + static_cast<int>(modifiers.noLineLimits)
        + static_cast<int>(modifiers.noWeighting) + static_cast<int>(modifiers.noProgression)
        + static_cast<int>(modifiers.values != ValueChoice::Any)
        + static_cast<int>(modifiers.noCentre) + static_cast<int>(modifiers.blanks != 0)
        + static_cast<int>(modifiers.shinies != 0);
}

bool isChaos(const Modifiers &modifiers, const ModeSettings &settings)
{
    return modifiers.noBoardLimits && modifiers.noLineLimits && modifiers.noWeighting
        && (modifiers.noProgression || !hasProgression(settings.mode));
}

std::optional<SiteIndex> centreOf(const ModeSettings &settings)
{
    const bool isGrid = settings.mode == GameMode::Bingo || settings.mode == GameMode::Ascend;
    if (!isGrid || settings.rows % 2 == 0 || settings.columns % 2 == 0)
        return std::nullopt;
    // As many cells come before it as after it.
    return SiteIndex{settings.rows * settings.columns / 2};
}

int shiniesOn(const Modifiers &modifiers, const ModeSettings &settings)
{
    if (modifiers.shinies != Modifiers::automaticShinies)
        return std::max(0, modifiers.shinies);
    if (isSequence(settings.mode))
        return settings.rows; // the number of sets
    return std::max(0, std::min(settings.rows, settings.columns) - 2);
}

void drawBlanks(std::span<const std::uint8_t> mayBe, int count, const Draws &draws,
    std::vector<SiteIndex> &into)
{
    // Rendezvous hashing: the highest draws win. Each draw depends on its own cell alone, so
    // whether one cell may be blank does not reorder the others.
    using Rank = std::pair<std::uint64_t, SiteIndex>;
    into.clear();
    std::optional<Rank> last;
    while (std::cmp_less(into.size(), count)) {
        std::optional<Rank> next;
        for (std::size_t site = 0; site < mayBe.size(); ++site) {
            if (mayBe[site] == 0)
                continue;
            const Rank rank(drawAt(draws, Purpose::BlankOrder, site), indexOf(site));
            if ((!last || rank < *last) && (!next || *next < rank))
                next = rank;
        }
        if (!next)
            return;
        into.push_back(next->second);
        last = next;
    }
}

void drawShinies(const Shape &shape, std::span<const std::uint8_t> mayBe, int count,
    const Draws &draws, std::vector<SiteIndex> &into)
{
    into.clear();
    while (std::cmp_less(into.size(), count)) {
        SiteIndex next = SiteIndex::none;
        Crowd fewest;
        std::uint64_t highest = 0;
        for (std::size_t site = 0; site < mayBe.size(); ++site) {
            const SiteIndex index = indexOf(site);
            if (mayBe[site] == 0 || std::ranges::contains(into, index))
                continue;
            const Crowd crowd = crowdAt(shape, into, index);
            const std::uint64_t draw = drawAt(draws, Purpose::ShinyOrder, site);
            const bool isBetter
                = next == SiteIndex::none || crowd < fewest || (crowd == fewest && draw > highest);
            if (!isBetter)
                continue;
            next = index;
            fewest = crowd;
            highest = draw;
        }
        if (next == SiteIndex::none)
            return;
        into.push_back(next);
    }
}

} // namespace boardwright

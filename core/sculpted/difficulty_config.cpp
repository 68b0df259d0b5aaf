// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/difficulty_config.h"

#include "core/formats/compact_json.h"
#include "core/sculpted/tier_table.h"

#include <span>

namespace boardwright::sculpted {

namespace {

template <std::size_t Count>
QByteArray weightsText(
    const std::array<const char *, Count> &names, const std::array<double, Count> &weights)
{
    QByteArrayList members;
    for (std::size_t i = 0; i < Count; ++i)
        members << QByteArray(names.at(i)) + ": " + compactNumber(weights.at(i));
    return "{ " + members.join(", ") + " }";
}

QByteArray rangeText(const Band &band)
{
    return '[' + compactNumber(band.least) + ", " + compactNumber(band.most) + ']';
}

QByteArray sizesText(const Tier &tier)
{
    QByteArrayList list;
    for (int size = tier.smallest; size <= tier.largest; ++size) {
        const auto [width, height] = sizes.at(static_cast<std::size_t>(size));
        list << '[' + QByteArray::number(width) + ", " + QByteArray::number(height) + ']';
    }
    return '[' + list.join(", ") + ']';
}

QByteArray tierText(const Tier &tier)
{
    static constexpr std::array placementNames{"scatter", "cluster", "edgeNibble"};
    static constexpr std::array sourceNames{"corner", "boundary", "interior", "lowestDegree"};
    static constexpr std::array mechanicNames{"standard", "fog", "warps", "fogAndWarps"};
    const std::initializer_list<std::pair<const char *, QByteArray>> members{
        {"gridSizes", sizesText(tier)},
        {"wallPercentage", rangeText(tier.walls)},
        {"placementWeights", weightsText(placementNames, tier.placement)},
        {"sourceStrategy", weightsText(sourceNames, tier.source)},
        {"mechanicWeights", weightsText(mechanicNames, tier.mechanic)},
        {"fogRadius", QByteArray::number(tier.fogRadius)},
        {"warpPairs", QByteArray::number(tier.warps)},
        {"warpSpan", QByteArray::number(tier.warpSpan)},
        {"minForkRatio", compactNumber(tier.leastForkRatio)},
        {"minForkDepth", compactNumber(tier.leastForkDepth)},
        {"solutionLimit", QByteArray::number(tier.solutionLimit)},
    };
    QByteArray text;
    for (const auto &[name, value] : members)
        text += QByteArray("    ") + name + ": " + value + ",\n";
    return text;
}

} // namespace

QByteArray difficultyConfig(const GoalSet &set)
{
    QByteArray text = "{\n";
    for (std::size_t level = 0; level < levels.size(); ++level) {
        if (rowOfLevel(set, static_cast<Level>(level)) == nullptr)
            continue;
        text += QByteArray("  ") + levels.at(level).key.latin1() + ": {\n"
            + tierText(tierOf(set, static_cast<Level>(level))) + "  },\n";
    }
    return text + "}\n";
}

} // namespace boardwright::sculpted

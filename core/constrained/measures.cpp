// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/measures.h"

#include "core/board/progression.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <bit>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

enum Index : std::uint8_t { Relaxations, ExclusiveCells, Repeats, Eligible, ZonesHere, Copies };

constexpr std::array measureTable{
    Measure{.key = "relaxations"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Relaxations"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Limits that gave way on this board")},
    Measure{.key = "exclusive"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Exclusive cells"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Cells in only one progression zone, which only goals of that zone can fill")},
    Measure{.key = "repeats"_L1,
        .scope = Scope::Line,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Repeats"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Goals of a line whose line category another goal of it has already")},
    Measure{.key = "eligible"_L1,
        .scope = Scope::Site,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Candidates on the empty board"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Enabled goals that zones, forced positions and board limits let stand here")},
    Measure{.key = "zones"_L1,
        .scope = Scope::Site,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Zones"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Progression zones that contain the cell; with only one, it is exclusive")},
    Measure{.key = "copies"_L1,
        .scope = Scope::Row,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Copies"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "How often the goal stands on the board")},
};

/// Nothing on a board without progression.
double exclusiveCells(const Shape &shape)
{
    const auto count = std::ranges::count_if(
        shape.sites, [](const Site &site) { return isExclusive(site.zones); });
    const bool hasProgression
        = std::ranges::any_of(shape.sites, [](const Site &site) { return bool(site.zones); });
    return hasProgression ? static_cast<double>(count) : Measured::nothing;
}

std::size_t itemsOf(Scope scope, const CompiledSet &set)
{
    switch (scope) {
    case Scope::Board:
        return 1;
    case Scope::Line:
        return set.shape->lines.size();
    case Scope::Site:
        return set.shape->sites.size();
    case Scope::Row:
        return static_cast<std::size_t>(set.rows);
    }
    return 0;
}

/// The objective that a row of the board names; null: none, or a disabled one.
const CompiledGoal *goalOf(const CompiledSet &set, RowId id)
{
    const auto found = std::ranges::lower_bound(set.goalOfId, id, {}, &IdOfGoal::id);
    return found == set.goalOfId.end() || found->id != id
        ? nullptr
        : &set.goals[static_cast<std::size_t>(found->goal)];
}

/// Carriers of each line category beyond its first, over the line.
int repeatsOf(const CompiledSet &set, const Result &result, const Line &line)
{
    int carried = 0;
    int distinct = 0;
    for (std::size_t i = 0; i < line.sites.size(); ++i) {
        const CompiledGoal *goal
            = goalOf(set, result.at[static_cast<std::size_t>(line.sites[i])].what);
        if (goal == nullptr)
            continue;
        for (const std::int32_t category : goal->lineCategories.of(set.categoryIndices)) {
            ++carried;
            const auto earlier = std::span(line.sites).first(i);
            const bool isRepeat = std::ranges::any_of(earlier, [&](SiteIndex site) {
                const CompiledGoal *other
                    = goalOf(set, result.at[static_cast<std::size_t>(site)].what);
                return other != nullptr
                    && std::ranges::binary_search(
                        other->lineCategories.of(set.categoryIndices), category);
            });
            distinct += isRepeat ? 0 : 1;
        }
    }
    return carried - distinct;
}

} // namespace

constexpr std::span<const Measure> constrainedMeasures = measureTable;

void takeMeasures(const CompiledSet &set, const Result &result, Measured &into)
{
    into.values.resize(measureTable.size());
    for (std::size_t i = 0; i < measureTable.size(); ++i)
        into.values[i].assign(itemsOf(measureTable.at(i).scope, set), 0);

    into.values[Relaxations][0] = static_cast<double>(std::ranges::count_if(
        result.findings, [](const Finding &finding) { return isRelaxation(finding.code); }));
    into.values[ExclusiveCells][0] = exclusiveCells(*set.shape);
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line)
        into.values[Repeats][line] = repeatsOf(set, result, set.shape->lines[line]);
    for (std::size_t site = 0; site < set.shape->sites.size(); ++site) {
        into.values[Eligible][site] = set.eligible[site];
        const int zones
            = std::popcount(static_cast<unsigned>(set.shape->sites[site].zones.toInt()));
        into.values[ZonesHere][site] = zones == 0 ? Measured::nothing : zones;
    }
    for (const Placed &placed : result.at) {
        if (const CompiledGoal *goal = goalOf(set, placed.what))
            ++into.values[Copies][static_cast<std::size_t>(goal->rowIndex)];
    }
}

} // namespace boardwright

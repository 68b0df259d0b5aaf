// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/tier_table.h"

#include "core/base/exactly.h"

#include <QtTranslation>

#include <algorithm>
#include <vector>

namespace boardwright::sculpted {

using namespace Qt::StringLiterals;

namespace {

/// In the order of `sizes`.
constexpr std::array sizeChoices{
    Choice{.key = "3x3"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "3 x 3")},
    Choice{.key = "3x4"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "3 x 4")},
    Choice{.key = "4x4"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "4 x 4")},
    Choice{.key = "4x5"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "4 x 5")},
    Choice{.key = "5x5"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "5 x 5")},
    Choice{.key = "5x6"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "5 x 6")},
    Choice{.key = "6x6"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "6 x 6")},
    Choice{.key = "6x7"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "6 x 7")},
    Choice{.key = "7x8"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "7 x 8")},
    Choice{.key = "8x8"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "8 x 8")},
};
static_assert(sizeChoices.size() == sizes.size());

constexpr double hundred = 100;

// What tuners look at, in per cent: without walls all boards of a size are the same.
constexpr double fewestWalls = 5;
constexpr double mostWalls = 30;

constexpr Field percentField(Key key, double fallback, const char *label, const char *help)
{
    constexpr double tenth = 0.1;
    return {.key = key,
        .kind = Kind::Number,
        .fallback = fallback,
        .min = 0,
        .max = hundred,
        .step = tenth,
        .label = label,
        .help = help};
}

constexpr Field weightField(Key key, double fallback, const char *label, const char *help)
{
    constexpr double thousandth = 0.001;
    return {.key = key,
        .kind = Kind::Number,
        .fallback = fallback,
        .min = 0,
        .max = 1,
        .step = thousandth,
        .label = label,
        .help = help};
}

constexpr Field depthField(Key key, double fallback, const char *label, const char *help)
{
    constexpr double thousandth = 0.001;
    return {.key = key,
        .kind = Kind::Number,
        .fallback = fallback,
        .min = 0,
        .max = mostCells,
        .step = thousandth,
        .label = label,
        .help = help};
}

constexpr Field wholeField(
    Key key, double fallback, double least, double most, const char *label, const char *help)
{
    return {.key = key,
        .kind = Kind::Integer,
        .fallback = fallback,
        .min = least,
        .max = most,
        .label = label,
        .help = help};
}

enum TierField : std::uint8_t {
    LevelAt,
    SmallestAt,
    LargestAt,
    WallsLeastAt,
    WallsMostAt,
    ScatterAt,
    ClusterAt,
    NibbleAt,
    CornerAt,
    BoundaryAt,
    InteriorAt,
    LowestDegreeAt,
    StandardAt,
    FogAt,
    WarpsAt,
    FogAndWarpsAt,
    FogRadiusAt,
    WarpCountAt,
    WarpSpanAt,
    DepthFieldAt,
    ForkRatioAt,
    ForkDepthAt,
    SolutionLimitAt,
    FirstTargetAt, ///< least and most of each, by Target
};

// Fallbacks, for new rows, are about those of the medium tier.
constexpr std::array tierFields{
    Field{.key = "tier"_L1,
        .kind = Kind::Choice,
        .choices = levels,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tier"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "How difficult the board is")},
    Field{.key = "smallest"_L1,
        .kind = Kind::Choice,
        .fallback = 4,
        .choices = sizeChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Smallest size"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "The smallest board of the tier: columns and rows")},
    Field{.key = "largest"_L1,
        .kind = Kind::Choice,
        .fallback = 5,
        .choices = sizeChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Largest size"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "The largest board of the tier: columns and rows")},
    percentField("walls_least"_L1, 8, QT_TRANSLATE_NOOP("boardwright::Fields", "Walls from (%)"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "The smallest share of cells that become walls")),
    percentField("walls_most"_L1, 14, QT_TRANSLATE_NOOP("boardwright::Fields", "Walls to (%)"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "The largest share of cells that become walls")),
    weightField("scatter"_L1, 0.4, QT_TRANSLATE_NOOP("boardwright::Fields", "Scatter"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "How often a wall goes where no other wall is beside it")),
    weightField("cluster"_L1, 0.3, QT_TRANSLATE_NOOP("boardwright::Fields", "Cluster"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How often a wall goes beside another wall")),
    weightField("nibble"_L1, 0.3, QT_TRANSLATE_NOOP("boardwright::Fields", "Edge nibble"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "How often a wall goes to the outline of the board, inwards from its edge")),
    weightField("corner"_L1, 0.4, QT_TRANSLATE_NOOP("boardwright::Fields", "From corners"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "How often a route starts in a corner of the grid")),
    weightField("boundary"_L1, 0.2, QT_TRANSLATE_NOOP("boardwright::Fields", "From the edge"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How often a route starts at the grid's edge")),
    weightField("interior"_L1, 0.1, QT_TRANSLATE_NOOP("boardwright::Fields", "From inside"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "How often a route starts away from the grid's edge")),
    weightField("lowest_degree"_L1, 0.3,
        QT_TRANSLATE_NOOP("boardwright::Fields", "From fewest ways"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "How often a route starts where the fewest ways lead on")),
    weightField("standard"_L1, 1, QT_TRANSLATE_NOOP("boardwright::Fields", "Standard"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How often a board has neither fog nor warps")),
    weightField("fog"_L1, 0, QT_TRANSLATE_NOOP("boardwright::Fields", "Fog"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How often a board has fog, but no warps")),
    weightField("warps"_L1, 0, QT_TRANSLATE_NOOP("boardwright::Fields", "Warps"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How often a board has warps, but no fog")),
    weightField("fog_and_warps"_L1, 0, QT_TRANSLATE_NOOP("boardwright::Fields", "Fog and warps"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How often a board has both fog and warps")),
    wholeField("fog_radius"_L1, 2, 1, 2 * longestSide,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Sight in fog"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "How many steps from the head of the route cells can be seen in fog")),
    wholeField("warp_pairs"_L1, 1, 1, mostWarps,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Pairs of warps"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How many pairs of warps a board with warps has")),
    wholeField("warp_span"_L1, 3, 2, 2 * longestSide,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Span of warps"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "How far apart the ends of a warp are at least: rows and columns together")),
    Field{.key = "trap"_L1,
        .kind = Kind::Choice,
        .fallback = 1,
        .choices = depths,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Wrong turns count"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How far a wrong turn is followed: until no step is left, or until the rest can no "
            "longer be visited for sure")},
    percentField("least_fork_ratio"_L1, 0,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Least fork ratio (%)"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Boards with a smaller share of forks along the route are rejected")),
    depthField("least_fork_depth"_L1, 0,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Least fork depth"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Boards whose wrong turns lead less far on average are rejected")),
    wholeField("solution_limit"_L1, 20, 1, 1000,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Solutions for hints"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How many solutions a hint looks at")),
    percentField("fork_ratio_least"_L1, 0,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Fork ratio from (%)"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "The tuner looks for boards with at least this share of forks")),
    percentField("fork_ratio_most"_L1, hundred,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Fork ratio to (%)"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "The tuner looks for boards with at most this share of forks")),
    depthField("fork_depth_least"_L1, 0,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Fork depth from"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "The tuner looks for boards whose wrong turns lead at least so far on average")),
    depthField("fork_depth_most"_L1, mostCells,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Fork depth to"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "The tuner looks for boards whose wrong turns lead at most so far on average")),
    percentField("deep_forks_least"_L1, 0,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Deep forks from (%)"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "The tuner looks for boards with at least this share of deep forks among forks")),
    percentField("deep_forks_most"_L1, hundred,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Deep forks to (%)"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "The tuner looks for boards with at most this share of deep forks among forks")),
};
static_assert(tierFields.size() == FirstTargetAt + 2 * targets);

/// What a field is about in a tier: one of the three, and how many of the field's a number is.
struct Place {
    double *number = nullptr;
    int *whole = nullptr;
    Depth *depth = nullptr;
    double unit = 1;
};

Place placeOf(Tier &tier, std::size_t field)
{
    constexpr double percent = 100;
    const auto of = [field](auto &list, std::size_t first) {
        return Place{.number = &list.at(field - first)};
    };
    switch (field) {
    case SmallestAt:
        return {.whole = &tier.smallest};
    case LargestAt:
        return {.whole = &tier.largest};
    case WallsLeastAt:
        return {.number = &tier.walls.least, .unit = percent};
    case WallsMostAt:
        return {.number = &tier.walls.most, .unit = percent};
    case ScatterAt:
    case ClusterAt:
    case NibbleAt:
        return of(tier.placement, ScatterAt);
    case CornerAt:
    case BoundaryAt:
    case InteriorAt:
    case LowestDegreeAt:
        return of(tier.source, CornerAt);
    case StandardAt:
    case FogAt:
    case WarpsAt:
    case FogAndWarpsAt:
        return of(tier.mechanic, StandardAt);
    case FogRadiusAt:
        return {.whole = &tier.fogRadius};
    case WarpCountAt:
        return {.whole = &tier.warps};
    case WarpSpanAt:
        return {.whole = &tier.warpSpan};
    case DepthFieldAt:
        return {.depth = &tier.depth};
    case ForkRatioAt:
        return {.number = &tier.leastForkRatio, .unit = percent};
    case ForkDepthAt:
        return {.number = &tier.leastForkDepth};
    case SolutionLimitAt:
        return {.whole = &tier.solutionLimit};
    default:
        break;
    }
    const std::size_t target = (field - FirstTargetAt) / 2;
    Band &band = tier.target.at(target);
    return {.number = (field - FirstTargetAt) % 2 == 0 ? &band.least : &band.most,
        .unit = target == static_cast<std::size_t>(Target::ForkDepth) ? 1 : percent};
}

void readField(const FieldValues &values, std::size_t at, Tier &tier)
{
    const Field &field = tierFields.at(at);
    const Value value = clamped(field, valueOf(values, field));
    const Place place = placeOf(tier, at);
    const auto choice = [&] {
        return std::ranges::find(field.choices, std::get<QString>(value), &Choice::key)
            - field.choices.begin();
    };
    if (place.depth != nullptr)
        *place.depth = static_cast<Depth>(choice());
    else if (field.kind == Kind::Choice)
        *place.whole = static_cast<int>(choice());
    else if (place.whole != nullptr)
        *place.whole = static_cast<int>(std::get<qint64>(value));
    else
        *place.number = exactly(std::get<double>(value) / place.unit);
}

Value valueToWrite(const Field &field, const Place &place)
{
    if (place.depth != nullptr)
        return QString(depths.at(static_cast<std::size_t>(*place.depth)).key);
    if (field.kind == Kind::Choice)
        return QString(field.choices[static_cast<std::size_t>(*place.whole)].key);
    if (place.whole != nullptr)
        return qint64{*place.whole};
    return exactly(*place.number * place.unit);
}

template <std::size_t Count>
void makeUsable(std::array<double, Count> &weights)
{
    if (std::ranges::all_of(weights, [](double weight) { return weight <= 0; }))
        weights.fill(1);
}

void makeUsable(Tier &tier)
{
    tier.largest = std::max(tier.smallest, tier.largest);
    tier.walls.most = std::max(tier.walls.least, tier.walls.most);
    for (Band &band : tier.target)
        band.most = std::max(band.least, band.most);
    makeUsable(tier.placement);
    makeUsable(tier.source);
    makeUsable(tier.mechanic);
}

} // namespace

constexpr Section tierTable{.key = "tiers"_L1,
    .home = Home::Table,
    .fields = tierFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty tiers"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "How sculpted boards of a tier are made, in place of Boardwright's own numbers"),
    .name = "tier"_L1};

namespace columns {
constexpr Field level = tierFields[LevelAt];
constexpr Field smallest = tierFields[SmallestAt];
constexpr Field largest = tierFields[LargestAt];
constexpr Field warpSpan = tierFields[WarpSpanAt];
constexpr Field leastForkRatio = tierFields[ForkRatioAt];
constexpr Field leastForkDepth = tierFields[ForkDepthAt];
} // namespace columns

std::span<const Tunable> tunables()
{
    static const std::vector<Tunable> all = [] {
        std::vector<Tunable> list;
        for (const Field &field : tierFields) {
            const bool isTuned = field.kind == Kind::Number
                && std::ranges::none_of(bandColumns().subspan(1), [&](const BandColumns &band) {
                       return field.key == band.least->key || field.key == band.most->key;
                   });
            if (!isTuned)
                continue;
            const bool isWalls = field.key == bandColumns().front().least->key
                || field.key == bandColumns().front().most->key;
            const auto weights = std::ranges::find_if(weightColumns(), [&](const auto &columns) {
                return std::ranges::contains(columns, field.key, &Field::key);
            });
            const bool isWeight = weights != weightColumns().end();
            const bool isMechanic
                = isWeight && weights + 1 == weightColumns().end(); // metrics hardly depend on it
            list.push_back({.key = field.key,
                .section = &tierTable,
                .field = field.key,
                .isRule = isMechanic,
                .usualLeast = isWalls ? fewestWalls : 0,
                .usualMost = isWalls ? mostWalls : 0,
                .rowsFor = columns::level.key,
                .whole = isWeight ? *weights : std::span<const Field>(),
                .title = field.label});
        }
        return list;
    }();
    return all;
}

std::span<const BandColumns> bandColumns()
{
    static constexpr auto of = [](std::size_t field) {
        return BandColumns{.least = &tierFields.at(field), .most = &tierFields.at(field + 1)};
    };
    static const std::array all{
        of(WallsLeastAt), of(FirstTargetAt), of(FirstTargetAt + 2), of(FirstTargetAt + 4)};
    return all;
}

std::span<const std::span<const Field>> weightColumns()
{
    static const std::array<std::span<const Field>, 3> all{
        std::span(tierFields).subspan(ScatterAt, placements),
        std::span(tierFields).subspan(CornerAt, sources),
        std::span(tierFields).subspan(StandardAt, mechanics)};
    return all;
}

Tier tierOf(const GoalSet &set, Level level)
{
    const TableRow *row = rowOfLevel(set, level);
    if (row == nullptr)
        return ownTier(level);
    Tier tier;
    for (std::size_t field = SmallestAt; field < tierFields.size(); ++field)
        readField(row->values, field, tier);
    makeUsable(tier);
    return tier;
}

void writeTier(const Tier &tier, Level level, FieldValues &values)
{
    setValue(values, columns::level, QString(levels[static_cast<std::size_t>(level)].key));
    Tier copy = tier;
    for (std::size_t field = SmallestAt; field < tierFields.size(); ++field)
        setValue(
            values, tierFields.at(field), valueToWrite(tierFields.at(field), placeOf(copy, field)));
}

const TableRow *rowOfLevel(const GoalSet &set, Level level)
{
    const auto table = set.tables.constFind(tierTable.key);
    if (table == set.tables.cend())
        return nullptr;
    const QString key = levels[static_cast<std::size_t>(level)].key;
    const auto row = std::ranges::find_if(
        *table, [&](const TableRow &one) { return textOf(one.values, columns::level) == key; });
    return row == table->cend() ? nullptr : &*row;
}

} // namespace boardwright::sculpted

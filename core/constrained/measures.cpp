// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/measures.h"

#include "core/arrange/measures.h"
#include "core/constrained/exclusion.h"
#include "core/generator/bins.h"
#include "core/generator/target_table.h"
#include "core/goalset/goal_categories.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

enum Index : std::uint8_t {
    Relaxations,
    ExclusiveCells,
    Adjacent,
    Repeats,
    EarlyGoals,
    Eligible,
    ZonesHere,
    Choices,
    TightestRule,
    RelaxedHere,
    LimitUse,
    LimitFull,
    LimitBars,
    WhyNot,
    Copies,
    Happy,
    HappyBefore,
    Unmet,
    UnmetRequired,
    CellHappiness,
    RuleHeld
};

/// In the order of LeftOut.
constexpr std::array leftOutClasses{
    Choice{.key = "on_board"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "On the board")},
    Choice{.key = "no_place"_L1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Never fits this board")},
    Choice{.key = "weight"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Weighting")},
    Choice{.key = "tag"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tag taken")},
    Choice{.key = "group"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Group full")},
    Choice{
        .key = "board_limit"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Board limit")},
    Choice{.key = "line_limit"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Line limit")},
    Choice{
        .key = "place"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Zones or positions")},
    Choice{.key = "not_drawn"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Not drawn")},
};

/// In the order of Tightest.
constexpr std::array tightestClasses{
    Choice{.key = "none"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "None")},
    Choice{.key = "tag"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tags and groups")},
    Choice{
        .key = "board_limit"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Board limit")},
    Choice{
        .key = "place"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Zones or positions")},
    Choice{.key = "line_limit"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Line limit")},
    Choice{.key = "several"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tied")},
};

/// In the order of zoneStretches; letters as in the table of goals.
constexpr std::array zoneClasses{
    Choice{.key = "e"_L1, .label = "E"},
    Choice{.key = "em"_L1, .label = "E M"},
    Choice{.key = "eml"_L1, .label = "E M L"},
    Choice{.key = "ml"_L1, .label = "M L"},
    Choice{.key = "mln"_L1, .label = "M L N"},
    Choice{.key = "ln"_L1, .label = "L N"},
    Choice{.key = "n"_L1, .label = "N"},
};
static_assert(zoneClasses.size() == zoneStretches.size());

/// Limits are those of categories and of exclusion groups.
bool hasLimits(const GoalSet &set)
{
    return hasCategories(set) || !set.tables.value(exclusion::groups.key).isEmpty();
}

constexpr std::array measureTable{
    Measure{.key = "relaxations"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Relaxations"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Limits relaxed on this board")},
    Measure{.key = "exclusive"_L1,
        .scope = Scope::Board,
        .summed = false,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Exclusive cells"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Cells in a single progression zone; only goals of that zone can fill them")},
    Measure{.key = "adjacent"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Adjacent pairs"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Pairs of adjacent cells whose goals share a board or line category")},
    Measure{.key = "repeats"_L1,
        .scope = Scope::Line,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Repeats"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Goals sharing a line category with another goal in their line")},
    Measure{.key = "early_goals"_L1,
        .scope = Scope::Line,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Early goals"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Goals in the line that can be done in the early zone")},
    Measure{.key = "eligible"_L1,
        .scope = Scope::Site,
        .summed = false,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Candidates on the empty board"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Enabled goals that zones, forced positions and board limits allow here. The funnel of "
            "a "
            "cell counts later: the goals of the pool that fitted when the cell was filled")},
    Measure{.key = "zones"_L1,
        .scope = Scope::Site,
        .scale = ScaleKind::Classes,
        .classes = zoneClasses,
        .summed = false,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Zones"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Progression zones that contain the cell. With only one, the cell is exclusive")},
    Measure{.key = "choices"_L1,
        .scope = Scope::Site,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals that still fit"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Goals of the pool that the full board left out and that could be here as well without "
            "breaking a rule. The funnel of a cell counts earlier: when the cell was filled")},
    Measure{.key = "tightest"_L1,
        .scope = Scope::Site,
        .scale = ScaleKind::Classes,
        .classes = tightestClasses,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Tightest rule"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The kind of rule that by itself keeps the most goals out of this cell")},
    Measure{.key = "relaxed"_L1,
        .scope = Scope::Site,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Relaxations here"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Limits relaxed at this cell")},
    Measure{.key = "limit_use"_L1,
        .scope = Scope::Limit,
        .isFor = hasLimits,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Use"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Goals counted by the limit on the board, or in the line with the most")},
    Measure{.key = "limit_full"_L1,
        .scope = Scope::Limit,
        .isFor = hasLimits,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Full"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Whether the limit is reached, or in how many lines")},
    Measure{.key = "limit_bars"_L1,
        .scope = Scope::Limit,
        .isFor = hasLimits,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals kept out"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Pool goals that the limit keeps off the board")},
    Measure{.key = "left_out"_L1,
        .scope = Scope::Row,
        .scale = ScaleKind::Classes,
        .classes = leftOutClasses,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Left out by"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Why the goal is not on the board: the first rule that keeps it out of every cell")},
    Measure{.key = "copies"_L1,
        .scope = Scope::Row,
        .summed = false,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Copies"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "How often the goal is on the board")},
    arrange::happinessMeasure,
    Measure{.key = "happiness_before"_L1,
        .scope = Scope::Board,
        .unit = Unit::Score,
        .bin = arrange::pointsBin,
        .isFor = arrange::hasRules,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Happiness before"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Points of all placement rules before goals were exchanged to raise them")},
    arrange::unmetMeasure,
    arrange::unmetRequiredMeasure,
    arrange::cellHappinessMeasure,
    arrange::ruleHeldMeasure,
};

constexpr std::array namedGates{
    Gate{.key = "relaxations"_L1,
        .measure = "relaxations"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Relaxations")},
    Gate{.key = "repeats_in_line"_L1,
        .measure = "repeats"_L1,
        .judged = Judged::Most,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Repeats in a line")},
    Gate{.key = "choices_for_cell"_L1,
        .measure = "choices"_L1,
        .judged = Judged::Least,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals that still fit a cell")},
    arrange::unmetGate,
    arrange::unmetRequiredGate,
    Gate{.key = "early_goals"_L1,
        .measure = "early_goals"_L1,
        .judged = Judged::Least,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Early goals in a line")},
};

constexpr std::array gateList = allGates<namedGates, measureTable>();
constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames, measureTable);

/// The index of a summed measure in Binned.
consteval std::size_t binned(Index measure)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(std::span(measureTable).first(measure), &Measure::summed));
}

constexpr auto allMeasures = static_cast<Index>(measureTable.size());

/// How well the placement rules are met, before rounding; nothing without any.
void takeHappiness(const FinishedBoard &finished, Measured &into)
{
    auto &values = into.values;
    values.resize(measureTable.size());
    for (const Index measure : {Happy, HappyBefore, Unmet, UnmetRequired})
        values[measure].assign(1, Measured::nothing);
    if (finished.happiness == nullptr)
        return;
    const arrange::Unmet unmet = arrange::unmetOn(*finished.happiness);
    values[Happy].front() = static_cast<double>(finished.happiness->score());
    values[HappyBefore].front() = static_cast<double>(finished.happinessBefore);
    values[Unmet].front() = unmet.all;
    values[UnmetRequired].front() = unmet.required;
}

} // namespace

constexpr std::span<const Measure> constrainedMeasures = measureTable;
constexpr std::span<const Gate> constrainedGates = gateList;
constexpr Section constrainedGateTable = gateSection("constrained_gates"_L1, gateColumns);
constexpr Section constrainedTargetTable = targetSection("constrained_targets"_L1, targetColumns);

void takeBins(const FinishedBoard &finished, BoardStudy &study, Binned &into)
{
    auto &values = into.values;
    values.resize(binned(allMeasures));
    study.run(finished,
        {.adjacent = values[binned(Adjacent)],
            .repeats = values[binned(Repeats)],
            .early = values[binned(EarlyGoals)],
            .choices = values[binned(Choices)],
            .tightest = values[binned(TightestRule)],
            .use = values[binned(LimitUse)],
            .full = values[binned(LimitFull)],
            .bars = values[binned(LimitBars)],
            .leftOut = values[binned(WhyNot)]});

    values[binned(Relaxations)].assign(1, 0);
    values[binned(RelaxedHere)].assign(finished.set.shape->sites.size(), 0);
    for (const Finding &finding : finished.result.findings) {
        if (!isRelaxation(finding.code))
            continue;
        ++values[binned(Relaxations)][0];
        ++values[binned(RelaxedHere)][static_cast<std::size_t>(finding.site)];
    }

    takeHappiness(finished, into.measured);
    const auto &exact = into.measured.values;
    toBins(exact[Happy], arrange::pointsBin, values[binned(Happy)]);
    toBins(exact[HappyBefore], arrange::pointsBin, values[binned(HappyBefore)]);
    toBins(exact[Unmet], 1, values[binned(Unmet)]);
    toBins(exact[UnmetRequired], 1, values[binned(UnmetRequired)]);
}

void takeMeasures(const FinishedBoard &finished, BoardStudy &study, Binned &bins, Measured &into)
{
    takeBins(finished, study, bins);
    const CompiledSet &set = finished.set;
    into.values.resize(measureTable.size());
    auto &values = into.values;
    std::size_t summed = 0;
    for (std::size_t i = 0; i < measureTable.size(); ++i) {
        if (!measureTable.at(i).summed)
            continue;
        const std::vector<int> &whole = bins.values[summed++];
        if (i < Happy)
            values[i].assign(whole.begin(), whole.end());
        else
            values[i] = bins.measured.values[i];
    }
    const FixedNumbers &fixed = study.fixedNumbers();
    values[ExclusiveCells].assign(1, fixed.exclusive);
    values[Eligible] = fixed.eligible;
    values[ZonesHere] = fixed.zones;
    values[Copies].assign(static_cast<std::size_t>(set.rows), 0);
    for (const SiteIndex site : finished.board.fillOrder()) {
        const auto goal = static_cast<std::size_t>(finished.board.goalAt(site));
        ++values[Copies][static_cast<std::size_t>(set.goals[goal].rowIndex)];
    }
    values[CellHappiness].assign(set.shape->sites.size(), Measured::nothing);
    values[RuleHeld].clear();
    if (finished.happiness != nullptr) {
        arrange::takeCellHappiness(*finished.happiness, values[CellHappiness]);
        arrange::takeRulesHeld(*finished.happiness, values[RuleHeld]);
    }
}

} // namespace boardwright

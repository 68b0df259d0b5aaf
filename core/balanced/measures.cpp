// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/measures.h"

#include "core/generator/target_table.h"

#include <QtTranslation>

#include <array>
#include <numeric>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr double quarterMinute = 0.25;

enum BalancedMeasure : std::uint8_t {
    AttemptsMade,
    CandidatesTried,
    TotalMinutes,
    LineSynergy,
    LineMinutes,
    CellDifficulty,
    DesiredMinutes,
    GoalMinutes,
    MinutesOff,
};

constexpr std::array balancedMeasureTable{
    Measure{.key = "attempts_made"_L1,
        .scope = Scope::Board,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Attempts"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "How many attempts the board took")},
    Measure{.key = "candidates_tried"_L1,
        .scope = Scope::Board,
        .bin = 10,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Candidates tried"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals tried in any cell, over all attempts")},
    Measure{.key = "total_minutes"_L1,
        .scope = Scope::Board,
        .unit = Unit::Minutes,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Total time"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Minutes that all goals of the board take, one by one")},
    Measure{.key = "line_synergy"_L1,
        .scope = Scope::Line,
        .unit = Unit::Minutes,
        .scale = ScaleKind::Diverging,
        .bin = quarterMinute,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Synergy"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Minutes saved when the goals of a line are done together")},
    Measure{.key = "line_minutes"_L1,
        .scope = Scope::Line,
        .unit = Unit::Minutes,
        .bin = quarterMinute,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Duration"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Target minutes for a line: the targets of its cells plus the baseline, minus the "
            "synergy")},
    Measure{.key = "difficulty"_L1,
        .scope = Scope::Site,
        .summed = false,
        .isReported = true,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The cell's number in the magic square, in which every line adds up to 65")},
    Measure{.key = "desired_minutes"_L1,
        .scope = Scope::Site,
        .unit = Unit::Minutes,
        .bin = quarterMinute,
        .summed = false,
        .isReported = true,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Target time"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The cell's target time in minutes")},
    Measure{.key = "goal_minutes"_L1,
        .scope = Scope::Site,
        .unit = Unit::Minutes,
        .bin = quarterMinute,
        .isReported = true,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Time"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "Minutes that the goal in this cell takes")},
    Measure{.key = "minutes_off"_L1,
        .scope = Scope::Site,
        .unit = Unit::Minutes,
        .scale = ScaleKind::Diverging,
        .bin = quarterMinute,
        .isReported = true,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Under target"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Minutes by which the goal is quicker than the cell's target; below 0: slower")},
};

constexpr std::array namedGates{
    Gate{.key = "longest_line"_L1,
        .measure = "line_minutes"_L1,
        .judged = Judged::Most,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Longest line (min)")},
    Gate{.key = "shortest_line"_L1,
        .measure = "line_minutes"_L1,
        .judged = Judged::Least,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Shortest line (min)")},
    Gate{.key = "line_difference"_L1,
        .measure = "line_minutes"_L1,
        .judged = Judged::Spread,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Difference between lines (min)")},
    Gate{.key = "highest_synergy"_L1,
        .measure = "line_synergy"_L1,
        .judged = Judged::Most,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Highest synergy of a line (min)")},
};

constexpr std::array gateList = allGates<namedGates, balancedMeasureTable>();
constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames, balancedMeasureTable);

void takeSites(const BalancedSet &set, BalancedScratch &scratch, Measured &into)
{
    const LineStates &board = scratch.attempts.board();
    for (std::size_t cell = 0; cell < balancedCells; ++cell) {
        const int place = static_cast<int>(cell);
        const double desired = board.desiredTimeAt(place);
        into.values[CellDifficulty][cell] = scratch.attempts.difficulties().at(cell);
        into.values[DesiredMinutes][cell] = desired;
        const int goal = board.goalAt(place);
        if (goal == LineStates::noGoal)
            continue;
        const double time = set.tables.times[static_cast<std::size_t>(goal)];
        into.values[GoalMinutes][cell] = time;
        into.values[MinutesOff][cell] = desired - time;
        into.values[TotalMinutes][0] += time;
    }
}

} // namespace

constexpr std::span<const Measure> balancedMeasures = balancedMeasureTable;
constexpr std::span<const Gate> balanced::gates = gateList;
constexpr Section balanced::gateTable = gateSection("balanced_gates"_L1, gateColumns);
constexpr Section balanced::targetTable = targetSection("balanced_targets"_L1, targetColumns);

MeasureTarget balancedLineTarget(const Profile &profile)
{
    constexpr double sumOfLine = 65; // of difficulties, in every magic square
    const double length = profile.baselineTime + profile.timePerDifficulty * sumOfLine;
    return {.measure = LineMinutes,
        .usual = length,
        .least = length - profile.maximumSynergy,
        .most = length - profile.minimumSynergy};
}

void takeBalancedMeasures(const BalancedSet &set, BalancedScratch &scratch, Measured &into)
{
    into.values.resize(balancedMeasureTable.size());
    for (std::size_t i = 0; i < into.values.size(); ++i) {
        const Scope scope = balancedMeasureTable.at(i).scope;
        const std::size_t items = scope == Scope::Site ? std::size_t{balancedCells}
            : scope == Scope::Line                     ? balancedLines
                                                       : 1;
        into.values[i].assign(items, Measured::nothing);
    }
    into.values[AttemptsMade][0] = scratch.report.attempts;
    into.values[CandidatesTried][0] = scratch.report.tried;
    into.values[TotalMinutes][0] = 0;
    takeSites(set, scratch, into);
    LineStates &board = scratch.attempts.board();
    for (std::size_t line = 0; line < balancedLines; ++line) {
        const auto goals = board.goalsOf(line, -1, LineStates::noGoal);
        if (goals.size() < balancedSide)
            continue;
        const double synergy = scratch.synergy.of(goals);
        const double desired
            = std::accumulate(goals.begin(), goals.end(), set.tables.profile.baselineTime,
                [](double sum, const TimedGoal &goal) { return sum + goal.desiredTime; });
        into.values[LineSynergy][line] = synergy;
        into.values[LineMinutes][line] = desired - synergy;
    }
}

} // namespace boardwright

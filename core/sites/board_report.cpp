// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/board_report.h"

#include "core/sites/room_codes.h"

#include <algorithm>

namespace boardwright::sites {

using namespace Qt::StringLiterals;

namespace {

/// Of boardMeasures().
enum MeasureIndex : std::uint8_t { Clash, CellClash, SharedLines, LinePairs, Repeats, LineTiers };

bool haveCommonType(const GoalKeys &keys, int goal, int other)
{
    if ((keys.askedBits(goal) & keys.standingBits(other)) == 0)
        return false;
    return std::ranges::any_of(keys.asked(goal), [&](const GoalKeys::Asked &asked) {
        return std::ranges::contains(keys.standing(other), asked.key, &GoalKeys::Standing::key);
    });
}

/// The pairs of goals in a line that share a type.
int sharedTypes(const GoalKeys &keys, std::span<const Cell> cells, const Line &line)
{
    int pairs = 0;
    for (std::size_t i = 0; i < line.sites.size(); ++i) {
        const int goal = cells[static_cast<std::size_t>(line.sites[i])].goal;
        for (std::size_t j = 0; j < i && goal >= 0; ++j) {
            const int other = cells[static_cast<std::size_t>(line.sites[j])].goal;
            pairs += other >= 0 && haveCommonType(keys, goal, other) ? 1 : 0;
        }
    }
    return pairs;
}

/// An earlier cell of the same goal; nothing if there is none.
std::optional<std::size_t> cellBefore(std::span<const Cell> cells, std::size_t cell)
{
    const auto before = cells.first(cell);
    const auto found = std::ranges::find(before, cells[cell].goal, &Cell::goal);
    if (found == before.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - before.begin());
}

std::optional<int> tierOf(const ListedGoals &goals, const Cell &cell)
{
    return cell.goal < 0 ? std::nullopt : goals.tiers[static_cast<std::size_t>(cell.goal)];
}

} // namespace

void report(const ListedGoals &goals, std::span<const Cell> cells, Result &into, Trace *trace)
{
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const Cell &at = cells[cell];
        if (at.goal < 0)
            continue;
        const RowId row = goals.rows[static_cast<std::size_t>(at.goal)];
        const SiteIndex site{static_cast<std::int32_t>(cell)};
        into.at[cell].what = row;
        if (trace != nullptr)
            trace->steps.push_back(
                {.act = Act::Place, .stage = Stage::Greedy, .a = site, .what = row});
        const auto warn = [&](RoomCode code, qint64 number) {
            into.findings.push_back({.code = toCode(code),
                .severity = Severity::Warning,
                .site = site,
                .about = row,
                .args = {number}});
        };
        if (at.clash > 0)
            warn(RoomCode::TypesShared, at.clash);
        if (const auto before = cellBefore(cells, cell))
            warn(RoomCode::GoalRepeated, static_cast<qint64>(*before) + 1);
    }
}

void takeMeasures(
    const ListedGoals &goals, std::span<const Cell> cells, const Shape &shape, Measured &into)
{
    auto &values = into.values;
    values.resize(LineTiers + 1);
    for (const auto board : {Clash, SharedLines, Repeats})
        values[board].assign(1, 0);
    values[CellClash].assign(cells.size(), Measured::nothing);
    if (!goals.hasClash)
        values[Clash][0] = Measured::nothing;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell].goal < 0)
            continue;
        if (goals.hasClash) {
            values[CellClash][cell] = static_cast<double>(cells[cell].clash);
            values[Clash][0] += static_cast<double>(cells[cell].clash);
        }
        values[Repeats][0] += cellBefore(cells, cell) ? 1 : 0;
    }
    values[LinePairs].clear();
    values[LineTiers].clear();
    for (const Line &line : shape.lines) {
        const int pairs = sharedTypes(goals.keys, cells, line);
        values[SharedLines][0] += pairs > 0 ? 1 : 0;
        values[LinePairs].push_back(pairs);
        double tiers = goals.hasTiers ? 0 : Measured::nothing;
        for (const SiteIndex site : line.sites)
            tiers += tierOf(goals, cells[static_cast<std::size_t>(site)]).value_or(0);
        values[LineTiers].push_back(tiers);
    }
}

Facts factsOf(const ListedGoals &goals, std::span<const Cell> cells, Key tier)
{
    Facts facts;
    for (const Cell &cell : cells) {
        NamedFacts &site = facts.sites.emplace_back();
        if (cell.goal >= 0 && goals.hasClash)
            site.emplace_back("clash"_L1, qint64{cell.clash});
        if (const auto its = tierOf(goals, cell))
            site.emplace_back(tier, qint64{*its});
    }
    return facts;
}

std::unexpected<boardwright::Failure> failed(Code code, std::array<Arg, 6> args, int cell)
{
    return std::unexpected(boardwright::Failure{.code = code,
        .why = {{.code = code,
            .severity = Severity::Error,
            .site = SiteIndex{cell},
            .args = std::move(args)}}});
}

Finding fault(Code code, const Result &board, int cell, std::array<Arg, 6> args)
{
    return {.code = code,
        .severity = Severity::Error,
        .site = SiteIndex{cell},
        .about = board.at[static_cast<std::size_t>(cell)].what,
        .args = std::move(args)};
}

} // namespace boardwright::sites

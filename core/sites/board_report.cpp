// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/board_report.h"

#include "core/sites/room_codes.h"

#include <algorithm>
#include <utility>

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

/// An earlier cell of the same goal, of which a list may have copies; nothing if there is none.
std::optional<std::size_t> cellBefore(
    const ListedGoals &goals, std::span<const Cell> cells, std::size_t cell)
{
    const auto before = cells.first(cell);
    const auto rowOf = [&](const Cell &at) {
        return at.goal < 0 ? RowId::none : goals.rows[static_cast<std::size_t>(at.goal)];
    };
    const auto found = std::ranges::find(before, rowOf(cells[cell]), rowOf);
    if (found == before.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - before.begin());
}

std::optional<int> tierOf(const ListedGoals &goals, const Cell &cell)
{
    return cell.goal < 0 ? std::nullopt : goals.tiers[static_cast<std::size_t>(cell.goal)];
}

/// Writes the steps of a walk, or of cells in order.
class Recorder final {
public:
    /// `walk`: null without one.
    Recorder(const ListedGoals &goals, std::span<const Cell> cells, Trace &trace, const Walk *walk)
        : m_goals(goals)
        , m_cells(cells)
        , m_trace(trace)
        , m_walk(walk)
        , m_isPlaced(cells.size(), false)
    {
    }

    void record()
    {
        auto looks = m_walk == nullptr ? std::span<const Look>() : std::span(m_walk->looks);
        while (!looks.empty()) {
            const auto isOther = [&](const Look &look) { return look.cell != looks.front().cell; };
            const auto end = std::ranges::find_if(looks, isOther);
            const auto count = static_cast<std::size_t>(end - looks.begin());
            recordCell(looks.first(count));
            looks = looks.subspan(count);
        }
        for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
            if (!m_isPlaced[cell] && m_cells[cell].goal >= 0)
                add(Act::Place, cell, m_cells[cell].goal);
        }
    }

private:
    Step &add(Act act, std::size_t cell, int goal)
    {
        return m_trace.steps.emplace_back(Step{.act = act,
            .stage = Stage::Greedy,
            .a = SiteIndex{static_cast<std::int32_t>(cell)},
            .what = m_goals.rows[static_cast<std::size_t>(goal)]});
    }

    /// What was looked at for one cell: first what was not taken, then what was.
    void recordCell(std::span<const Look> looks)
    {
        const std::size_t cell = looks.front().cell;
        const Cell &kept = m_cells[cell];
        const auto isKept = [&](const Look &look) {
            return look.verdict == Look::Verdict::Fits && look.goal == kept.goal;
        };
        qint64 copies = 0; // that the seed picked from
        for (const Look &look : looks)
            copies += look.clash == kept.clash ? look.copies : 0;
        for (const Look &look : looks) {
            if (!isKept(look))
                refuse(look, kept, copies);
        }
        if (std::ranges::none_of(looks, isKept))
            return; // the site gave up here
        m_isPlaced[cell] = true;
        const auto funnel = static_cast<std::uint32_t>(m_trace.funnels.size());
        if (m_walk->picksAmongAll)
            addRowsOfPick(looks, kept);
        else
            addRowsOfWalk(looks);
        Step &place = add(Act::Place, cell, kept.goal);
        place.funnel = funnel;
        place.funnelRows = static_cast<std::uint32_t>(m_trace.funnels.size()) - funnel;
    }

    void addRow(RoomCode filter, std::ptrdiff_t left)
    {
        m_trace.funnels.push_back({.filter = toCode(filter), .left = static_cast<int>(left)});
    }

    void addRowsOfWalk(std::span<const Look> looks)
    {
        const auto fits = [](const Look &look) {
            return look.verdict == Look::Verdict::Fits && look.clash == 0;
        };
        std::size_t choice = 0;
        int tier = -1;
        for (const Look &look : looks) { // of several tiers, each counts once
            if (std::exchange(tier, look.tier) != look.tier)
                choice += look.choice;
        }
        addRow(tier > 0 ? RoomCode::TierFilter : RoomCode::ListFilter, static_cast<qint64>(choice));
        if (m_goals.hasClash) { // others are drawn, and drawn again
            addRow(RoomCode::LookedFilter, std::ssize(looks));
            addRow(RoomCode::ClashFilter, std::ranges::count_if(looks, fits));
        }
    }

    void addRowsOfPick(std::span<const Look> looks, const Cell &kept)
    {
        const auto isBarred = [](const Look &look) { return look.copies == 0; };
        const auto isLeast
            = [&](const Look &look) { return !isBarred(look) && look.clash == kept.clash; };
        addRow(RoomCode::CellFilter, static_cast<qint64>(looks.front().choice));
        addRow(RoomCode::BarredFilter, std::ssize(looks) - std::ranges::count_if(looks, isBarred));
        if (m_goals.hasClash)
            addRow(RoomCode::LeastClashFilter, std::ranges::count_if(looks, isLeast));
    }

    static RoomCode filterOf(Look::Verdict verdict)
    {
        switch (verdict) {
        case Look::Verdict::Fits:
            return RoomCode::ClashFilter;
        case Look::Verdict::TypeUsed:
            return RoomCode::FirstTypeFilter;
        case Look::Verdict::GoalUsed:
            return RoomCode::GoalUsedFilter;
        case Look::Verdict::CategoryFull:
            return RoomCode::CategoryFilter;
        case Look::Verdict::KeptForCell:
            return RoomCode::KeptFilter;
        case Look::Verdict::NotPicked:
            return RoomCode::PickFilter;
        }
        Q_UNREACHABLE_RETURN(RoomCode::ListFilter);
    }

    void refuse(const Look &look, const Cell &kept, qint64 copies)
    {
        Rejection why{.filter = toCode(filterOf(look.verdict))};
        if (look.verdict == Look::Verdict::Fits) {
            why.amount = static_cast<double>(look.clash);
            why.bound = static_cast<double>(kept.clash);
        } else if (look.verdict == Look::Verdict::NotPicked) {
            why.amount = static_cast<double>(look.copies);
            why.bound = static_cast<double>(copies);
        } else if (look.verdict == Look::Verdict::GoalUsed) {
            if (const auto at = std::ranges::find(m_cells, look.goal, &Cell::goal);
                at != m_cells.end())
                why.other = SiteIndex{static_cast<std::int32_t>(at - m_cells.begin())};
        }
        m_trace.rejections.push_back(why);
        add(Act::Reject, look.cell, look.goal).rejection
            = static_cast<std::uint32_t>(m_trace.rejections.size());
    }

    const ListedGoals &m_goals;
    std::span<const Cell> m_cells;
    Trace &m_trace;
    const Walk *m_walk; ///< null: none
    std::vector<bool> m_isPlaced; ///< by cell
};

} // namespace

bool haveAny(const GoalSet &set, const Section &beside, const Field &field)
{
    return std::ranges::any_of(set.objectives, [&](const Objective &objective) {
        return objective.extension.value(beside.key).contains(field.key);
    });
}

void report(const ListedGoals &goals, std::span<const Cell> cells, Result &into, Trace *trace,
    const Walk *walk)
{
    if (trace != nullptr)
        Recorder(goals, cells, *trace, walk).record();
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const Cell &at = cells[cell];
        if (at.goal < 0)
            continue;
        const RowId row = goals.rows[static_cast<std::size_t>(at.goal)];
        const SiteIndex site{static_cast<std::int32_t>(cell)};
        into.at[cell].what = row;
        const auto warn = [&](RoomCode code, qint64 number) {
            into.findings.push_back({.code = toCode(code),
                .severity = Severity::Warning,
                .site = site,
                .about = row,
                .args = {number}});
        };
        if (at.clash > 0)
            warn(RoomCode::TypesShared, at.clash);
        if (const auto before = cellBefore(goals, cells, cell))
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
        values[Repeats][0] += cellBefore(goals, cells, cell) ? 1 : 0;
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

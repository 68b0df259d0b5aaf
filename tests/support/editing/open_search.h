// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/trace.h"
#include "core/constrained/cell_fill.h"
#include "core/constrained/search.h"
#include "core/constrained/stages.h"
#include "core/constrained/value_pick.h"

#include <memory>
#include <utility>
#include <vector>

namespace boardwright {

/// A search with access to its internals: a set, a pool, a start board and the last run.
class OpenSearch final {
public:
    OpenSearch(GoalSet goals, const ModeSettings &settings)
        : m_goals(std::move(goals))
        , m_settings(settings)
        // Not shared yet, so the cast is safe: a test may drop a term of the heuristics.
        , m_set(std::const_pointer_cast<CompiledSet>(compileConstrained(m_goals, settings)))
        , m_pool(*m_set)
        , m_board(*m_set)
        , m_search(*m_set)
    {
        roll(u"pool");
    }

    void roll(QStringView seed) { m_pool.roll(*m_set, Draws(seed)); }

    /// Places a goal on a cell, both 0-based.
    void place(int cell, GoalIndex goal)
    {
        const SiteIndex site{cell};
        m_board.place(site, goal,
            pickValue(*m_set, m_board,
                Draws(u"start").bits(
                    {.purpose = Purpose::PickValue, .cell = static_cast<std::uint16_t>(cell)}),
                goal, site));
    }

    const SearchReport &run(const SearchPlan &plan, QStringView seed = u"1", Watch watch = Watch())
    {
        Recorder recorder(&m_trace);
        m_before = snapshot();
        recorder.begin(toStage(ConstrainedStage::Search));
        m_report = m_search.run(plan, m_pool, Draws(seed), m_board, recorder, watch);
        recorder.end(toStage(ConstrainedStage::Search));
        return m_report;
    }

    /// Removes what the last run placed.
    void takeBack()
    {
        while (m_board.fillOrder().size() > m_before.order.size())
            m_board.remove(m_board.fillOrder().back());
    }

    /// Everything that is observable of a board.
    struct Snapshot {
        std::vector<SiteIndex> order;
        std::vector<std::pair<GoalIndex, int>> at; ///< goal and value, by site
        std::vector<bool> fits; ///< by site, then goal
        std::vector<int> counts; ///< of categories, on the board and in lines

        friend bool operator==(const Snapshot &, const Snapshot &) = default;
    };

    Snapshot snapshot() const
    {
        Snapshot seen{.order = m_board.fillOrder(), .at = {}, .fits = {}, .counts = {}};
        for (int i = 0; i < m_set->cells(); ++i) {
            seen.at.emplace_back(m_board.goalAt(SiteIndex{i}), m_board.valueAt(SiteIndex{i}));
            for (std::size_t goal = 0; goal < m_set->goals.size(); ++goal)
                seen.fits.push_back(m_board.isOpen(SiteIndex{i})
                    && m_board.fits(static_cast<GoalIndex>(goal), SiteIndex{i}));
        }
        for (std::size_t i = 0; i < m_set->boardCategories.size(); ++i)
            seen.counts.push_back(m_board.boardCount(i));
        for (std::size_t line = 0; line < m_set->shape->lines.size(); ++line) {
            for (std::size_t i = 0; i < m_set->lineCategories.size(); ++i)
                seen.counts.push_back(
                    m_board.lineCount(LineIndex{static_cast<std::int32_t>(line)}, i));
        }
        return seen;
    }

    /// The board before the last run.
    const Snapshot &before() const { return m_before; }

    /// The board as in a Result.
    std::vector<Placed> placed() const
    {
        std::vector<Placed> result(m_set->shape->sites.size());
        for (const SiteIndex site : m_board.fillOrder()) {
            const CompiledGoal &goal = m_set->goals[static_cast<std::size_t>(m_board.goalAt(site))];
            const int value = m_board.valueAt(site);
            result[static_cast<std::size_t>(site)] = {.what = goal.row,
                .value
                = value < 0 ? 0 : goal.values.of(m_set->values)[static_cast<std::size_t>(value)]};
        }
        return result;
    }

    bool isOnBoard(GoalIndex goal) const
    {
        for (int i = 0; i < m_set->cells(); ++i) {
            if (m_board.goalAt(SiteIndex{i}) == goal)
                return true;
        }
        return false;
    }

    /// The number of steps of this kind in the last run.
    int steps(Act act) const
    {
        int count = 0;
        for (const Step &step : m_trace.steps)
            count += step.act == act ? 1 : 0;
        return count;
    }

    const GoalSet &goals() const { return m_goals; }

    const ModeSettings &settings() const { return m_settings; }

    CompiledSet &set() { return *m_set; }

    const CompiledSet &set() const { return *m_set; }

    const Pool &pool() const { return m_pool; }

    BoardState &board() { return m_board; }

    const Trace &trace() const { return m_trace; }

    const SearchReport &report() const { return m_report; }

private:
    GoalSet m_goals;
    ModeSettings m_settings;
    std::shared_ptr<CompiledSet> m_set;
    Pool m_pool;
    BoardState m_board;
    Search m_search;
    Trace m_trace;
    Snapshot m_before;
    SearchReport m_report;
};

/// A budget that a tiny search cannot use up.
inline constexpr int plenty = 100'000'000;

} // namespace boardwright

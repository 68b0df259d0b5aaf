// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/attempts.h"

#include "core/constrained/constants.h"
#include "core/constrained/stages.h"

#include <algorithm>
#include <ranges>

namespace boardwright {

RunScratch::RunScratch(const CompiledSet &set)
    : pool(set)
    , board(set)
    , fill(set)
    , search(set)
    , finish(set)
{
    frontier.reserve(set.shape->sites.size());
    best.reserve(set.shape->sites.size());
}

Attempts::Attempts(const CompiledSet &set, const Draws &draws, RunScratch &scratch,
    Recorder &recorder, Watch &watch)
    : m_set(set)
    , m_draws(draws)
    , m_scratch(scratch)
    , m_recorder(recorder)
    , m_watch(watch)
{
}

std::expected<AttemptsReport, Stopped> Attempts::run(Effort &effort)
{
    m_effort = effort;
    m_scratch.best.clear();
    for (int number = 1; number <= constants::attempts; ++number) {
        m_effort.attempt = number;
        m_report = {};
        m_report.tried = number;
        if (const auto done = attempt(); !done)
            return std::unexpected(done.error());
        if (isFull())
            break;
        m_report.finish = Finish::Unfilled;
        if (number == 1 || m_scratch.best.size() < m_scratch.board.fillOrder().size())
            keepBest(m_effort);
        if (number < constants::attempts)
            wipe(0);
    }
    if (!isFull()) {
        const int nodes = m_effort.nodes;
        if (m_bestEffort.attempt != m_effort.attempt) {
            m_recorder.attempt(m_bestEffort.attempt);
            m_recorder.begin(toStage(ConstrainedStage::Relax));
            wipe(0);
            restore(m_scratch.best);
            m_recorder.end(toStage(ConstrainedStage::Relax));
        }
        m_effort = m_bestEffort;
        m_effort.nodes = nodes;
        m_report = m_bestReport;
        m_report.tried = constants::attempts;
    }
    effort = m_effort;
    return m_report;
}

std::expected<void, Stopped> Attempts::attempt()
{
    m_effort.forcedPlaced = 0;
    m_effort.greedyPlaced = 0;
    m_effort.searchPlaced = 0;
    m_effort.relaxPlaced = 0;
    m_effort.phases = 0;
    m_recorder.attempt(m_effort.attempt);
    Fill fill(m_set, m_scratch.pool, m_draws, m_effort.attempt, m_scratch.board, m_scratch.fill,
        m_recorder, m_watch);
    const auto phase = [&](Stage stage, std::expected<void, Stopped> (Fill::*step)(), int &placed) {
        const int before = filled();
        m_recorder.begin(stage);
        auto done = (fill.*step)();
        m_recorder.end(stage);
        placed = filled() - before;
        return done;
    };
    if (auto done = phase(toStage(ConstrainedStage::Forced), &Fill::forced, m_effort.forcedPlaced);
        !done)
        return done;
    if (auto done = phase(Stage::Greedy, &Fill::greedy, m_effort.greedyPlaced); !done)
        return done;
    m_report.finish = Finish::Greedy;
    if (isFull())
        return {};
    if (auto done = search(); !done || isFull())
        return done;
    m_recorder.attempt(m_effort.attempt);
    m_report.finish = Finish::Relaxation;
    return phase(toStage(ConstrainedStage::Relax), &Fill::relaxed, m_effort.relaxPlaced);
}

SearchPlan Attempts::planOf(int phase, bool isCleanSlate) const
{
    SearchPlan plan;
    plan.round = drawRound(m_effort.attempt, phase, isCleanSlate);
    plan.nodes = constants::nodesPerOpenCell * (m_set.cells() - filled());
    if (m_set.restrictive.isOn())
        plan.tier = phase == 1 ? constants::firstPhaseTier : constants::secondPhaseTier;
    return plan;
}

/// Runs one search from the current board; returns whether it filled the board.
std::expected<bool, Stopped> Attempts::searchFrom(Stage stage, int phase)
{
    const SearchPlan plan = planOf(phase, stage == toStage(ConstrainedStage::CleanSlate));
    m_last
        = m_scratch.search.run(plan, m_scratch.pool, m_draws, m_scratch.board, m_recorder, m_watch);
    m_report.nodesAllowed += plan.nodes;
    m_report.nodes += m_last.nodes;
    m_effort.nodes += m_last.nodes;
    if (m_last.end == SearchEnd::Stopped)
        return std::unexpected(Stopped{});
    if (m_last.end != SearchEnd::Filled)
        return false;
    m_effort.searchPlaced = m_last.open;
    m_report.phase = phase;
    m_report.finish
        = stage == toStage(ConstrainedStage::Search) ? Finish::Frontier : Finish::CleanSlate;
    return true;
}

std::expected<void, Stopped> Attempts::search()
{
    for (int phase = 1; phase <= constants::phases; ++phase) {
        m_effort.phases = phase;
        m_recorder.attempt(m_effort.attempt, phase);
        m_recorder.begin(toStage(ConstrainedStage::Search));
        const auto fromFrontier = searchFrom(toStage(ConstrainedStage::Search), phase);
        m_recorder.end(toStage(ConstrainedStage::Search));
        if (!fromFrontier)
            return std::unexpected(fromFrontier.error());
        if (*fromFrontier)
            return {};
        if (m_effort.greedyPlaced > 0) {
            const auto forced = static_cast<std::size_t>(m_effort.forcedPlaced);
            m_recorder.begin(toStage(ConstrainedStage::CleanSlate));
            m_scratch.frontier.clear();
            for (const SiteIndex site : m_scratch.board.fillOrder() | std::views::drop(forced))
                m_scratch.frontier.push_back({.site = site,
                    .goal = m_scratch.board.goalAt(site),
                    .value = m_scratch.board.valueAt(site)});
            wipe(forced);
            const auto fromForced = searchFrom(toStage(ConstrainedStage::CleanSlate), phase);
            if (fromForced && !*fromForced)
                restore(m_scratch.frontier);
            m_recorder.end(toStage(ConstrainedStage::CleanSlate));
            if (!fromForced)
                return std::unexpected(fromForced.error());
            if (*fromForced) {
                m_effort.greedyPlaced = 0;
                return {};
            }
        }
        // A search tries only one value of a goal per cell, so if values matter, NoWay is no proof.
        // After a full search, or hardly any progress within the budget, another direction will not
        // help.
        const bool triedAll = m_last.end == SearchEnd::NoWay && !m_set.hasZonedCopies;
        const bool isHopeless
            = triedAll || m_last.most * 100 <= m_last.open * constants::hardlyAnyProgress;
        if (isHopeless) {
            m_report.stoppedEarly = phase < constants::phases;
            m_report.triedAll = triedAll;
            return {};
        }
    }
    return {};
}

/// Removes all but the first `keep` placements from the board.
void Attempts::wipe(std::size_t keep)
{
    while (m_scratch.board.fillOrder().size() > keep) {
        const SiteIndex last = m_scratch.board.fillOrder().back();
        m_scratch.board.remove(last);
        m_recorder.remove(last);
    }
}

void Attempts::restore(const std::vector<RunScratch::Stood> &stood)
{
    for (const auto &[site, goal, value] : stood) {
        if (m_recorder.isOn())
            m_recorder.place(m_set, site, goal, value, m_scratch.board.brokenLimits(goal, site));
        m_scratch.board.place(site, goal, value);
    }
}

void Attempts::keepBest(const Effort &effort)
{
    m_bestEffort = effort;
    m_bestReport = m_report;
    m_scratch.best.clear();
    for (const SiteIndex site : m_scratch.board.fillOrder())
        m_scratch.best.push_back({.site = site,
            .goal = m_scratch.board.goalAt(site),
            .value = m_scratch.board.valueAt(site)});
}

} // namespace boardwright

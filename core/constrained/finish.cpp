// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/finish.h"

#include "core/board/modifiers.h"
#include "core/constrained/stages.h"

#include <algorithm>

namespace boardwright {

namespace {

/// By site, how many limits its goal exceeded when placed, replayed in fill order.
std::vector<int> brokenInOrder(const CompiledSet &set, const BoardState &board)
{
    BoardState again(set);
    std::vector<int> broken(set.shape->sites.size(), 0);
    for (const SiteIndex site : board.fillOrder()) {
        broken[static_cast<std::size_t>(site)] = again.brokenLimits(board.goalAt(site), site);
        again.place(site, board.goalAt(site), board.valueAt(site));
    }
    return broken;
}

class Finishing {
public:
    Finishing(const CompiledSet &set, const Draws &draws, BoardState &board, FinishScratch &scratch,
        Recorder &recorder, std::vector<Placed> &marked)
        : m_set(set)
        , m_draws(draws)
        , m_board(board)
        , m_scratch(scratch)
        , m_recorder(recorder)
        , m_marked(marked)
    {
    }

    void takeCentre()
    {
        const auto centre = centreOf(m_set.settings);
        if (m_set.modifiers.noCentre && centre && !m_board.isOpen(*centre))
            leaveEmpty(*centre, Mark::NoCentre);
    }

    void takeBlanks()
    {
        findFilled(
            [this](GoalIndex goal) { return !m_set.goals[static_cast<std::size_t>(goal)].forced; });
        m_scratch.drawn.clear();
        drawBlanks(m_scratch.mayBe, m_set.modifiers.blanks, m_draws, m_scratch.drawn);
        for (const SiteIndex site : m_scratch.drawn)
            leaveEmpty(site, Mark::Blank);
    }

    void markShinies()
    {
        findFilled([](GoalIndex) { return true; });
        m_scratch.drawn.clear();
        drawShinies(*m_set.shape, m_scratch.mayBe, shiniesOn(m_set.modifiers, m_set.settings),
            m_draws, m_scratch.drawn);
        for (const SiteIndex site : m_scratch.drawn)
            mark(site, Mark::Shiny);
    }

private:
    template <typename MayBe>
    void findFilled(MayBe mayBe)
    {
        for (std::size_t i = 0; i < m_scratch.mayBe.size(); ++i) {
            const GoalIndex goal = m_board.goalAt(SiteIndex{static_cast<std::int32_t>(i)});
            m_scratch.mayBe[i] = goal >= 0 && mayBe(goal) ? 1 : 0;
        }
    }

    void leaveEmpty(SiteIndex site, Mark why)
    {
        m_board.remove(site);
        m_recorder.remove(site);
        mark(site, why);
    }

    void mark(SiteIndex site, Mark mark)
    {
        m_marked[static_cast<std::size_t>(site)].marks = mark;
        m_recorder.mark(site, mark);
    }

    const CompiledSet &m_set;
    const Draws &m_draws;
    BoardState &m_board;
    FinishScratch &m_scratch;
    Recorder &m_recorder;
    std::vector<Placed> &m_marked;
};

} // namespace

FinishScratch::FinishScratch(const CompiledSet &set)
    : mayBe(set.shape->sites.size(), 0)
{
    drawn.reserve(set.shape->sites.size());
}

void finishBoard(const CompiledSet &set, const Draws &draws, BoardState &board,
    FinishScratch &scratch, Recorder &recorder, std::vector<Placed> &marked)
{
    const Modifiers &modifiers = set.modifiers;
    if (!modifiers.noCentre && modifiers.blanks == 0 && modifiers.shinies == 0)
        return;
    recorder.begin(toStage(ConstrainedStage::Finish));
    const std::vector<int> before
        = recorder.isOn() ? brokenInOrder(set, board) : std::vector<int>();
    Finishing finishing(set, draws, board, scratch, recorder, marked);
    finishing.takeCentre();
    finishing.takeBlanks();
    if (recorder.isOn()) {
        const std::vector<int> after = brokenInOrder(set, board);
        for (const SiteIndex site : board.fillOrder()) {
            const auto index = static_cast<std::size_t>(site);
            if (after[index] < before[index])
                recorder.recover(site, before[index] - after[index]);
        }
    }
    finishing.markShinies();
    recorder.end(toStage(ConstrainedStage::Finish));
}

} // namespace boardwright

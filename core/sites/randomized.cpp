// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// BoardKind::Randomized, BoardKind::Alttp and BoardKind::Ladx: goals drawn one after the other.
#include "core/sites/compiled_list.h"

#include <algorithm>
#include <numeric>

namespace boardwright::sites {

namespace {

Failure tooManyDraws(std::size_t cell)
{
    return {.fault = Fault::TooManyDraws, .cell = static_cast<int>(cell)};
}

/// Draws again what is used, or what is of a group that is used.
class DrawingMaker final : public Maker {
public:
    explicit DrawingMaker(const CompiledList &list)
        : m_list(list)
        , m_isUsed(static_cast<std::size_t>(list.goals), 0)
    {
    }

    Made make(const CellTiers & /*tiers*/, Arc4 &random, Board &into, Pace &pace) override
    {
        for (const int goal : std::exchange(m_used, {}))
            m_isUsed[static_cast<std::size_t>(goal)] = 0;
        m_isGroupUsed = false;
        for (std::size_t cell = 0; cell < boardCells; ++cell) {
            std::size_t goal = 0;
            for (bool isTaken = false; !isTaken;) {
                if (random.taken() >= mostDraws)
                    return std::unexpected(tooManyDraws(cell));
                if (pace.stopsBefore(1))
                    return cancelled();
                goal = picked(random.next(), m_isUsed.size());
                isTaken = m_isUsed[goal] == 0 && !(m_isGroupUsed && m_list.groups[goal] >= 0);
                looked({.cell = static_cast<std::uint16_t>(cell),
                    .verdict = isTaken ? Look::Verdict::Fits : Look::Verdict::GoalUsed,
                    .goal = static_cast<int>(goal),
                    .choice = m_isUsed.size()});
            }
            into.cells.at(cell).goal = static_cast<int>(goal);
            m_isUsed[goal] = 1;
            m_used.at(cell) = static_cast<int>(goal);
            m_isGroupUsed = m_isGroupUsed || m_list.groups[goal] >= 0;
        }
        return {};
    }

private:
    const CompiledList &m_list;
    std::vector<std::uint8_t> m_isUsed; ///< by goal
    std::array<int, boardCells> m_used{}; ///< by cell; 0 where none was drawn
    bool m_isGroupUsed = false; ///< there is one group
};

/// Takes goals out of a list that gets shorter.
class RemovingMaker final : public Maker {
public:
    explicit RemovingMaker(const CompiledList &list)
        : m_list(list)
    {
    }

    Made make(const CellTiers & /*tiers*/, Arc4 &random, Board &into, Pace &pace) override
    {
        m_left.resize(static_cast<std::size_t>(m_list.goals));
        std::ranges::iota(m_left, 0);
        for (std::uint8_t number = 0; number < boardCells; ++number) {
            Cell &cell = into.cells.at(number);
            if (pace.stopsBefore(m_left.size()))
                return cancelled();
            const std::size_t at = picked(random.next(), m_left.size());
            cell.goal = m_left[at];
            looked({.cell = number, .goal = cell.goal, .choice = m_left.size()});
            const int group = groupOf(cell.goal);
            if (group < 0)
                m_left.erase(m_left.begin() + static_cast<std::ptrdiff_t>(at));
            else
                std::erase_if(m_left, [&](int goal) { return groupOf(goal) == group; });
        }
        return {};
    }

private:
    int groupOf(int goal) const { return m_list.groups[static_cast<std::size_t>(goal)]; }

    const CompiledList &m_list;
    std::vector<int> m_left;
};

} // namespace

std::unique_ptr<Maker> randomizedMaker(const CompiledList &list)
{
    if (list.kind == BoardKind::Ladx)
        return std::make_unique<RemovingMaker>(list);
    return std::make_unique<DrawingMaker>(list);
}

} // namespace boardwright::sites

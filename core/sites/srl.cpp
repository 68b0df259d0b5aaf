// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// BoardKind::SrlV5 and BoardKind::SrlV5Blackout: cells in order; the first goal of the tier with
// the least clash, from a random one on.
#include "core/sites/compiled_list.h"

namespace boardwright::sites {

namespace {

class SrlMaker final : public Maker {
public:
    explicit SrlMaker(const CompiledList &list)
        : m_list(list)
        , m_standing(*list.keys)
    {
    }

    Made make(const CellTiers &tiers, Arc4 &random, Board &into, Pace &pace) override
    {
        std::array<double, boardCells> draws{};
        random.fill(draws);
        m_standing.clear();
        for (std::size_t cell = 0; cell < boardCells; ++cell) {
            if (m_list.kind == BoardKind::SrlV5 && !gatherMates(m_standing, cell, into, pace))
                return cancelled();
            const int tier = tiers.at(cell);
            const std::span<const int> goals = m_list.tiers->of(tier);
            if (goals.empty()) {
                return std::unexpected(Failure{
                    .fault = Fault::EmptyTier, .cell = static_cast<int>(cell), .tier = tier});
            }
            const std::size_t start = picked(draws.at(cell), goals.size());
            if (!walk({.cell = static_cast<std::uint16_t>(cell),
                          .tier = static_cast<std::uint8_t>(tier),
                          .choice = goals.size()},
                    goals, start, into.cells.at(cell), pace))
                return cancelled();
            if (m_list.kind == BoardKind::SrlV5Blackout)
                m_standing.add(into.cells.at(cell).goal);
        }
        return {};
    }

private:
    bool walk(Look look, std::span<const int> goals, std::size_t start, Cell &into, Pace &pace)
    {
        for (std::size_t step = 0, at = start; step < goals.size(); ++step) {
            const int goal = goals[at];
            if (pace.stopsBefore(m_standing.workOf(goal)))
                return false;
            const qint64 clash = m_standing.clashOf(goal);
            look.goal = goal;
            look.clash = clash;
            looked(look);
            if (step == 0 || clash < into.clash)
                into = {.goal = goal, .clash = clash};
            if (clash == 0)
                break;
            at = at + 1 == goals.size() ? 0 : at + 1;
        }
        return true;
    }

    const CompiledList &m_list;
    StandingTypes m_standing;
};

} // namespace

std::unique_ptr<Maker> srlMaker(const CompiledList &list)
{
    return std::make_unique<SrlMaker>(list);
}

} // namespace boardwright::sites

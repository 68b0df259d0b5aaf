// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// BoardKind::Isaac: goals of fixed tiers, drawn until their first type was of no goal before.
#include "core/sites/compiled_list.h"

#include <algorithm>

namespace boardwright::sites {

namespace {

class IsaacMaker final : public Maker {
public:
    explicit IsaacMaker(const CompiledList &list)
        : m_list(list)
        , m_isUsed(list.keys->size(), 0)
    {
    }

    Made make(const CellTiers & /*tiers*/, Arc4 &random, Board &into, Pace &pace) override
    {
        for (const std::uint32_t key : m_used)
            m_isUsed[key] = 0;
        m_used.clear();
        for (std::size_t cell = 0; cell < boardCells; ++cell) {
            const std::expected<int, Fault> goal = draw(cell, random, pace);
            if (!goal) {
                return std::unexpected(Failure{.fault = goal.error(),
                    .cell = static_cast<int>(cell),
                    .tier = isaacTiers.at(cell)});
            }
            into.cells.at(cell).goal = *goal;
            const std::span<const GoalKeys::Standing> types = m_list.keys->standing(*goal);
            if (pace.stopsBefore(types.size()))
                return cancelled();
            for (const GoalKeys::Standing &type : types) {
                m_used.push_back(type.key);
                m_isUsed[type.key] = 1;
            }
        }
        return {};
    }

private:
    bool fits(int goal) const
    {
        for (const GoalKeys::Asked &type : m_list.keys->asked(goal)) {
            if (type.extra == 0)
                break; // not the first type, nor are those behind it
            if (m_isUsed[type.key] != 0)
                return false;
        }
        return true;
    }

    /// The site would draw for ever from a tier of which every goal is barred. It is looked for
    /// when as many goals were refused as there are.
    std::expected<int, Fault> draw(std::size_t cell, Arc4 &random, Pace &pace)
    {
        const std::span<const int> goals = m_list.tiers->of(isaacTiers.at(cell));
        if (goals.empty())
            return std::unexpected(Fault::EmptyTier);
        for (std::size_t refused = 0;; ++refused) {
            if (refused == goals.size()
                && std::ranges::none_of(goals, [this](int goal) { return fits(goal); }))
                return std::unexpected(Fault::NoGoalFits);
            if (random.taken() >= mostDraws)
                return std::unexpected(Fault::TooManyDraws);
            if (pace.stopsBefore(1))
                return std::unexpected(Fault::Cancelled);
            const int goal = goals[picked(random.next(), goals.size())];
            const bool isTaken = fits(goal);
            looked({.cell = static_cast<std::uint16_t>(cell),
                .verdict = isTaken ? Look::Verdict::Fits : Look::Verdict::TypeUsed,
                .tier = isaacTiers.at(cell),
                .goal = goal,
                .choice = goals.size()});
            if (isTaken)
                return goal;
        }
    }

    const CompiledList &m_list;
    std::vector<std::uint8_t> m_isUsed; ///< by key
    std::vector<std::uint32_t> m_used;
};

} // namespace

std::unique_ptr<Maker> isaacMaker(const CompiledList &list)
{
    return std::make_unique<IsaacMaker>(list);
}

} // namespace boardwright::sites

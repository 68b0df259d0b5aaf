// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// BoardKind::SynerGen: goals drawn from copies of goals, which become more with each goal of a
// synergy.
#include "core/sites/synergen.h"

#include "core/sites/compiled_list.h"

#include <algorithm>
#include <cmath>

namespace boardwright::sites {

namespace {

/// The numbers 1..25 of the cells: a Latin square of fives and ones, moved and turned.
CellTiers drawSquare(Arc4 &random)
{
    constexpr std::size_t side = boardSide;
    // By row and column, which of the drawn fives and ones; each row is moved against the last.
    constexpr std::array<std::array<std::uint8_t, side>, side> fivesAt{
        {{0, 1, 2, 3, 4}, {3, 4, 0, 1, 2}, {1, 2, 3, 4, 0}, {4, 0, 1, 2, 3}, {2, 3, 4, 0, 1}}};
    constexpr std::array<std::array<std::uint8_t, side>, side> onesAt{
        {{0, 3, 1, 4, 2}, {1, 4, 2, 0, 3}, {2, 0, 3, 1, 4}, {3, 1, 4, 2, 0}, {4, 2, 0, 3, 1}}};
    const auto nthOrder = [](auto order, std::size_t first, std::size_t n) {
        for (; n > 0; --n)
            std::ranges::next_permutation(order.begin() + first, order.end());
        return order;
    };
    const auto fives
        = nthOrder(std::array<std::uint8_t, side>{0, 5, 10, 15, 20}, 2, picked(random.next(), 6));
    const auto ones
        = nthOrder(std::array<std::uint8_t, side>{0, 1, 2, 3, 4}, 1, picked(random.next(), 24));
    const std::size_t turns = picked(random.next(), 4);
    const bool isMirrored = picked(random.next(), 2) == 1;
    const std::size_t left = picked(random.next(), side);
    const std::size_t up = picked(random.next(), side);
    CellTiers square{};
    for (std::size_t row = 0; row < side; ++row) {
        for (std::size_t column = 0; column < side; ++column) {
            const std::size_t fromRow = (row + up) % side;
            const std::size_t fromColumn = (column + left) % side;
            square.at(row * side + column)
                = static_cast<std::uint8_t>(fives.at(fivesAt.at(fromRow).at(fromColumn))
                    + ones.at(onesAt.at(fromRow).at(fromColumn)) + 1);
        }
    }
    for (std::size_t turn = 0; turn < turns; ++turn) {
        const CellTiers before = square;
        for (std::size_t row = 0; row < side; ++row) {
            for (std::size_t column = 0; column < side; ++column)
                square.at(row * side + column) = before.at(column * side + side - 1 - row);
        }
    }
    if (isMirrored) {
        for (std::size_t row = 0; row < side / 2; ++row) {
            std::swap_ranges(square.begin() + row * side, square.begin() + (row + 1) * side,
                square.begin() + (side - 1 - row) * side);
        }
    }
    return square;
}

class SynergenMaker final : public Maker {
public:
    explicit SynergenMaker(const CompiledList &list)
        : m_list(*list.syner)
        , m_isExcluded(m_list.goals.size(), 0)
    {
    }

    Made make(const CellTiers & /*tiers*/, Arc4 &random, Board &into, Pace &pace) override
    {
        m_square = drawSquare(random);
        m_isOpen.fill(false);
        std::fill(m_isOpen.begin() + 1, m_isOpen.begin() + 1 + mostTiers, true);
        m_can.resize(m_list.goals.size());
        for (std::size_t goal = 0; goal < m_can.size(); ++goal)
            m_can[goal] = static_cast<std::uint32_t>(goal);
        m_cannot.clear();
        m_left = m_list.most;
        m_scoreLeft = m_list.mostScore;
        for (int placed = 0; placed < static_cast<int>(boardCells); ++placed) {
            const std::expected<std::size_t, Fault> cell = place(random, into, pace);
            if (!cell)
                return std::unexpected(Failure{.fault = cell.error(), .cell = placed});
        }
        return {};
    }

private:
    std::expected<std::size_t, Fault> place(Arc4 &random, Board &into, Pace &pace)
    {
        if (m_can.empty() && !refill(pace))
            return std::unexpected(Fault::Cancelled);
        if (m_can.empty())
            return std::unexpected(Fault::TooFewGoals);
        const std::uint32_t drawn = m_can[picked(random.next(), m_can.size())];
        const SynerGoal &goal = m_list.goals[drawn];
        const std::size_t cell = cellFor(goal.tier, into);
        into.cells.at(cell).goal = goal.listed;
        looked({.cell = static_cast<std::uint16_t>(cell),
            .tier = static_cast<std::uint8_t>(goal.tier),
            .goal = goal.listed,
            .choice = m_can.size()});
        m_isOpen.at(numberOf(goal.tier != 0 ? goal.tier : m_square.at(cell))) = false;
        if (const std::optional<Fault> fault = update(drawn, pace))
            return std::unexpected(*fault);
        return cell;
    }

    /// CellTiers that no cell has share one place, which is never open.
    static std::size_t numberOf(int tier)
    {
        return tier >= 1 && tier <= mostTiers ? static_cast<std::size_t>(tier) : 0;
    }

    /// Nothing can be drawn: lets goals in again whose tier is open or beside an open one, or else
    /// all.
    bool refill(Pace &pace)
    {
        if (pace.stopsBefore(m_cannot.size()))
            return false;
        moveIf(m_cannot, m_can, [this](std::uint32_t goal) {
            const std::size_t at = numberOf(m_list.goals[goal].tier);
            return at != 0 && (m_isOpen.at(at - 1) || m_isOpen.at(at + 1));
        });
        if (m_can.empty())
            std::swap(m_can, m_cannot);
        return true;
    }

    std::size_t cellFor(int tier, const Board &board) const
    {
        const auto firstEmpty = [&](auto isWanted) {
            std::size_t cell = 0;
            while (cell < boardCells && (board.cells.at(cell).goal >= 0 || !isWanted(cell)))
                ++cell;
            return cell;
        };
        if (tier != 0) {
            for (const int wanted : {tier, tier + 1, tier - 1}) {
                const std::size_t cell
                    = firstEmpty([&](std::size_t at) { return m_square.at(at) == wanted; });
                if (cell < boardCells)
                    return cell;
            }
        }
        return firstEmpty([](std::size_t) { return true; });
    }

    /// What a placed goal changes for those that may follow.
    std::optional<Fault> update(std::uint32_t drawn, Pace &pace)
    {
        const SynerGoal &goal = m_list.goals[drawn];
        if (pace.stopsBefore(2 * m_can.size() + goal.excludes.size()))
            return Fault::Cancelled;
        removeDrawn(drawn);
        for (const std::uint32_t type : goal.types) {
            m_left[type] -= 1;
            if (pace.stopsBefore(1))
                return Fault::Cancelled;
            if (!(m_left[type] <= 0)) // without a limit it is NaN
                continue;
            if (pace.stopsBefore(m_can.size()))
                return Fault::Cancelled;
            moveIf(m_can, m_cannot, [&](std::uint32_t other) {
                return std::ranges::contains(m_list.goals[other].types, type);
            });
        }
        removeBarred(goal);
        return addSynergies(goal, pace);
    }

    /// The element behind one that is removed is not looked at, so that of two neighbouring copies
    /// one stays.
    void removeDrawn(std::uint32_t drawn)
    {
        std::size_t kept = 0;
        for (std::size_t at = 0; at < m_can.size(); ++at) {
            if (m_can[at] == drawn && ++at == m_can.size())
                break;
            m_can[kept++] = m_can[at];
        }
        m_can.resize(kept);
    }

    void removeBarred(const SynerGoal &placed)
    {
        if (m_scoreLeft)
            *m_scoreLeft -= placed.score;
        for (const std::uint32_t other : placed.excludes)
            m_isExcluded[other] = 1;
        moveIf(m_can, m_cannot, [&](std::uint32_t other) {
            const SynerGoal &goal = m_list.goals[other];
            return (placed.tier != 0 && goal.tier == placed.tier)
                || (m_scoreLeft && goal.score > *m_scoreLeft) || m_isExcluded[other] != 0;
        });
        for (const std::uint32_t other : placed.excludes)
            m_isExcluded[other] = 0;
    }

    std::optional<Fault> addSynergies(const SynerGoal &placed, Pace &pace)
    {
        for (const std::uint32_t name : placed.synergies) {
            if (pace.work() > mostSteps)
                return Fault::TooManySteps;
            if (pace.stopsBefore(m_can.size() + m_cannot.size() + 1))
                return Fault::Cancelled;
            const bool isGoal
                = std::ranges::contains(m_can, name) || std::ranges::contains(m_cannot, name);
            const std::size_t before = m_can.size();
            for (std::size_t at = 0; at < before; ++at) {
                const std::uint32_t other = m_can[at];
                const std::vector<std::uint32_t> &groups = m_list.goals[other].synergies;
                if (!isGoal && pace.stopsBefore(groups.size()))
                    return Fault::Cancelled;
                const auto copies
                    = isGoal ? std::ptrdiff_t{name == other} : std::ranges::count(groups, name);
                if (m_can.size() + static_cast<std::size_t>(copies) > mostCopies)
                    return Fault::TooManyCopies;
                m_can.insert(m_can.end(), static_cast<std::size_t>(copies), other);
            }
        }
        return std::nullopt;
    }

    template <typename Test>
    static void moveIf(
        std::vector<std::uint32_t> &from, std::vector<std::uint32_t> &to, const Test &isMoved)
    {
        std::size_t kept = 0;
        for (const std::uint32_t goal : from) {
            if (isMoved(goal))
                to.push_back(goal);
            else
                from[kept++] = goal;
        }
        from.resize(kept);
    }

    const SynerGoals &m_list;
    CellTiers m_square{};
    std::array<bool, mostTiers + 2> m_isOpen{}; ///< by number; 0 and 26 are never open
    std::vector<std::uint32_t> m_can; ///< goals that may be drawn, some of them repeatedly
    std::vector<std::uint32_t> m_cannot;
    std::vector<double> m_left; ///< by type
    std::optional<double> m_scoreLeft;
    std::vector<std::uint8_t> m_isExcluded;
};

} // namespace

std::unique_ptr<Maker> synergenMaker(const CompiledList &list)
{
    return std::make_unique<SynergenMaker>(list);
}

} // namespace boardwright::sites

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// BoardKind::V8 and BoardKind::V8Subtypes: cells in a shuffled order; the first goals of the tier,
// shuffled, and then of the tiers above it.
#include "core/sites/compiled_list.h"
#include "core/sites/lines.h"

#include <algorithm>

namespace boardwright::sites {

namespace {

constexpr std::size_t centre = 12;
constexpr std::array<std::uint8_t, 8> diagonalCells{0, 6, 18, 24, 4, 8, 16, 20};
constexpr std::array<std::uint8_t, 16> otherCells{
    1, 2, 3, 5, 7, 9, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23};
constexpr int firstOfHardest = 23; ///< the cells of the tiers from here on are filled first

class V8Maker final : public Maker {
public:
    explicit V8Maker(const CompiledList &list)
        : m_list(list)
        , m_standing(*list.keys)
    {
    }

    Made make(const CellTiers &tiers, Arc4 &random, Board &into, Pace &pace) override
    {
        for (;;) {
            const std::expected<bool, Failure> isComplete = fillCard(tiers, random, into, pace);
            if (!isComplete)
                return std::unexpected(isComplete.error());
            if (*isComplete)
                return {};
            into = {};
            beginAgain();
        }
    }

private:
    /// Of a tier that was shuffled, the goals that were not looked at yet.
    struct Candidates {
        int tier = 0;
        int tiers = 0; ///< looked at, this one included
        std::size_t next = 0;
    };

    /// False: the card is thrown away.
    std::expected<bool, Failure> fillCard(
        const CellTiers &tiers, Arc4 &random, Board &into, Pace &pace)
    {
        for (const std::uint8_t cell : fillOrder(tiers, random)) {
            std::expected<bool, Failure> isFilled
                = fillCell(cell, tiers.at(cell), random, into, pace);
            if (!isFilled) {
                isFilled.error().cell = cell;
                return isFilled;
            }
            if (!*isFilled)
                return false;
        }
        return true;
    }

    static std::array<std::uint8_t, boardCells> fillOrder(const CellTiers &tiers, Arc4 &random)
    {
        std::array<std::uint8_t, boardCells> order{centre};
        std::ranges::copy(diagonalCells, order.begin() + 1);
        std::ranges::copy(otherCells, order.begin() + 1 + diagonalCells.size());
        const auto shuffle = [&](std::span<std::uint8_t> cells) {
            for (std::size_t i = 0; i < cells.size(); ++i)
                std::swap(cells[i], cells[picked(random.next(), i + 1)]);
        };
        shuffle(std::span(order).subspan(1, diagonalCells.size()));
        shuffle(std::span(order).subspan(1 + diagonalCells.size()));
        for (int tier = firstOfHardest; tier <= mostTiers; ++tier) {
            // A long board has two such cells.
            const auto first = std::ranges::find(tiers, tier) - tiers.begin();
            auto *const found = std::ranges::find(order, first);
            if (found != order.end())
                std::rotate(order.begin(), found, found + 1);
        }
        return order;
    }

    std::expected<bool, Failure> fillCell(
        std::size_t cell, int tier, Arc4 &random, Board &into, Pace &pace)
    {
        constexpr int tiersOfCard = 3;
        const bool stopsAtClash = traitsOf(m_list.kind).stopsAtClash;
        if (!gatherMates(m_standing, cell, into, pace))
            return cancelled();
        const bool breaksOnUntyped = hasTypedMate(cell, into);
        Candidates at{.tier = tier, .tiers = 1};
        if (const std::optional<Fault> fault = shuffleTier(tier, random, pace))
            return std::unexpected(Failure{.fault = *fault, .tier = tier});
        Cell &best = into.cells.at(cell);
        for (bool isDone = false; !isDone;) {
            if (m_candidates.empty())
                return std::unexpected(Failure{.fault = Fault::EmptyTier, .tier = at.tier});
            const int goal = m_candidates[at.next++];
            if (pace.stopsBefore(m_standing.workOf(goal)))
                return cancelled();
            if (breaksOnUntyped && !m_list.hasTypes[static_cast<std::size_t>(goal)]) {
                return std::unexpected(
                    Failure{.fault = Fault::GoalWithoutTypes, .tier = at.tier, .goal = goal});
            }
            const qint64 clash = m_standing.clashOf(goal) + childrenClash(cell, goal, into);
            looked({.cell = static_cast<std::uint16_t>(cell),
                .tier = static_cast<std::uint8_t>(at.tier),
                .goal = goal,
                .clash = clash,
                .choice = m_candidates.size()});
            if (best.goal < 0 || clash < best.clash)
                best = {.goal = goal, .clash = clash};
            isDone = clash == 0;
            if (at.next < m_candidates.size())
                continue;
            // The next tier is shuffled even if nothing of it is needed.
            if (at.tier == mostTiers || (stopsAtClash && at.tiers == tiersOfCard))
                return !stopsAtClash;
            at = {.tier = at.tier + 1, .tiers = at.tiers + 1};
            if (const std::optional<Fault> fault = shuffleTier(at.tier, random, pace))
                return std::unexpected(Failure{.fault = *fault, .tier = at.tier});
        }
        return true;
    }

    /// Of a kind whose boards break on a goal without types beside it.
    bool hasTypedMate(std::size_t cell, const Board &board) const
    {
        return m_list.kind == BoardKind::V8
            && std::ranges::any_of(lineMates.at(cell).all(), [&](std::uint8_t mate) {
                   const int goal = board.cells.at(mate).goal;
                   return goal >= 0 && m_list.hasTypes[static_cast<std::size_t>(goal)];
               });
    }

    /// Makes the goals of a tier the candidates, in an order of their own.
    std::optional<Fault> shuffleTier(int tier, Arc4 &random, Pace &pace)
    {
        const std::span<const int> goals = m_list.tiers->of(tier);
        m_candidates.assign(goals.begin(), goals.end());
        std::array<double, 64> draws{};
        for (std::size_t begin = 0; begin < m_candidates.size(); begin += draws.size()) {
            const std::size_t count = std::min(draws.size(), m_candidates.size() - begin);
            if (random.taken() + count > mostShuffleDraws)
                return Fault::TooManyDraws;
            if (pace.stopsBefore(count))
                return Fault::Cancelled;
            random.fill(std::span(draws).first(count));
            for (std::size_t i = begin; i < begin + count; ++i)
                std::swap(m_candidates[i], m_candidates[picked(draws.at(i - begin), i + 1)]);
        }
        return std::nullopt;
    }

    /// What a line costs in which more than four goals are children.
    qint64 childrenClash(std::size_t cell, int candidate, const Board &board) const
    {
        constexpr int mostChildren = 4;
        constexpr qint64 cost = 3;
        if (m_list.kind != BoardKind::V8 || !m_list.isChild[static_cast<std::size_t>(candidate)])
            return 0;
        qint64 clash = 0;
        for (const std::uint8_t line : linesOf.at(cell).all()) {
            int children = 1;
            for (std::size_t other = 0; other < boardCells; ++other) {
                const int goal = board.cells.at(other).goal;
                if (other != cell && goal >= 0 && isInLine(other, line))
                    children += m_list.isChild[static_cast<std::size_t>(goal)] ? 1 : 0;
            }
            clash += children > mostChildren ? cost : 0;
        }
        return clash;
    }

    const CompiledList &m_list;
    StandingTypes m_standing;
    std::vector<int> m_candidates;
};

} // namespace

std::unique_ptr<Maker> v8Maker(const CompiledList &list)
{
    return std::make_unique<V8Maker>(list);
}

} // namespace boardwright::sites

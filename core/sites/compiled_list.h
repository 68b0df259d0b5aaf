// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/board_maker.h"
#include "core/sites/goal_keys.h"
#include "core/sites/lines.h"
#include "core/sites/synergen.h"
#include "core/sites/tiers.h"
#include "core/sites/walk.h"

#include <optional>
#include <vector>

namespace boardwright::sites {

struct CompiledList {
    CompiledList(const SiteList &list, BoardKind kindOfBoards, Length lengthOfBoards);

    BoardKind kind;
    Length length;
    int goals = 0;
    std::optional<TierGoals> tiers{}; ///< kinds with tiers, and BoardKind::Isaac
    std::optional<GoalKeys> keys{}; ///< the same
    /// BoardKind::Alttp and BoardKind::Ladx: the group of which only one goal may stand; -1: none.
    std::vector<int> groups{};
    std::vector<bool> isChild{}; ///< BoardKind::V8
    std::vector<bool> hasTypes{}; ///< BoardKind::V8
    std::optional<SynerGoals> syner{}; ///< BoardKind::SynerGen
    std::optional<Failure> failure{}; ///< of every board
};

/// Makes boards of one kind, with memory of its own.
class Maker {
public:
    Maker() = default;
    Maker(const Maker &) = delete;
    Maker &operator=(const Maker &) = delete;
    virtual ~Maker() = default;

    /// `into` is empty. `tiers` are those of the cells for the seed, where the kind has tiers.
    virtual Made make(const CellTiers &tiers, Arc4 &random, Board &into, Pace &pace) = 0;

    /// Where the next boards' looks are recorded; null: nowhere.
    void recordIn(Walk *walk) { m_walk = walk; }

protected:
    /// Makes the goals that are in lines of a cell the standing ones; false: stopped.
    static bool gatherMates(
        StandingTypes &standing, std::size_t cell, const Board &board, Pace &pace)
    {
        standing.clear();
        for (const std::uint8_t mate : lineMates.at(cell).all()) {
            const int goal = board.cells.at(mate).goal;
            if (goal < 0)
                continue;
            if (pace.stopsBefore(standing.workOf(goal)))
                return false;
            standing.add(goal);
        }
        return true;
    }

    void looked(const Look &look)
    {
        if (m_walk != nullptr && m_walk->looks.size() < Walk::mostLooks)
            m_walk->looks.push_back(look);
    }

    /// The card is thrown away, and the next one begins.
    void beginAgain()
    {
        if (m_walk != nullptr)
            *m_walk = {.looks = {}, .cards = m_walk->cards + 1};
    }

private:
    Walk *m_walk = nullptr;
};

std::unique_ptr<Maker> srlMaker(const CompiledList &list);
std::unique_ptr<Maker> randomizedMaker(const CompiledList &list);
std::unique_ptr<Maker> isaacMaker(const CompiledList &list);
std::unique_ptr<Maker> synergenMaker(const CompiledList &list);
std::unique_ptr<Maker> v8Maker(const CompiledList &list);

/// The index that a random number picks of so many; never `count`.
inline std::size_t picked(double number, std::size_t count)
{
    return static_cast<std::size_t>(number * static_cast<double>(count));
}

inline std::unexpected<Failure> cancelled()
{
    return std::unexpected(Failure{.fault = Fault::Cancelled});
}

} // namespace boardwright::sites

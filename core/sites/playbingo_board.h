// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/watch.h"
#include "core/sites/board.h"
#include "core/sites/playbingo_list.h"
#include "core/sites/site_list.h"
#include "core/sites/walk.h"

#include <memory>
#include <vector>

namespace boardwright::sites::playbingo {

struct Board {
    std::vector<Cell> cells; ///< row-major
    int width = 0;

    friend bool operator==(const Board &, const Board &) = default;
};

/// The goals of a list that pass its filters, as indices, in order.
std::vector<int> usedGoals(const List &list);

/// Goals with their categories as types, for clashes.
SiteList typedGoals(const std::vector<Goal> &goals);

/// A list prepared for boards. Constant; any number of threads may use it.
struct CompiledList;

std::shared_ptr<const CompiledList> compileList(const List &list);

/// Makes boards of a list with memory of its own, for one thread.
class BoardMaker final {
public:
    explicit BoardMaker(std::shared_ptr<const CompiledList> list);
    ~BoardMaker();
    BoardMaker(const BoardMaker &) = delete;
    BoardMaker &operator=(const BoardMaker &) = delete;

    /// The board that the site makes for a seed of 0..largestSeed: a pure function of both. On
    /// failure (TooFewGoals, NoGoalFits with its cell, Cancelled) `into` holds the cells that were
    /// filled. A given `walk` is cleared and then records what was considered; it has no effect on
    /// the board.
    Made make(std::uint32_t seed, Board &into, Watch &watch, Walk *walk = nullptr);

private:
    struct Memory;

    std::shared_ptr<const CompiledList> m_list;
    std::unique_ptr<Memory> m_memory;
};

} // namespace boardwright::sites::playbingo

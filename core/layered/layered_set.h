// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/happiness.h"
#include "core/generator/generator.h"
#include "core/layered/parameters.h"
#include "core/layered/pieces.h"
#include "core/layered/run_data.h"
#include "core/random/draws.h"

#include <optional>
#include <vector>

namespace boardwright::layered {

/// Consecutive pieces that are placed and arranged together.
struct Layer {
    int number = 0; ///< as in the table
    std::size_t first = 0; ///< index of its first piece
    std::size_t last = 0; ///< one past that of its last
    qint64 most = 0; ///< the highest score that the board can have after it
};

/// A set prepared for layered boards. Pieces count in the order in which they are placed.
struct LayeredSet final : Compiled {
    explicit LayeredSet(const GoalSet &set, const Settings &settings);

    const PieceRow &rowOf(std::size_t piece) const { return rows[types[piece]]; }

    /// The highest score of the finished board.
    qint64 most() const { return layers.empty() ? 0 : layers.back().most; }

    Options options;
    std::vector<PieceRow> rows; ///< by layer; their index is the type of their pieces
    std::vector<std::size_t> types; ///< by piece
    std::vector<Layer> layers;
    std::optional<arrange::Terrain> terrain; ///< always there; built after the shape
    RunData run;
};

/// One thread's memory.
struct LayeredScratch final : Scratch {
    explicit LayeredScratch(const LayeredSet &set)
        : board(*set.terrain)
    {
    }

    arrange::Happiness board; ///< the board made last
    std::vector<SiteIndex> tiles;
    std::vector<std::size_t> movers; ///< pieces of the layer at work
    std::vector<qint64> scores; ///< after each layer
    std::vector<int> unmet; ///< by rule: pieces that do not meet it
    std::optional<Draws> draws; ///< of its seed
};

/// The rows as types of pieces, for rules.
std::vector<arrange::PieceType> pieceTypes(const std::vector<PieceRow> &rows);

} // namespace boardwright::layered

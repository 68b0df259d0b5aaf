// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/happiness.h"
#include "core/generator/generator.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace boardwright {

struct ToyGoal {
    RowId row = RowId::none;
    std::uint64_t identity = 0;
    double merry = 1;
    int rowIndex = 0; ///< in the set
};

struct ToySet final : Compiled {
    std::vector<std::shared_ptr<const Shape>> shapes; ///< one of them is that of a board
    std::shared_ptr<const Shape> part;
    std::vector<RowId> rooms;
    std::vector<RowId> guests; ///< parallel to rooms
    std::vector<bool> lit; ///< parallel to rooms
    std::vector<ToyGoal> goals;
    int rows = 0;
    std::optional<arrange::Terrain> terrain; ///< of a part; nothing: it is not arranged
    int passes = 0;
};

struct ToyScratch final : Scratch {
    std::vector<std::pair<std::uint64_t, std::size_t>> order;
    std::optional<arrange::Happiness> happiness;
};

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/magic_square.h"

#include <algorithm>

namespace boardwright {

namespace {

// Constants of the shared construction; other values would give other boards.
constexpr unsigned tableNumbers = 1000; ///< three decimal digits select a table
constexpr unsigned block = 120; ///< 5! orders of five; the rest of the digits shifts the square
constexpr unsigned eights = 8;

using Order = std::array<std::uint8_t, magicSide>;

/// An order of 0..4, built by inserting each number where the digits say.
constexpr Order orderOf(unsigned number)
{
    const unsigned eighth = number % eights;
    const std::array<unsigned, magicSide> places{
        0, eighth % 2, number % 3, eighth / 2, number % static_cast<unsigned>(magicSide)};
    Order order{};
    for (unsigned next = 0; next < order.size(); ++next) {
        auto *const place = order.begin() + places.at(next);
        std::shift_right(place, order.begin() + next + 1, 1);
        *place = static_cast<std::uint8_t>(next);
    }
    return order;
}

/// The orders of all tables: 5 KB instead of 25 MB for all squares, and as fast.
constexpr std::array<Order, tableNumbers> orders = [] {
    std::array<Order, tableNumbers> all{};
    for (unsigned number = 0; number < all.size(); ++number)
        all.at(number) = orderOf(number);
    return all;
}();

} // namespace

MagicSquare magicSquare(std::uint64_t seed)
{
    constexpr unsigned side = magicSide;
    const auto low = static_cast<unsigned>(seed % tableNumbers);
    const auto high = static_cast<unsigned>(seed / tableNumbers % tableNumbers);
    const Order &fives = orders.at(low);
    const Order &ones = orders.at(high);
    const unsigned shift = (low / block * eights + high / block) % side;
    MagicSquare square{};
    for (unsigned cell = 0; cell < square.size(); ++cell) {
        const unsigned x = cell + shift;
        const unsigned y = cell / side;
        square.at(cell) = static_cast<std::uint8_t>(
            side * fives.at((x + 3 * y) % side) + ones.at((3 * x + y) % side) + 1);
    }
    return square;
}

} // namespace boardwright

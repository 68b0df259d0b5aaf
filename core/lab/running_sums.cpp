// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/running_sums.h"

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

/// Numbers up to mostSmall are summed in one packed word each, for mostInARow boards: no part
/// overflows.
constexpr std::uint64_t mostSmall = 255;
constexpr std::uint64_t mostInARow = 4095;
constexpr int sumShift = 12;
constexpr int squaresShift = 32;
constexpr int wordBits = 64;
static_assert(mostInARow < std::uint64_t{1} << sumShift);
static_assert(mostSmall * mostInARow < std::uint64_t{1} << (squaresShift - sumShift));
static_assert(mostSmall * mostSmall * mostInARow < std::uint64_t{1} << (wordBits - squaresShift));

/// By number: what it adds to the word.
constexpr auto wordOfNumber = [] {
    std::array<std::uint64_t, mostSmall + 1> words{};
    for (std::uint64_t number = 1; number <= mostSmall; ++number)
        words.at(number) = 1 + (number << sumShift) + (number * number << squaresShift);
    return words;
}();

/// Counts, for each item, the class that its number is.
void addClasses(std::span<const int> numbers, std::span<std::uint16_t> into)
{
    if (numbers.empty())
        return;
    const std::size_t classes = into.size() / numbers.size();
    std::uint16_t *counts = into.data();
    for (const int number : numbers) {
        if (number != Binned::nothing)
            ++counts[static_cast<std::size_t>(number)];
        counts += classes;
    }
}

/// Adds, for each item, its amount.
void addSmall(std::span<const int> numbers, std::span<std::uint64_t> into)
{
    for (std::size_t item = 0; item < numbers.size(); ++item)
        into[item] += wordOfNumber[static_cast<std::size_t>(numbers[item])];
}

void addOthers(std::span<const int> numbers, std::span<NumberSums> into)
{
    for (std::size_t item = 0; item < numbers.size(); ++item) {
        NumberSums &sums = into[item];
        if (numbers[item] == Binned::nothing) {
            ++sums.count;
            continue;
        }
        const qint64 bins = clampedBins(numbers[item]);
        sums.nonzero += bins == 0 ? 0U : 1U;
        sums.sum += bins;
        sums.squares += static_cast<quint64>(bins * bins);
    }
}

template <typename Number>
void move(std::vector<Number> &numbers, std::vector<quint64> &into)
{
    for (std::size_t i = 0; i < numbers.size(); ++i)
        into[i] += numbers[i];
    std::ranges::fill(numbers, Number{0});
}

} // namespace

RunningSums::RunningSums(const Tally &tally)
    : m_cells(tally.cells.size(), 0)
    , m_measures(tally.measures.size())
{
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        m_measures[i].amounts.assign(tally.measures[i].sums.size(), 0);
        m_measures[i].classes.assign(tally.measures[i].classes.size(), 0);
    }
}

void RunningSums::add(const Binned &numbers, Tally &into)
{
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        const std::span<const int> items = numbers.values[i];
        Sums &sums = m_measures[i];
        if (!sums.classes.empty()) {
            addClasses(items, sums.classes);
            continue;
        }
        unsigned bits = 0; // of all: many measures are 0 on most boards
        for (const int number : items)
            bits |= static_cast<unsigned>(number);
        if (bits > mostSmall)
            addOthers(items, into.measures[i].sums);
        else if (bits != 0)
            addSmall(items, sums.amounts);
    }
    if (++m_boards == mostInARow)
        moveTo(into);
}

void RunningSums::moveTo(Tally &into)
{
    constexpr std::uint64_t count = (std::uint64_t{1} << sumShift) - 1;
    constexpr std::uint64_t sum = (std::uint64_t{1} << (squaresShift - sumShift)) - 1;
    move(m_cells, into.cells);
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        std::vector<std::uint64_t> &amounts = m_measures[i].amounts;
        for (std::size_t item = 0; item < amounts.size(); ++item) {
            NumberSums &sums = into.measures[i].sums[item];
            sums.nonzero += amounts[item] & count;
            sums.sum += static_cast<qint64>((amounts[item] >> sumShift) & sum);
            sums.squares += amounts[item] >> squaresShift;
        }
        std::ranges::fill(amounts, std::uint64_t{0});
        move(m_measures[i].classes, into.measures[i].classes);
    }
    m_boards = 0;
}

void RunningSums::clear()
{
    std::ranges::fill(m_cells, std::uint32_t{0});
    for (Sums &sums : m_measures) {
        std::ranges::fill(sums.amounts, std::uint64_t{0});
        std::ranges::fill(sums.classes, std::uint16_t{0});
    }
    m_boards = 0;
}

} // namespace boardwright

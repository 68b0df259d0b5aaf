// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/running_sums.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <utility>

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

[[noreturn]] void breakOff(const StudiedMeasure &measure)
{
    throw std::length_error(
        "The numbers of \"" + measure.key.toStdString() + "\" do not fit its items or classes");
}

/// Counts, for each item, the class that its number is. False: a class is unknown.
bool addClasses(std::span<const int> numbers, std::size_t classes, std::span<std::uint16_t> into)
{
    std::uint16_t *counts = into.data();
    bool areKnown = true;
    for (const int number : numbers) {
        // As an unsigned number, `nothing` is larger than any class.
        if (static_cast<std::size_t>(static_cast<unsigned>(number)) < classes)
            ++counts[static_cast<std::size_t>(number)];
        else
            areKnown &= number == Binned::nothing;
        counts += classes;
    }
    return areKnown;
}

/// Adds, for each item, its amount.
void addSmall(std::span<const int> numbers, std::span<std::uint64_t> into)
{
    for (std::size_t item = 0; item < numbers.size(); ++item)
        into[item] += wordOfNumber[static_cast<std::size_t>(numbers[item])];
}

void addAmount(int number, NumberSums &into)
{
    const qint64 bins = clampedBins(number);
    into.nonzero += bins == 0 ? 0U : 1U;
    into.sum += bins;
    into.squares += static_cast<quint64>(bins * bins);
}

void addOthers(
    std::span<const int> numbers, std::span<std::uint16_t> missing, std::span<NumberSums> into)
{
    for (std::size_t item = 0; item < numbers.size(); ++item) {
        if (numbers[item] == Binned::nothing)
            ++missing[item];
        else
            addAmount(numbers[item], into[item]);
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
        if (tally.study->isGrouped(tally.study->measures[i].scope))
            continue;
        m_measures[i].amounts.assign(tally.measures[i].sums.size(), 0);
        m_measures[i].missing.assign(tally.measures[i].sums.size(), 0);
        m_measures[i].classes.assign(tally.measures[i].classes.size(), 0);
    }
}

void RunningSums::add(const Binned &numbers, const PlaceItems &items, Tally &into)
{
    const Study &study = *into.study;
    if (numbers.values.size() != m_measures.size())
        throw std::length_error("A board does not have all numbers of its study");
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        const StudiedMeasure &measure = study.measures[i];
        if (study.isGrouped(measure.scope)) {
            addGroups(numbers, i, items, into);
            continue;
        }
        const std::span<const int> values = numbers.values[i];
        Sums &sums = m_measures[i];
        if (!measure.classes.isEmpty()) {
            const auto classes = static_cast<std::size_t>(measure.classes.size());
            if (values.size() * classes != sums.classes.size()
                || !addClasses(values, classes, sums.classes))
                breakOff(measure);
            continue;
        }
        if (values.size() != sums.amounts.size())
            breakOff(measure);
        unsigned bits = 0; // of all: many measures are 0 on most boards
        for (const int number : values)
            bits |= static_cast<unsigned>(number);
        if (bits > mostSmall)
            addOthers(values, sums.missing, into.measures[i].sums);
        else if (bits != 0)
            addSmall(values, sums.amounts);
    }
    for (const std::uint8_t group :
        into.places.empty() ? std::span<const std::uint8_t>() : items.groups(Scope::Site))
        ++into.places[group];
    if (++m_boards == mostInARow)
        moveTo(into);
}

void RunningSums::addGroups(
    const Binned &numbers, std::size_t measure, const PlaceItems &items, Tally &into)
{
    const StudiedMeasure &studied = into.study->measures[measure];
    const std::span<const int> values = numbers.values[measure];
    const std::span<const std::uint8_t> groups = items.groups(studied.scope);
    if (values.size() != groups.size())
        breakOff(studied);
    MeasureTally &sums = into.measures[measure];
    const auto classes = static_cast<std::size_t>(studied.classes.size());
    for (std::size_t place = 0; place < values.size(); ++place) {
        if (values[place] == Binned::nothing)
            continue;
        const std::size_t group = groups[place];
        if (classes == 0) {
            ++sums.sums[group].count;
            addAmount(values[place], sums.sums[group]);
        } else if (std::cmp_less(values[place], classes) && values[place] >= 0) {
            ++sums.classes[group * classes + static_cast<std::size_t>(values[place])];
        } else {
            breakOff(studied);
        }
    }
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
            sums.count += m_boards - m_measures[i].missing[item];
            sums.nonzero += amounts[item] & count;
            sums.sum += static_cast<qint64>((amounts[item] >> sumShift) & sum);
            sums.squares += amounts[item] >> squaresShift;
        }
        std::ranges::fill(amounts, std::uint64_t{0});
        std::ranges::fill(m_measures[i].missing, std::uint16_t{0});
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
        std::ranges::fill(sums.missing, std::uint16_t{0});
    }
    m_boards = 0;
}

} // namespace boardwright

// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/candidate_order.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace boardwright {

namespace {

constexpr std::size_t numbersEach = 4; ///< random numbers per goal
/// Replaces the key of a goal that was tried: lower than every other key.
constexpr double keyOfTried = -std::numeric_limits<double>::infinity();

} // namespace

void CandidateOrder::shuffle(const BalancedTables &tables, const TimeWindow &window, Arc4 &random)
{
    m_begin = window.goals.begin;
    m_size = window.goals.size();
    m_taken = 0;
    m_isSorted = !tables.profile.useFrequencyBalancing;
    if (m_isSorted) {
        m_order.resize(m_size);
        std::ranges::iota(m_order, 0U);
        shuffleForwards(std::span(m_order), random);
        return;
    }
    m_numbers.resize(numbersEach * m_size);
    random.fill(m_numbers);
    m_keys.resize(m_size);
    for (std::size_t i = 0; i < m_size; ++i) {
        double key = tables.weights[m_begin + i];
        for (const double number : std::span(m_numbers).subspan(numbersEach * i, numbersEach))
            key += number; // from left to right: the last bit may matter
        m_keys[i] = key - 2; // the mean of four numbers in [0, 1) is 2 in all
    }
}

/// Sorts the goals that remain by descending key; equal keys keep their listed order.
void CandidateOrder::sortRest()
{
    m_order.resize(m_size);
    std::ranges::iota(m_order, 0U);
    // Not std::stable_sort, which would allocate.
    std::ranges::sort(m_order, [this](std::uint32_t a, std::uint32_t b) {
        return m_keys[a] != m_keys[b] ? m_keys[a] > m_keys[b] : a < b;
    });
    // The goals already tried have the lowest key, so they are last and are cut off.
    m_order.resize(m_size - m_taken);
    m_taken = 0;
    m_size = m_order.size();
    m_isSorted = true;
}

std::optional<GoalNumber> CandidateOrder::next()
{
    if (m_taken == m_size)
        return std::nullopt;
    if (!m_isSorted && m_taken == firstSought)
        sortRest();
    if (m_isSorted)
        return m_begin + m_order[m_taken++];
    // Of equal keys, the first one listed.
    const auto best = std::ranges::max_element(std::span(m_keys).first(m_size));
    *best = keyOfTried;
    ++m_taken;
    return m_begin + static_cast<GoalNumber>(&*best - m_keys.data());
}

} // namespace boardwright

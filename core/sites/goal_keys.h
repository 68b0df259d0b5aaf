// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/site_list.h"

#include <QtTypes>

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright::sites {

/// The types of all goals as numbers (type_keys.h), for clashes. The clash of a goal that asks with
/// one that stands is counted over pairs of equal types: each pair counts 1, and 1 more for each of
/// the two that is "extra" with any type of the other. Extra is the first type; for goals with
/// subtypes it is the subtypes, which count only with the types of the other.
class GoalKeys final {
public:
    enum class Extra : std::uint8_t { FirstType, Subtypes };

    GoalKeys(const SiteList &list, Extra extra);

    /// One more than the highest key.
    std::size_t size() const { return m_size; }

    std::span<const std::uint32_t> asking(int goal) const { return keys(goal, 0); }

    std::span<const std::uint32_t> askingExtra(int goal) const { return keys(goal, 1); }

    std::span<const std::uint32_t> standing(int goal) const { return keys(goal, 2); }

    std::span<const std::uint32_t> standingExtra(int goal) const { return keys(goal, 3); }

private:
    std::span<const std::uint32_t> keys(int goal, std::size_t part) const
    {
        const std::size_t at = static_cast<std::size_t>(goal) * 4 + part;
        return std::span(m_keys).subspan(m_begins[at], m_begins[at + 1] - m_begins[at]);
    }

    std::vector<std::uint32_t> m_keys;
    std::vector<std::uint32_t> m_begins; ///< four a goal, and the end
    std::size_t m_size = 0;
};

/// The types that stand around a cell, counted, so that the clash of a candidate takes time in its
/// own types only. Reused; as many counts as there are keys.
class StandingTypes final {
public:
    explicit StandingTypes(const GoalKeys &keys)
        : m_keys(&keys)
        , m_counts(keys.size())
    {
    }

    void add(int goal)
    {
        m_goals.push_back(goal);
        count(goal, 1);
    }

    void clear()
    {
        for (const int goal : m_goals)
            count(goal, -1);
        m_goals.clear();
    }

    qint64 clashOf(int goal) const
    {
        qint64 clash = 0;
        for (const std::uint32_t key : m_keys->asking(goal))
            clash += m_counts[key].withExtra;
        for (const std::uint32_t key : m_keys->askingExtra(goal))
            clash += m_counts[key].types;
        return clash;
    }

    /// How many keys add() and clashOf() look at, as an amount of work.
    std::size_t workOf(int goal) const
    {
        return m_keys->standing(goal).size() + m_keys->standingExtra(goal).size() + 1;
    }

private:
    struct Counts {
        qint64 types = 0;
        qint64 withExtra = 0; ///< types, and extra ones
    };

    void count(int goal, int by)
    {
        for (const std::uint32_t key : m_keys->standing(goal)) {
            m_counts[key].types += by;
            m_counts[key].withExtra += by;
        }
        for (const std::uint32_t key : m_keys->standingExtra(goal))
            m_counts[key].withExtra += by;
    }

    const GoalKeys *m_keys;
    std::vector<Counts> m_counts; ///< by key
    std::vector<int> m_goals; ///< that were added
};

} // namespace boardwright::sites
